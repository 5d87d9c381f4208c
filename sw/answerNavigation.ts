// Role: answers a page load from the precache. A public page gets its own HTML, a lesson the shell of lessons, any
// other path the shell.
// Guarantee: a saved page is returned at once, without the network. Only a path without a screen asks the network first.
// Must not: answer requests for a path to a file. The server reports missing files.

import { BASE } from '../src/platform/base'
import { cleanPath } from '../src/platform/cleanPath'

/** Finds a saved response by path. Undefined if the response was not precached or was lost. */
export type FindPage = (path: string) => Promise<Response | undefined>

/** The addresses of lessons, and of all screens, in the folder of the site. The table of places is too large here. */
const LESSON = /^lesson\/[^./]+\/[^./]+$/
const SCREEN =
  /^(?:login|(?:dashboard|learning)(?:-old)?|achievements|profile|tools|quiz\/[^./]+|lesson\/[^./]+\/[^./]+)$/
const [SHELL, LESSON_PAGE] = [`${BASE}shell`, `${BASE}lesson`]

/**
 * The paths to look for, in order of preference. Empty if the path is for a file, because this worker doesn't answer
 * such a request.
 */
export function pagesFor(pathname: string, isPrecached: (path: string) => boolean): readonly string[] {
  if (isPrecached(pathname)) return [pathname, SHELL]
  const bare = cleanPath(pathname)
  if (isPrecached(bare)) return [bare, SHELL]
  if (isLesson(bare) && isPrecached(LESSON_PAGE)) return [LESSON_PAGE, SHELL]
  const lastSegment = bare.slice(bare.lastIndexOf('/') + 1)
  return lastSegment.includes('.') ? [] : [SHELL]
}

/** Whether this is the path of a lesson, as `cleanPath` writes it. */
export function isLesson(path: string): boolean {
  return LESSON.test(path.slice(BASE.length))
}

/** Whether a screen has this path. Any other path may lead to another site, in a folder below this one. */
export function isScreen(pathname: string): boolean {
  return SCREEN.test(cleanPath(pathname).slice(BASE.length))
}

/** Asks the network for a page that may be of another site. Without an answer, the saved not-found page is right. */
export async function answerStranger(
  fromNetwork: () => Promise<Response>,
  saved: () => Promise<Response>,
): Promise<Response> {
  const response = await fromNetwork().catch(() => undefined)
  return response === undefined || response.status >= 400 ? saved() : response
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
