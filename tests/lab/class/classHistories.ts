/**
 * Runs the histories of a class. The order of the imports matters, because the schedule must replace the timers before any
 * module stores one.
 */
import { hasTakenOver } from '../Schedule'
import { becomeLight } from '../light'
import { manyHistories } from '../manyHistories'
import { classSentences, classStepName } from './classSentences'
import { classHistory } from './classSteps'
import { cryptoAtOnce } from './cryptoAtOnce'
import { prepareClass } from './preparedClass'
import { runClassHistory } from './runClassHistory'
import { streamsAtOnce } from './streamsAtOnce'

console.warn = () => undefined
// Most of the errors here are intended, and a stack for each costs more than the history.
Error.stackTraceLimit = 3

if (!hasTakenOver()) throw new Error('The timers are not those of the laboratory.')
becomeLight()
cryptoAtOnce()
streamsAtOnce()
await prepareClass()
await manyHistories({
  history: classHistory,
  kept: [],
  run: runClassHistory,
  sentences: classSentences,
  stepName: classStepName,
})
