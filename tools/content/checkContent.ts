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
import type { Problem } from './problem'
import { readContent } from './readContent'

/** Returns all problems of a lessons folder, given as file name and text, and of its sign cards. Pure. */
export function checkContent(files: ReadonlyMap<string, string>, cards: unknown = signCards): Problem[] {
  const { problems, content } = readContent(files)
  if (content === undefined) return [...problems]
  return [
    ...problems,
    ...checkUnwritten(files),
    ...checkManifest(content),
    ...content.modules.flatMap((module) => [
      ...module.lessons.flatMap(checkLesson),
      ...module.lessons.flatMap(checkCalculator),
      ...checkQuiz(module),
      ...checkArithmetic(module),
    ]),
    ...checkFigures(content),
    ...checkTaxFigures(content),
    ...checkGlossary(content),
    ...checkWording(content),
    ...checkAnswerPlaces(content),
    ...checkNames(content),
    ...checkProductNames(content),
    ...checkTowns(content),
    ...checkScenes(content),
    ...checkRepetition(content),
    ...checkSheets(content),
    ...checkSignCards(content, cards),
    ...checkStates(content, states),
    ...checkHandedBack(content),
    ...checkGuessing(content),
    ...checkDecisions(content),
  ]
}
