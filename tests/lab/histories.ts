/**
 * Runs the histories of one learner’s tablets and account. The order of the imports matters, because the schedule must replace
 * the timers before any module stores one.
 */
import { hasTakenOver } from './Schedule'
import { kept } from './kept'
import { prepare } from './Laboratory'
import { becomeLight } from './light'
import { manyHistories } from './manyHistories'
import { runHistory } from './runHistory'
import { sentences, stepName } from './sentences'
import { history } from './steps'

console.warn = () => undefined
// Most of the errors here are intended, and a stack for each costs more than the history.
Error.stackTraceLimit = 3

if (!hasTakenOver()) throw new Error('The timers are not those of the laboratory.')
becomeLight()
await prepare()
await manyHistories({ history, kept, run: runHistory, sentences, stepName })
