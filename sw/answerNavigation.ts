// Role: answers a page load from the precache. A public page gets its own HTML, a lesson the shell of lessons, any
// other path the shell.
// Guarantee: a saved page is returned at once, without the network.
// Must not: answer requests for a path to a file. The server reports missing files.

import { cleanPath } from '../src/platform/cleanPath'

/** Finds a saved response by path. Undefined if the response was not precached or was lost. */
export type FindPage = (path: string) => Promise<Response | undefined>

/** The address of a lesson. */
const LESSON = /^\/lesson\/[^./]+\/[^./]+$/

/**
 * The paths to look for, in order of preference. Empty if the path is for a file, because this worker doesn't answer
 * such a request.
 */
export function pagesFor(pathname: string, isPrecached: (path: string) => boolean): readonly string[] {
  if (isPrecached(pathname)) return [pathname, '/shell']
  const bare = cleanPath(pathname)
  if (isPrecached(bare)) return [bare, '/shell']
  if (LESSON.test(bare) && isPrecached('/lesson')) return ['/lesson', '/shell']
  const lastSegment = bare.slice(bare.lastIndexOf('/') + 1)
  return lastSegment.includes('.') ? [] : ['/shell']
}

export async function answerNavigation(
  pages: readonly string[],
  find: FindPage,
  fromNetwork: () => Promise<Response>,
): Promise<Response> {
  for (const page of pages) {
    const response = await find(page)
    if (response) return response
  }
  return fromNetwork()
}
