import { marked } from '../../../src/core/curriculum/languageMark.ts'
import { type Block, blocksOf, type ContentKind, mapBlocks } from '../blocks/blocksOf.ts'
import { checkTexts } from '../check/checkTexts.ts'
import { lettersBeside } from './lettersBeside.ts'
import { type BlockState, candidateFinder, type FileTranslation } from './translation.ts'

export interface ComposedFile {
  /** The English value with translated texts. */
  readonly value: unknown
  readonly states: ReadonlyMap<string, BlockState>
  /** What is wrong with a translation, by key. Its text is English. */
  readonly problems: ReadonlyMap<string, string>
}

/** Fields without marks: a learner’s entry or a calculation depends on them. */
const BARE = ['bare', 'list']

/**
 * Makes a file of a language from the English one. Ids, numbers, addresses and the order of options stay as they are. A
 * text that isn’t the translation of today’s English carries a mark.
 */
export function composeFile(kind: ContentKind, english: unknown, translation: FileTranslation): ComposedFile {
  const blocks = blocksOf(kind, english)
  const { states, problems, texts } = judge(blocks, translation)
  const inEnglish = new Set(blocks.filter((block) => isEnglish(block, states)).map(({ group, key }) => group ?? key))

  const written = (block: Block): string => {
    const text = texts.get(block.key)
    if (text === undefined || inEnglish.has(block.group ?? block.key)) return withMark(block, block.text, 'en')
    return states.get(block.key) === 'fresh' ? text : withMark(block, text, 'x-old')
  }
  const byKey = new Map(blocks.map((block) => [block.key, written(block)]))
  const repeated = (text: string, path: string): string => {
    const origin = blocks.find((block) => block.path === path && block.text === text)
    return origin === undefined ? text : (byKey.get(origin.key) ?? text)
  }
  const value = mapBlocks(kind, english, ({ key, text }) => byKey.get(key) ?? text, repeated)
  return { value: kind === 'lesson' ? lettersBeside(value, english) : value, states, problems }
}

interface Judged extends Omit<ComposedFile, 'value'> {
  /** The translations that may be shown. */
  readonly texts: ReadonlyMap<string, string>
}

function judge(blocks: readonly Block[], translation: FileTranslation): Judged {
  const candidateOf = candidateFinder(translation)
  const candidates = new Map(blocks.map(({ key, text }) => [key, candidateOf(key, text)]))
  const texts = new Map([...candidates].flatMap(([key, found]) => (found === undefined ? [] : [[key, found.text]])))
  const problems = new Map<string, string>()
  const states = new Map<string, BlockState>()
  const found = checkTexts(blocks, texts, translation.locale)
  for (const [key, candidate] of candidates) {
    const problem = found.get(key)
    states.set(key, candidate === undefined ? 'missing' : candidate.isFresh ? 'fresh' : 'stale')
    if (problem === undefined) continue
    texts.delete(key)
    // The facts of a stale text may be those of the earlier English. That is no mistake.
    if (!candidate?.isFresh) continue
    states.set(key, 'wrong')
    problems.set(key, problem)
  }
  for (const { key, isExact } of blocks) if (isExact && states.get(key) === 'stale') texts.delete(key)
  return { states, problems, texts }
}

/** Whether a text is shown in English, and with it all texts of its question. */
function isEnglish({ key, group }: Block, states: ReadonlyMap<string, BlockState>): boolean {
  const state = states.get(key)
  return state === 'missing' || state === 'wrong' || (group !== undefined && state === 'stale')
}

function withMark({ use }: Block, text: string, mark: 'en' | 'x-old'): string {
  return BARE.includes(use) ? text : marked(text, mark)
}
