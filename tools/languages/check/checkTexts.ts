import type { Block } from '../blocks/blocksOf.ts'
import { hasLetters } from '../blocks/walkTexts.ts'
import { differentFacts, wordsOf } from './facts.ts'

/** A text to check. */
export type CheckedBlock = Pick<Block, 'key' | 'text'> & Partial<Pick<Block, 'group' | 'use'>>

/**
 * What is wrong with the translations of a file, by key. Each problem begins with a verb, and a
 * remedy follows it.
 *
 * @param texts the translations by key
 */
export function checkTexts(
  blocks: readonly CheckedBlock[],
  texts: ReadonlyMap<string, string>,
  locale: string,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  for (const block of blocks) {
    const text = texts.get(block.key)
    if (text === undefined) continue
    const problem = textProblem(block, text, locale) ?? placeProblem(block, text, blocks, texts)
    if (problem !== undefined) problems.set(block.key, withHint(problem, block, text, blocks, locale))
  }
  return problems
}

/** A text that equals the English may have so many words. */
const SAME_WORDS = 2
const KEEPS_NAMES = ['name', 'list']

function textProblem({ text: english, use = 'text' }: CheckedBlock, text: string, locale: string): string | undefined {
  if (!hasLetters(text)) return 'has no words. Write some, or delete the entry.'
  const { missing, added } = differentFacts(english, text, locale, use === 'list')
  if (missing.length > 0 && added.length > 0) {
    return `has ${listed(added)} where the English has ${listed(missing)}. Use what the English has.`
  }
  if (missing.length > 0) return `lacks ${listed(missing)}. Use what the English has.`
  if (added.length > 0) return `adds ${listed(added)}. Take out what the English doesn’t have.`
  if (text.split('**').length % 2 === 0) return 'has bold text that isn’t closed. Put ** before and after it.'
  for (const [name, count] of Object.entries(FORMS)) {
    const [ours, theirs] = [count(english), count(text)]
    if (ours !== theirs) return `has ${theirs} ${name}, and the English has ${ours}. Use the same number.`
  }
  const isEnglish = text.trim() === english.trim() && !KEEPS_NAMES.includes(use)
  if (isEnglish && wordsOf(english).length > SAME_WORDS) return 'is still English. Translate it, or delete the entry.'
  return undefined
}

/** Parts that every translation has as often as the English. */
const FORMS = {
  'list items': (text: string) => (text.match(/^(?:- |\d+\. )/gm) ?? []).length,
  paragraphs: (text: string) => text.split(/\n\s*\n/).length,
} as const

const OPTION = /\.options\.\d+$/

/** Two equal options, or an option in the place of another one. */
function placeProblem(
  block: CheckedBlock,
  text: string,
  blocks: readonly CheckedBlock[],
  texts: ReadonlyMap<string, string>,
): string | undefined {
  for (const other of otherOptions(block, blocks)) {
    if (other.text === block.text) continue
    if (plain(text) === plain(texts.get(other.key) ?? '')) return `is the same as ${other.key}. Translate both options.`
    if (plain(text) === plain(other.text)) return `is the English of ${other.key}. Keep the order of the options.`
  }
  return undefined
}

function withHint(
  problem: string,
  block: CheckedBlock,
  text: string,
  blocks: readonly CheckedBlock[],
  locale: string,
): string {
  const { missing } = differentFacts(block.text, text, locale)
  if (missing.length === 0) return problem
  const fitting = otherOptions(block, blocks).find((other) => {
    const { missing: none, added } = differentFacts(other.text, text, locale)
    return none.length + added.length === 0
  })
  return fitting === undefined
    ? problem
    : `${problem} Its numbers are those of ${fitting.key}. Keep the order of the options.`
}

function otherOptions({ key }: CheckedBlock, blocks: readonly CheckedBlock[]): readonly CheckedBlock[] {
  if (!OPTION.test(key)) return []
  const start = key.replace(/\d+$/, '')
  return blocks.filter((other) => other.key !== key && other.key.startsWith(start))
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}

function listed(facts: readonly string[]): string {
  return facts.map((fact) => `“${fact}”`).join(', ')
}
