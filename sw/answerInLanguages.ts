// Role: decides how a request is answered in a build with several languages (chooseAnswer.ts is for one).
// Guarantee: screens of learners are in the language in use. A public page has its own language if that is on this device.
// Must not: wait for the network if the page itself is saved, or answer requests that are not ours.

import { BASE } from '../src/platform/base'
import { cleanPath } from '../src/platform/cleanPath'
import { answerLessonData } from './answerLessonData'
import { answerNavigation, answerStranger, isLesson, isScreen } from './answerNavigation'
import { type AnswerTools, isForWorker } from './chooseAnswer'
import type { Languages } from './languages'
import { lessonKey, lessonNameOf } from './lessonCache'
import type { BuiltLanguage } from './offlineIndex'
import type { SitePart } from './sitePart'
import { isRescue, parseRescuePage, type RescuePage } from './rescue'

/** The precache and the lessons of `AnswerTools` are those of English. */
interface LanguageAnswerTools extends Omit<AnswerTools, 'openLessonCache'> {
  readonly built: readonly BuiltLanguage[]
  readonly languages: Pick<Languages, 'open' | 'opened' | 'left'>
}

const ASSETS = `${BASE}assets/`

/** Undefined: the request goes to the network unchanged. */
export function answerInLanguages(request: Request, tools: LanguageAnswerTools): Promise<Response> | undefined {
  const url = new URL(request.url)
  const { origin, built, precache: english, languages, fetch } = tools
  if (!isForWorker(request, url, origin)) return undefined

  const { pathname } = url
  const path = cleanPath(pathname)
  const fromNetwork = (): Promise<Response> => fetch(request)
  /** The folder of another language that has this path, or that of English. */
  const folder = built.find((language) => language.folder !== '' && isIn(path, BASE + language.folder))?.folder ?? ''
  const isKnown = folder !== '' || english.keyOf(url) !== undefined

  if (request.mode === 'navigate') {
    if (isRescue(url)) return answerRescue()
    return isKnown || !isFile(path) ? answerPage() : undefined
  }
  const isOurs = isKnown || pathname.startsWith(ASSETS) || tools.isLessonFile(lessonNameOf(pathname))
  return isOurs ? answerFile() : undefined

  /** A page of a language that is no longer kept is saved until its files are removed. */
  async function find({ precache }: SitePart, wanted: string): Promise<Response | undefined> {
    const address = new URL(origin + wanted)
    const key = precache.keyOf(address) ?? english.keyOf(address)
    return key === undefined ? undefined : (await english.open()).match(key, { ignoreVary: true })
  }

  async function answerFile(): Promise<Response> {
    // Their addresses have a hash, so they need no list.
    if (pathname.startsWith(ASSETS)) {
      return (await (await english.open()).match(origin + pathname, { ignoreVary: true })) ?? fromNetwork()
    }
    const site = await languages.opened()
    const file = lessonNameOf(pathname)
    const ofFile = ({ lessonCache }: SitePart): boolean => Object.hasOwn(lessonCache.index.files, file)
    if (ofFile(site)) return answerLessonData(site.lessonCache, file, fetch, request.cache === 'reload')
    return (
      (await find(site, pathname)) ??
      orLeft(async (parts) => {
        const part = parts.find(ofFile)
        return part?.lessonCache.cache.match(lessonKey(part.lessonCache, file) ?? '')
      })
    )
  }

  /**
   * Asks the network, then the files of languages that are no longer kept. They are there until the language in use is
   * complete, and another language is better than no page.
   */
  async function orLeft(find: (parts: readonly SitePart[]) => Promise<Response | undefined>): Promise<Response> {
    try {
      return await fromNetwork()
    } catch (error) {
      const left = await find(await languages.left())
      if (left !== undefined) return left
      throw error
    }
  }

  async function answerPage(): Promise<Response> {
    const site = await languages.open()
    const { home } = site
    const findHere = (page: string): Promise<Response | undefined> => find(site, page)
    const rest = path.slice(BASE.length)
    if (isScreen(pathname)) {
      const page = isLesson(path) ? 'lesson' : rest
      const pages = (start: string): readonly string[] => [start + page, `${start}shell`]
      return answerNavigation([...pages(home), ...pages(BASE)], findHere, () =>
        orLeft(async (parts) => {
          const starts = built.map((language) => BASE + language.folder)
          for (const wanted of starts.flatMap(pages)) {
            for (const part of parts) {
              const found = await find(part, wanted)
              if (found !== undefined) return found
            }
          }
          return undefined
        }),
      )
    }
    const own = (await findHere(pathname)) ?? (await findHere(path))
    if (own !== undefined) return own
    if (isFile(path)) return fromNetwork()
    const same = cleanPath(home + rest.slice(folder.length))
    return answerStranger(fromNetwork, () => answerNavigation([same, `${home}shell`], findHere, fromNetwork))
  }

  async function answerRescue(): Promise<Response> {
    const read = async (): Promise<RescuePage | undefined> => {
      const site = await languages.open()
      return parseRescuePage(await (await find(site, `${site.home}rescue`))?.text())
    }
    // A broken cache is a reason to be here.
    return tools.rescue(url, await read().catch(() => undefined))
  }
}

function isIn(path: string, folder: string): boolean {
  return `${path}/`.startsWith(folder)
}

function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.')
}
