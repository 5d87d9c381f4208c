import { countSyllables } from './countSyllables'
import { PROPER_NAMES } from './properNames'
import { sentencesOf } from './sentencesOf'
import { wholeWords } from './wholeWords'

/** The highest grade a lesson may have. */
export const HIGHEST_GRADE = 8.5

const NAMES = wholeWords(PROPER_NAMES)

/**
 * Flesch-Kincaid grade: 0.39 x words per sentence + 11.8 x syllables per word - 15.59, over the running text of a lesson
 * (introduction, key points, section texts, callouts, step descriptions).
 *
 * Leaves out titles, tables and bars, because the caller passes prose only. Also leaves out every token with a digit, web
 * addresses and the names in `properNames.ts`. A remaining sentence of fewer than three words (a line of arithmetic, a
 * label) is ignored, because it would lower the grade. Syllables are counted by spelling (`countSyllables.ts`), right for
 * about 19 of 20 common words. NaN for a text without sentences.
 */
export function readingLevel(texts: readonly string[]): number {
  let sentences = 0
  let words = 0
  let syllables = 0
  for (const sentence of texts.flatMap(sentencesOf)) {
    const spoken = sentence
      .replace(NAMES, ' ')
      .split(/[\s—–/]+/)
      .map(trimToken)
      .filter(isWord)
    if (spoken.length < 3) continue
    sentences += 1
    words += spoken.length
    for (const word of spoken) syllables += countSyllables(word)
  }
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
}

function trimToken(token: string): string {
  return token.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, '')
}

function isWord(token: string): boolean {
  return /\p{L}/u.test(token) && !/\p{N}/u.test(token) && !/\p{L}\.\p{L}/u.test(token)
}
