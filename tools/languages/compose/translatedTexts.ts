import { textProblem } from '../../organization/sentences/rewriteSentences.ts'
import { checkTexts } from '../check/checkTexts.ts'
import { type WordBlock, wordBlocks } from '../words/wordBlocks.ts'
import { type BlockState, candidateFinder, type FileTranslation } from './translation.ts'

export interface TranslatedTexts {
  /** The texts for `rewriteSentences`, by key. */
  readonly texts: ReadonlyMap<string, string>
  readonly states: ReadonlyMap<string, BlockState>
  /** What is wrong with a translation, by key. Its sentence is English. */
  readonly problems: ReadonlyMap<string, string>
}

/**
 * The sentences of an area in a language. They never carry marks. A stale one is shown if it has the values that today’s
 * English has.
 *
 * @param source the source of the area in `src/words/en`
 */
export function translatedTexts(area: string, source: string, translation: FileTranslation): TranslatedTexts {
  const texts = new Map<string, string>()
  const states = new Map<string, BlockState>()
  const problems = new Map<string, string>()
  const candidateOf = candidateFinder(translation)
  for (const block of wordBlocks(area, source, translation.locale)) {
    const { key, text: english, sentence, isOptional } = block
    const candidate = candidateOf(key, english)
    if (candidate === undefined) {
      if (!isOptional) states.set(key, 'missing')
      continue
    }
    const { text, isFresh } = candidate
    const problem = isFresh ? wordProblem(block, text, translation.locale) : textProblem(sentence, text)
    states.set(key, isFresh ? (problem === undefined ? 'fresh' : 'wrong') : 'stale')
    if (problem === undefined) texts.set(key, text)
    else if (isFresh) problems.set(key, problem)
  }
  return { texts, states, problems }
}

const PLACEHOLDER = /\{\w+\}/g

function wordProblem(block: WordBlock, text: string, locale: string): string | undefined {
  const { key, text: english, sentence, isOptional } = block
  const problem = textProblem(sentence, text)
  if (problem !== undefined) return `${problem}.`
  if (isOptional) return undefined
  const [ours, theirs] = [english, text].map((one) => one.replaceAll(PLACEHOLDER, ' … '))
  return checkTexts([{ key, text: ours ?? '' }], new Map([[key, theirs ?? '']]), locale).get(key)
}
