import signCards from '../../src/core/curriculum/signCards.json' with { type: 'json' }
import states from '../../src/core/curriculum/states.json' with { type: 'json' }
import { checkAnswerPlaces } from './checkAnswerPlaces'
import { checkArithmetic } from './checkArithmetic'
import { checkCalculator } from './checkCalculator'
import { checkDecisions } from './checkDecisions'
import { checkFigures } from './checkFigures'
import { checkGlossary } from './checkGlossary'
import { checkGuessing } from './checkGuessing'
import { checkHandedBack } from './checkHandedBack'
import { checkLesson } from './checkLesson'
import { checkManifest } from './checkManifest'
import { checkNames } from './checkNames'
import { checkOurManifest } from './checkOurManifest'
import { checkQuiz } from './checkQuiz'
import { checkRepetition } from './checkRepetition'
import { checkScenes } from './checkScenes'
import { checkSheets } from './checkSheet'
import { checkSignCards } from './checkSignCards'
import { checkStates } from './checkStates'
import { checkTaxFigures } from './checkTaxFigures'
import { checkUnwritten } from './checkUnwritten'
import { checkWording } from './checkWording'
import { lessonTexts, quizTexts } from './contentTexts'
import { type CourseRules, ourRules } from './courseRules.ts'
import FIRST_NAMES from './firstNames.json' with { type: 'json' }
import type { Problem } from './problem'
import PRODUCT_NAMES from './productNames.json' with { type: 'json' }
import { type Content, readContent, type ReadLesson } from './readContent'
import { STANDARD_DISCLAIMER } from './standardSentences'
import TOWNS from './towns.json' with { type: 'json' }
import { wholeWords } from './wholeWords'

const PLACE = /(?<!\p{L})(?:in|near|around|outside) ((?:St\. |Fort )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/gu

/** Capitalized words that may follow `in` and `near` but are no towns. */
const NO_TOWNS: ReadonlySet<string> = new Set([
  ...Object.values(TOWNS),
  ...FIRST_NAMES,
  ...'January February March April May June July August September October November December'.split(' '),
  ...'Spanish Texas'.split(' '),
])

/**
 * Names that no lesson and no quiz may use, because the course says how to compare products and recommends none. They are
 * spelled as the companies spell them, and matched as complete words in that letter case. A name that is also an ordinary
 * word or a first name (Chase, Discover, Fidelity, Dave) is listed in a longer form. Government programs, official
 * nonprofit programs and the three credit bureaus are allowed.
 */
const PRODUCTS = Object.entries(PRODUCT_NAMES).map(([kind, names]) => [kind, wholeWords(names)] as const)

const OTHER_WORDS = 'Name the kind of product instead. If the word means something else here, say it in other words.'

const STANDARD_CODE = /^(?:EI|SP|SV|IN|MC|MR) (?:8|12)-[1-9]\d?$/

/** Returns all problems of a lessons folder, given as file name and text, and of its sign cards. Pure. */
export function checkContent(
  files: ReadonlyMap<string, string>,
  rules: CourseRules = ourRules,
  cards: unknown = signCards,
): Problem[] {
  const { problems, content } = readContent(files)
  if (content === undefined) return [...problems]
  return [
    ...problems,
    ...checkUnwritten(files),
    ...checkManifest(content, rules),
    ...content.modules.flatMap((module) => [
      ...module.lessons.flatMap((read) => [...checkLesson(read, rules), ...checkCalculator(read)]),
      ...checkQuiz(module, rules),
      ...checkArithmetic(module),
    ]),
    ...checkFigures(content, rules),
    ...checkTaxFigures(content),
    ...checkGlossary(content, rules),
    ...checkWording(content),
    ...checkSheets(content, rules),
    ...checkStates(content, states, rules),
    ...checkDecisions(content, rules),
    ...(rules.isOurs ? checkOurs(content, cards) : []),
  ]
}

/** The rules of our course only: its modules, people, towns and laws, and the words that it avoids. */
function checkOurs(content: Content, cards: unknown): Problem[] {
  return [
    ...checkOurManifest(content),
    ...content.modules.flatMap(({ lessons }) => lessons.flatMap(checkOurLesson)),
    ...checkAnswerPlaces(content),
    ...checkNames(content),
    ...checkProductNames(content),
    ...checkTowns(content),
    ...checkScenes(content),
    ...checkRepetition(content),
    ...checkSignCards(content, cards),
    ...checkHandedBack(content),
    ...checkGuessing(content),
  ]
}

/** Checks what every lesson of our course has: objectives, standards, a tip, a warning and our disclaimer. */
function checkOurLesson({ file, lesson }: ReadLesson): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo?: string) =>
    problems.push({ file, field, problem, ...(todo !== undefined && { todo }) })
  if (lesson.objectives.length < 2) report('objectives', `${lesson.objectives.length} objectives, not 2 or more`)
  if (lesson.standards.length === 0) report('standards', 'no standards')
  for (const type of ['tip', 'warning'] as const) {
    if (!lesson.content.callouts.some((callout) => callout.type === type))
      report('content.callouts', `no ${type}`, `Add a callout of the type "${type}".`)
  }
  lesson.standards.forEach((code, index) => {
    if (!STANDARD_CODE.test(code)) report(`standards[${index}]`, `"${code}" is not a code like "SP 12-1"`)
  })
  if (lesson.disclaimers[0] !== STANDARD_DISCLAIMER)
    report('disclaimers[0]', 'not the standard disclaimer', `Write: ${STANDARD_DISCLAIMER}`)
  return problems
}

/** No text for learners names a bank, card, app, broker, insurer, lender or tax software. */
function checkProductNames({ manifest, modules, figures, glossary }: Content): Problem[] {
  const problems: Problem[] = []
  const look = (file: string, field: string, text: string): void => {
    for (const [kind, names] of PRODUCTS) {
      for (const [found] of text.matchAll(names))
        problems.push({ file, field, problem: `a product (${kind}): "${found}"`, todo: OTHER_WORDS })
    }
  }
  manifest.modules.forEach(({ title, description }, index) => {
    look('manifest.json', `modules[${index}].title`, title)
    look('manifest.json', `modules[${index}].description`, description)
  })
  for (const { lessons, quiz } of modules) {
    for (const { file, lesson } of lessons) for (const { field, text } of lessonTexts(lesson)) look(file, field, text)
    if (quiz) for (const { field, text } of quizTexts(quiz.quiz)) look(quiz.file, field, text)
  }
  figures.forEach(({ label, source }, index) => look('figures.json', `[${index}]`, `${label}\n${source}`))
  glossary.forEach(({ term, aliases, definition }, index) => {
    look('glossary.json', `[${index}]`, [term, ...aliases, definition].join('\n'))
  })
  return problems
}

/** Every town of a lesson is listed with its state, so that its law has been looked up. */
function checkTowns({ modules }: Content): Problem[] {
  const texts = modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ file, lesson }) => lessonTexts(lesson).map(({ field, text }) => ({ file, field, text })))
  const small = new Set(texts.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []))
  return texts.flatMap(({ file, field, text }) =>
    [...text.matchAll(PLACE)].flatMap(([, place = '']): Problem[] => {
      const isKnown = place in TOWNS || NO_TOWNS.has(place) || small.has(place.toLowerCase().split(' ')[0] ?? '')
      return isKnown
        ? []
        : [
            {
              file,
              field,
              problem: `${place} looks like a town that tools/content/towns.json does not list`,
              todo: 'Add the town to that list with its state, and look up the law of the state.',
            },
          ]
    }),
  )
}
