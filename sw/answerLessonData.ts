// Role: answers a lesson, quiz or other lesson data file from the `lessons` cache.
// Guarantee: a kept file answers without the network; a missing one is fetched, and kept if it is the promised one.
// Must not: hand on anything but JSON, nor keep bytes whose hash does not match.

import { BadAnswer, MOST_BYTES, readAtMost } from '../src/platform/readAtMost'
import { keepLesson, LESSONS_PATH, lessonKey, type LessonShelf } from './lessonCache'

const BAD_GATEWAY = 502

type Fetch = (request: Request) => Promise<Response>

/** @param isFresh the page could not read the file: the network is asked first, and what is kept stands in for it */
export async function answerLessonData(
  shelf: LessonShelf,
  file: string,
  fetch: Fetch,
  isFresh = false,
): Promise<Response> {
  const key = lessonKey(shelf, file)
  const kept = key === undefined ? undefined : await shelf.cache.match(key)
  if (kept !== undefined && !isFresh) return kept
  const answer = await fromNetwork(shelf, file, fetch)
  return answer.ok ? answer : (kept ?? (await olderVersion(shelf, file)) ?? answer)
}

/** The file; an error of the server as it is, for the page to tell from a missing connection; or an error of the network. */
async function fromNetwork(shelf: LessonShelf, file: string, fetch: Fetch): Promise<Response> {
  const response = await fetch(new Request(shelf.origin + LESSONS_PATH + file, { cache: 'no-cache' })).catch(() =>
    Response.error(),
  )
  if (response.type === 'error') return response
  if (!response.ok) return noFile(response.status)
  try {
    // A captive portal answers 200 with a page of its own.
    if (!isJson(response)) return noFile(BAD_GATEWAY)
    const bytes = await readAtMost(response, MOST_BYTES)
    // A browser that keeps nothing more must not take from the page what has arrived.
    await keepLesson(shelf, file, bytes).catch(() => false)
    return new Response(bytes, { headers: { 'content-type': 'application/json; charset=utf-8' } })
  } catch (error) {
    return error instanceof BadAnswer ? noFile(BAD_GATEWAY) : Response.error()
  }
}

function noFile(status: number): Response {
  return new Response(null, { status })
}

/** After an update whose lessons are not here yet, last week's lesson is better than none. */
function olderVersion({ cache, origin }: LessonShelf, file: string): Promise<Response | undefined> {
  return cache.match(origin + LESSONS_PATH + file, { ignoreSearch: true })
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json')
}
