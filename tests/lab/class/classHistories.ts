/**
 * The histories of a class. The order of the imports matters: the schedule takes the timers over before anybody keeps one.
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
// Most of the errors here are part of the play, and a stack for each costs more than the history.
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
