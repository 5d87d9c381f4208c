// Role: answers a lesson, quiz or other lesson data file from the `lessons` cache.
// Guarantee: a kept file answers without the network; a missing one is fetched, and kept if it is the promised one.
// Must not: hand on anything but JSON, nor keep bytes whose hash does not match.

import { keepLesson, LESSONS_PATH, lessonKey, type LessonShelf } from './lessonCache'

type Fetch = (request: Request) => Promise<Response>

export async function answerLessonData(shelf: LessonShelf, file: string, fetch: Fetch): Promise<Response> {
  const key = lessonKey(shelf, file)
  const kept = key === undefined ? undefined : await shelf.cache.match(key)
  return kept ?? (await fromNetwork(shelf, file, fetch)) ?? (await olderVersion(shelf, file)) ?? Response.error()
}

async function fromNetwork(shelf: LessonShelf, file: string, fetch: Fetch): Promise<Response | undefined> {
  try {
    const response = await fetch(new Request(shelf.origin + LESSONS_PATH + file, { cache: 'no-cache' }))
    if (!response.ok || !isJson(response)) return undefined
    const copy = await response.clone().arrayBuffer()
    await keepLesson(shelf, file, copy)
    return response
  } catch {
    return undefined
  }
}

/** After an update whose lessons are not here yet, last week's lesson is better than none. */
function olderVersion({ cache, origin }: LessonShelf, file: string): Promise<Response | undefined> {
  return cache.match(origin + LESSONS_PATH + file, { ignoreSearch: true })
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json')
}
