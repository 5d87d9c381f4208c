import type { LoadTrouble } from '../progress/loadTrouble'
import { parseLessonId, parseModuleId } from '../progress/ids'
import type { LessonContent, QuizContent } from './curriculum'
import { type Figure, type GlossaryEntry, parseFigures, parseGlossary } from './parseLists'
import { type Manifest, parseManifest } from './parseManifest'
import { type ContentTexts, fallbackLesson, fallbackManifest, fallbackQuiz } from './fallbacks'
import { findLesson, findModule } from './findLesson'
import { parseJson, type Validated } from './validate'
import { parseLesson } from './parseLesson'
import { parseQuiz } from './parseQuiz'

/** A fallback is shown in place of content that failed to load. `trouble` is for the reader, `reason` for the log. */
export type Loaded<T> =
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'fallback'; readonly value: T; readonly trouble: LoadTrouble; readonly reason: string }

/** @param isFresh true skips every copy on the device, because the last copy was damaged */
type FetchText = (path: string, isFresh: boolean) => Promise<string>

export interface LoadFailure {
  /** Relative to the site's root, as given to `fetchText`. */
  readonly path: string
  readonly reason: string
}

/**
 * The promises that a library returns never reject. Loaded content is kept in a cache, of lessons only the latest; a failed
 * load is retried on the next call.
 */
export interface Library {
  manifest(): Promise<Loaded<Manifest>>
  /** Null when a loaded manifest has no such lesson. */
  lesson(moduleId: string, lessonId: string): Promise<Loaded<LessonContent> | null>
  /** Null when a loaded manifest has no such module. */
  quiz(moduleId: string): Promise<Loaded<QuizContent> | null>
  /** Another part of a module's quiz file, read by `parse` (for example `parsePool`). Most pages don't need it. */
  besideQuiz<T>(moduleId: string, parse: (value: unknown) => Validated<T>, fallback: T): Promise<Loaded<T> | null>
  /** The fallback is empty, because a lesson can be read without figures and glossary. */
  figures(): Promise<Loaded<readonly Figure[]>>
  /** Another file in the lessons folder, read by `parse` (for example `parseStateNotes`). Most pages don't need it. */
  file<T>(name: string, parse: (value: unknown) => Validated<T>, fallback: T): Promise<Loaded<T>>
  glossary(): Promise<Loaded<readonly GlossaryEntry[]>>
  /** A lesson with its lists if all of them are loaded already, so that a screen can show it at once. */
  atHand(moduleId: string, lessonId: string): LessonAtHand | undefined
}

interface LessonAtHand {
  readonly lesson: Loaded<LessonContent>
  readonly figures: Loaded<readonly Figure[]>
  readonly glossary: Loaded<readonly GlossaryEntry[]>
}

interface Loader<T> {
  (file: string): Promise<Loaded<T>>
  /** The content if it is loaded already. */
  readonly known: (file: string) => Loaded<T> | undefined
}

const FOLDER = 'data/lessons/'
/** The one that is read, and those before and after it. Reading one from the device again takes a few milliseconds. */
const MOST_LESSONS = 4

/**
 * Loads content (contract, sections 4, 7 and 8.3).
 *
 * @param fetchText gets a path relative to the site's root and sets its own time limit. It rejects with an error that
 * has `isBadAnswer` if the response was not the file, and with any other error if nothing responded.
 * @param texts fill in for texts that a file does not have
 * @param onFailure is called for each failed load, for the log
 */
export function createLibrary(
  fetchText: FetchText,
  texts: ContentTexts,
  onFailure: (failure: LoadFailure) => void = () => undefined,
): Library {
  const damaged = new Set<string>()

  /**
   * Returns a loader for one kind of file. Each kind has its own cache, because a broken manifest may use one file name
   * for two kinds.
   */
  function cachedLoader<T>(parse: (value: unknown) => Validated<T>, fallback: T, most = Infinity): Loader<T> {
    const cache = new Map<string, Promise<Loaded<T>>>()
    const known = new Map<string, Loaded<T>>()

    async function load(path: string): Promise<Loaded<T>> {
      const read = await readFile(() => fetchText(path, damaged.has(path)), parse)
      if (read.kind !== 'unreachable' && read.kind !== 'bad-answer') damaged.delete(path)
      if (read.kind === 'valid') {
        const loaded = { kind: 'loaded', value: read.value } as const
        if (cache.has(path)) known.set(path, loaded)
        return loaded
      }
      if (read.kind === 'damaged') damaged.add(path)
      cache.delete(path)
      onFailure({ path, reason: read.reason })
      return { kind: 'fallback', value: fallback, trouble: read.kind, reason: read.reason }
    }

    const loader = (file: string): Promise<Loaded<T>> => {
      const path = FOLDER + file
      // Two screens that load the same file at the same time share one request.
      const loading = cache.get(path) ?? load(path)
      cache.delete(path)
      cache.set(path, loading)
      const [oldest] = cache.keys()
      if (cache.size > most && oldest !== undefined) {
        cache.delete(oldest)
        known.delete(oldest)
      }
      return loading
    }
    return Object.assign(loader, { known: (file: string) => known.get(FOLDER + file) })
  }

  const manifests = cachedLoader(parseManifest, fallbackManifest(texts))
  const lessons = cachedLoader((value) => parseLesson(value, texts), fallbackLesson(texts), MOST_LESSONS)
  const quizzes = cachedLoader((value) => parseQuiz(value, texts), fallbackQuiz(texts))
  const figures = cachedLoader(parseFigures, [])
  const glossaries = cachedLoader(parseGlossary, [])
  const manifest = () => manifests('manifest.json')
  /** The loaders of `file`, by their `parse` function. */
  const others = new Map<unknown, (file: string) => Promise<Loaded<unknown>>>()

  function file<T>(name: string, parse: (value: unknown) => Validated<T>, fallback: T): Promise<Loaded<T>> {
    // The values cached under a `parse` function were read by that function, so the cast is safe.
    const known = others.get(parse) as ((file: string) => Promise<Loaded<T>>) | undefined
    const read = known ?? cachedLoader(parse, fallback)
    others.set(parse, read)
    return read(name)
  }

  async function quizFile(moduleId: string): Promise<string | undefined> {
    const { kind, value } = await manifest()
    const found = findModule(value, moduleId)
    if (found) return found.quiz.contentFile
    return kind === 'fallback' && parseModuleId(moduleId) !== undefined ? `${moduleId}_quiz.json` : undefined
  }

  return {
    manifest,
    async lesson(moduleId, lessonId) {
      const { kind, value } = await manifest()
      const found = findLesson(value, moduleId, lessonId)
      if (found) return lessons(found.lesson.contentFile)
      // The fallback manifest lists only one lesson. Other lessons are found by their id, so a missing manifest doesn't
      // hide any lesson.
      const isOwn = parseLessonId(lessonId) !== undefined && lessonId.startsWith(`${moduleId}_`)
      return kind === 'fallback' && isOwn ? lessons(`${lessonId}.json`) : null
    },
    async quiz(moduleId) {
      const name = await quizFile(moduleId)
      return name === undefined ? null : quizzes(name)
    },
    async besideQuiz<T>(moduleId: string, parse: (value: unknown) => Validated<T>, fallback: T) {
      const name = await quizFile(moduleId)
      return name === undefined ? null : file(name, parse, fallback)
    },
    file,
    figures: () => figures('figures.json'),
    glossary: () => glossaries('glossary.json'),
    atHand(moduleId, lessonId) {
      const course = manifests.known('manifest.json')
      const found = course && findLesson(course.value, moduleId, lessonId)
      const lesson = found ? lessons.known(found.lesson.contentFile) : undefined
      const [list, terms] = [figures.known('figures.json'), glossaries.known('glossary.json')]
      return lesson && list && terms && { lesson, figures: list, glossary: terms }
    },
  }
}

type FileRead<T> =
  | { readonly kind: 'valid'; readonly value: T }
  | { readonly kind: LoadTrouble; readonly reason: string }

async function readFile<T>(
  fetchText: () => Promise<string>,
  parse: (value: unknown) => Validated<T>,
): Promise<FileRead<T>> {
  let text: string
  try {
    text = await fetchText()
  } catch (error) {
    const kind = error instanceof Error && 'isBadAnswer' in error ? 'bad-answer' : 'unreachable'
    return { kind, reason: `not fetched: ${error instanceof Error ? error.message : 'unknown reason'}` }
  }
  const json = parseJson(text)
  const parsed = json.kind === 'valid' ? parse(json.value) : json
  return parsed.kind === 'valid' ? parsed : { kind: 'damaged', reason: parsed.reason }
}
