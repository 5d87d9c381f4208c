import { type Block, blocksOf } from '../blocks/blocksOf.ts'
import type { EnglishFiles } from '../englishFiles.ts'
import { type WordBlock, wordBlocks } from '../words/wordBlocks.ts'

export type EnglishText = Block | WordBlock

/**
 * Every English text that a language translates, by the path of the translation, in the order of the files.
 *
 * @param locale the locale of the language, whose plurals may have more forms
 */
export function englishTexts(
  { content, words }: EnglishFiles,
  locale: string,
): ReadonlyMap<string, readonly EnglishText[]> {
  return new Map<string, readonly EnglishText[]>(
    [
      ...[...words].map(([area, source]) => [`words/${area}.json`, wordBlocks(area, source, locale)] as const),
      ...[...content].map(([path, { kind, english }]) => [path, blocksOf(kind, english)] as const),
    ].filter(([, texts]) => texts.length > 0),
  )
}
