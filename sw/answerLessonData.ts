// Role: answers a lesson, quiz or other lesson data file from the `lessons` cache.
// Guarantee: a saved file is returned without using the network. A missing file is fetched, and saved if its hash
// matches.
// Must not: return anything but JSON, nor save bytes whose hash does not match.

import { BadAnswer, MOST_BYTES, readAtMost } from '../src/platform/readAtMost'
import { keepLesson, type LessonCache, lessonAddress, lessonKey } from './lessonCache'

const BAD_GATEWAY = 502

type Fetch = (request: Request) => Promise<Response>

/**
 * @param isFresh the page could not read the saved file, so the network comes first and the saved file is the fallback
 */
export async function answerLessonData(
  lessonCache: LessonCache,
  file: string,
  fetch: Fetch,
  isFresh = false,
): Promise<Response> {
  const key = lessonKey(lessonCache, file)
  const kept = key === undefined ? undefined : await lessonCache.cache.match(key)
  if (kept !== undefined && !isFresh) return kept
  const answer = await fromNetwork(lessonCache, file, fetch)
  return answer.ok ? answer : (kept ?? (await olderVersion(lessonCache, file)) ?? answer)
}

/**
 * Returns the file, or a server error unchanged, so that the page can tell a server error from being offline. Rejects
 * on a network error.
 */
async function fromNetwork(lessonCache: LessonCache, file: string, fetch: Fetch): Promise<Response> {
  const request = new Request(lessonAddress(lessonCache, file), { cache: 'no-cache' })
  const response = await fetch(request).catch(() => Response.error())
  if (response.type === 'error') return response
  if (!response.ok) return noFile(response.status)
  try {
    // A captive portal answers 200 with its own page.
    if (!isJson(response)) return noFile(BAD_GATEWAY)
    const bytes = await readAtMost(response, MOST_BYTES)
    // Even if the browser can't save the file, the page gets it.
    await keepLesson(lessonCache, file, bytes).catch(() => false)
    return new Response(bytes, { headers: { 'content-type': 'application/json; charset=utf-8' } })
  } catch (error) {
    return error instanceof BadAnswer ? noFile(BAD_GATEWAY) : Response.error()
  }
}

function noFile(status: number): Response {
  return new Response(null, { status })
}

/** After an update whose lessons are not on this device yet, an older version of the lesson is better than none. */
function olderVersion(lessonCache: LessonCache, file: string): Promise<Response | undefined> {
  return lessonCache.cache.match(lessonAddress(lessonCache, file), { ignoreSearch: true })
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json')
}
