import type { EnglishFiles } from '../englishFiles.ts'
import type { Translation } from '../read/readTranslation.ts'
import { composeFile } from './composeFile.ts'
import { translatedTexts } from './translatedTexts.ts'
import type { BlockState } from './translation.ts'

/** Everything that a build of a language needs. */
export interface ComposedLanguage {
  /** The translated files of the course by path, such as `lessons/credit_1.json`. A document is a text. */
  readonly content: ReadonlyMap<string, unknown>
  /** The sentences of the interface by key, for `rewriteSentences`. */
  readonly words: ReadonlyMap<string, string>
  /** The state of each text, by the path of its file and by its key. */
  readonly states: ReadonlyMap<string, ReadonlyMap<string, BlockState>>
  /** One line for each mistake, with its place. Its text is English. */
  readonly problems: readonly string[]
}

/** Translates every file of the site. A text that can’t be shown in the language is English. */
export function composeLanguage({ content, words }: EnglishFiles, translation: Translation): ComposedLanguage {
  const composed = new Map<string, unknown>()
  const sentences = new Map<string, string>()
  const states = new Map<string, ReadonlyMap<string, BlockState>>()
  const problems = [...translation.faults]
  const note = (path: string, made: Judgment): void => {
    states.set(path, made.states)
    for (const [key, problem] of made.problems) problems.push(translation.locate(path, key, problem))
  }
  for (const [path, file] of translation.files) {
    const english = content.get(path)
    if (english === undefined) {
      const area = path.replace(/^words\/|\.json$/g, '')
      const made = translatedTexts(area, words.get(area) ?? '', file)
      for (const [key, text] of made.texts) sentences.set(key, text)
      note(path, made)
    } else {
      const made = composeFile(english.kind, english.english, file)
      composed.set(path, made.value)
      note(path, made)
    }
  }
  return { content: composed, words: sentences, states, problems }
}

interface Judgment {
  readonly states: ReadonlyMap<string, BlockState>
  readonly problems: ReadonlyMap<string, string>
}
