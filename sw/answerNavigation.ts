// Role: answers a page load from the precache. A public page gets its own HTML, a lesson the shell of lessons, any
// other path the shell.
// Guarantee: a saved page is returned at once, without the network.
// Must not: answer for a path that names a file. The server reports missing files.

import { cleanPath } from '../src/platform/cleanPath'

/** Finds a saved response by path. Undefined when it is not precached or was lost. */
export type FindPage = (path: string) => Promise<Response | undefined>

/** The address of a lesson. */
const LESSON = /^\/lesson\/[^./]+\/[^./]+$/

/**
 * The paths to look for, in order of preference. Empty when the path names a file, because such a request is not ours.
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
