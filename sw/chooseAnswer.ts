// Role: decides how a request is answered: by a saved page, a saved file, lesson data, the rescue, or the network.
// Guarantee: requests that are not ours (other origins, writes, ranges, unknown files) pass as if there were no worker.
// Must not: wait for the network if a saved answer exists.

import { answerLessonData } from './answerLessonData'
import { answerNavigation, answerStranger, isScreen, pagesFor } from './answerNavigation'
import { type LessonCache, lessonNameOf } from './lessonCache'
import type { Precache } from './precache'
import { isRescue, type RescuePage } from './rescue'

export interface AnswerTools {
  readonly origin: string
  readonly precache: Precache
  readonly openLessonCache: () => Promise<LessonCache>
  readonly isLessonFile: (file: string) => boolean
  readonly fetch: (request: Request) => Promise<Response>
  /** @param page the page in another language than English */
  readonly rescue: (url: URL, page?: RescuePage) => Promise<Response>
}

/** Undefined: the request goes to the network unchanged. */
export function chooseAnswer(request: Request, tools: AnswerTools): Promise<Response> | undefined {
  const url = new URL(request.url)
  const { origin, precache, fetch } = tools
  if (!isForWorker(request, url, origin)) return undefined

  const isNavigation = request.mode === 'navigate'
  if (isNavigation && isRescue(url)) return tools.rescue(url)

  const file = lessonNameOf(url.pathname)
  if (tools.isLessonFile(file)) {
    return tools
      .openLessonCache()
      .then((lessonCache) => answerLessonData(lessonCache, file, fetch, request.cache === 'reload'))
  }

  const find = async (path: string): Promise<Response | undefined> => {
    const key = precache.keyOf(new URL(path, origin))
    return key === undefined ? undefined : (await precache.open()).match(key, { ignoreVary: true })
  }
  if (isNavigation) {
    const pages = pagesFor(url.pathname, (path) => precache.keyOf(new URL(path, origin)) !== undefined)
    if (pages.length === 0) return undefined
    const saved = () => answerNavigation(pages, find, () => fetch(request))
    // Two pages are a page of its own and the shell.
    return pages.length > 1 || isScreen(url.pathname) ? saved() : answerStranger(() => fetch(request), saved)
  }
  if (precache.keyOf(url) === undefined) return undefined
  return find(url.pathname).then((kept) => kept ?? fetch(request))
}

export function isForWorker(request: Request, url: URL, origin: string): boolean {
  return request.method === 'GET' && url.origin === origin && !request.headers.has('range')
}
