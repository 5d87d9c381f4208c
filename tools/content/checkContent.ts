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
import { checkOurLesson } from './checkOurLesson'
import { checkOurManifest } from './checkOurManifest'
import { checkProductNames } from './checkProductNames'
import { checkQuiz } from './checkQuiz'
import { checkRepetition } from './checkRepetition'
import { checkScenes } from './checkScenes'
import { checkSheets } from './checkSheet'
import { checkSignCards } from './checkSignCards'
import { checkStates } from './checkStates'
import { checkTaxFigures } from './checkTaxFigures'
import { checkTowns } from './checkTowns'
import { checkUnwritten } from './checkUnwritten'
import { checkWording } from './checkWording'
import { type CourseRules, ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import { type Content, readContent } from './readContent'

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
