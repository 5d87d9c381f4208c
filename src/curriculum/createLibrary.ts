import { parseLessonId, parseModuleId } from '../progress/parseIds'
import type { Figure, GlossaryEntry, LessonContent, Manifest, QuizContent } from './curriculum'
import { fallbackLesson } from './fallbackLesson'
import { fallbackManifest } from './fallbackManifest'
import { fallbackQuiz } from './fallbackQuiz'
import { findLesson } from './findLesson'
import { findModule } from './findModule'
import { parseFigures } from './parseFigures'
import { parseGlossary } from './parseGlossary'
import { parseJson } from './parseJson'
import { parseLesson } from './parseLesson'
import { parseManifest } from './parseManifest'
import { parseQuiz } from './parseQuiz'
import type { Validated } from './validate'

/** A fallback is something to show, and says why it is shown. */
export type Loaded<T> =
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'fallback'; readonly value: T; readonly reason: string }

export interface LoadFailure {
  /** Relative to the site's root, as given to `fetchText`. */
  readonly path: string
  readonly reason: string
}

/** No promise of a library rejects. What was loaded once stays; a failure is tried again at the next call. */
export interface Library {
  manifest(): Promise<Loaded<Manifest>>
  /** Null when a loaded manifest has no such lesson. */
  lesson(moduleId: string, lessonId: string): Promise<Loaded<LessonContent> | null>
  /** Null when a loaded manifest has no such module. */
  quiz(moduleId: string): Promise<Loaded<QuizContent> | null>
  /** Empty as fallback: a lesson reads on without them. */
  figures(): Promise<Loaded<readonly Figure[]>>
  glossary(): Promise<Loaded<readonly GlossaryEntry[]>>
}

const FOLDER = 'data/lessons/'

/**
 * Loads content (specification, sections 3, 7 and 8). `fetchText` gets a path relative to the site's root, rejects
 * when the answer is no success, and sets its own time limit. `onFailure` hears of each failed load, for the log.
 */
export function createLibrary(
  fetchText: (path: string) => Promise<string>,
  onFailure: (failure: LoadFailure) => void = () => undefined,
): Library {
  /** Makes one kind of file loadable. Kinds have shelves of their own: a broken manifest may name one file as two. */
  function shelf<T>(parse: (value: unknown) => Validated<T>, fallback: T): (file: string) => Promise<Loaded<T>> {
    const shelved = new Map<string, Promise<Loaded<T>>>()

    async function read(path: string): Promise<Loaded<T>> {
      const parsed = await readFile(fetchText, path, parse)
      if (parsed.kind === 'valid') return { kind: 'loaded', value: parsed.value }
      shelved.delete(path)
      onFailure({ path, reason: parsed.reason })
      return { kind: 'fallback', value: fallback, reason: parsed.reason }
    }

    return (file) => {
      const path = FOLDER + file
      // Two screens that ask at once share one request.
      const loading = shelved.get(path) ?? read(path)
      shelved.set(path, loading)
      return loading
    }
  }

  const manifests = shelf(parseManifest, fallbackManifest)
  const lessons = shelf(parseLesson, fallbackLesson)
  const quizzes = shelf(parseQuiz, fallbackQuiz)
  const figures = shelf(parseFigures, [])
  const glossaries = shelf(parseGlossary, [])
  const manifest = () => manifests('manifest.json')

  return {
    manifest,
    async lesson(moduleId, lessonId) {
      const { kind, value } = await manifest()
      const found = findLesson(value, moduleId, lessonId)
      if (found) return lessons(found.lesson.contentFile)
      // The fallback manifest knows one lesson only. The others lie where their id says, so a lost manifest hides none.
      const isOwn = parseLessonId(lessonId) !== undefined && lessonId.startsWith(`${moduleId}_`)
      return kind === 'fallback' && isOwn ? lessons(`${lessonId}.json`) : null
    },
    async quiz(moduleId) {
      const { kind, value } = await manifest()
      const found = findModule(value, moduleId)
      if (found) return quizzes(found.quiz.contentFile)
      const isModule = parseModuleId(moduleId) !== undefined
      return kind === 'fallback' && isModule ? quizzes(`${moduleId}_quiz.json`) : null
    },
    figures: () => figures('figures.json'),
    glossary: () => glossaries('glossary.json'),
  }
}

async function readFile<T>(
  fetchText: (path: string) => Promise<string>,
  path: string,
  parse: (value: unknown) => Validated<T>,
): Promise<Validated<T>> {
  let text: string
  try {
    text = await fetchText(path)
  } catch (error) {
    return { kind: 'invalid', reason: `not fetched: ${error instanceof Error ? error.message : 'unknown reason'}` }
  }
  const json = parseJson(text)
  return json.kind === 'valid' ? parse(json.value) : json
}
