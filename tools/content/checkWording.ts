import { lessonTexts, quizTexts } from './contentTexts'
import { slipsOf } from '../words/slips.ts'
import { countWords } from './countWords'
import type { Problem } from './problem'
import type { Content } from './readContent'
import { sentencesOf } from './sentencesOf'
import { STANDARD_SENTENCES } from './standardSentences'

const SHORTEST_COPY = 8
const SPELL = 'Write American spelling, and ’ for an apostrophe.'
const SHUFFLED = 'Options are shuffled, so say what the option says.'

type Unwanted = readonly [pattern: RegExp, what: string, todo: string]

const UNWANTED: readonly Unwanted[] = [
  [/<\/?[a-z!]/i, 'a tag', 'Write plain text. **Bold** works in running text.'],
  [/\blorem ipsum\b|\bTODO\b|\bTBD\b|\bcoming soon\b/i, 'unfinished text', 'Finish the text, or remove it.'],
]

/** Titles and labels are shown as plain text. */
const UNWANTED_IN_TITLES: readonly Unwanted[] = [
  [/\*\*|\{\{/, 'a mark that nothing reads here', 'Write plain text here.'],
]

/** Options are shuffled, so a letter or a place means nothing. */
const UNWANTED_IN_QUIZ: readonly Unwanted[] = [
  [/\b(?:option|answer|choice)s? \(?[A-D]\b/i, 'an option by its letter', SHUFFLED],
  [/\b(?:all|none|both|neither) of (?:the|these) (?:above|options|answers)\b/i, 'all or none of the above', SHUFFLED],
  [/\b(?:first|second|third|fourth|last) (?:option|answer|choice)\b/i, 'an option by its place', SHUFFLED],
]

/** Checks spelling, tags, unfinished text, marks in titles, options by letter, and sentences that two lessons share. */
export function checkWording({ modules, glossary, figures }: Content): Problem[] {
  const problems: Problem[] = []
  const spell = (file: string, field: string, text: string): void => {
    for (const problem of slipsOf(text)) problems.push({ file, field, problem, todo: SPELL })
  }
  const look = (file: string, field: string, text: string, unwanted: typeof UNWANTED): void => {
    if (unwanted !== UNWANTED_IN_TITLES) spell(file, field, text)
    for (const [pattern, what, todo] of unwanted) {
      const found = pattern.exec(text)
      if (found) problems.push({ file, field, problem: `${what}: "${found[0]}"`, todo })
    }
  }

  const standard = new Set(STANDARD_SENTENCES.map(keyOf))
  const seen = new Map<string, { file: string; field: string }>()
  for (const { lessons, quiz } of modules) {
    for (const { file, lesson } of lessons) {
      for (const { field, text } of lessonTexts(lesson)) {
        look(file, field, text, UNWANTED)
        if (/(?:title|caption|label)$/.test(field)) look(file, field, text, UNWANTED_IN_TITLES)
        if (field.startsWith('disclaimers')) continue
        for (const sentence of sentencesOf(text)) {
          const key = keyOf(sentence)
          if (countWords(sentence) < SHORTEST_COPY || standard.has(key)) continue
          const first = seen.get(key)
          if (first === undefined) seen.set(key, { file, field })
          else if (first.file !== file) {
            problems.push({
              file,
              field,
              problem: `the same sentence as in ${first.file}, ${first.field}: "${sentence}"`,
              todo: 'Say it in other words in one of the two lessons.',
            })
          }
        }
      }
    }
    if (quiz) {
      for (const { field, text } of quizTexts(quiz.quiz)) {
        look(quiz.file, field, text, [...UNWANTED, ...UNWANTED_IN_QUIZ])
      }
    }
  }
  glossary.forEach(({ term, aliases, definition }, index) => {
    for (const text of [term, ...aliases, definition]) spell('glossary.json', `[${index}]`, text)
  })
  figures.forEach(({ label }, index) => spell('figures.json', `[${index}].label`, label))
  return problems
}

function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim()
}
