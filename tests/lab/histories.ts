/**
 * Runs histories in a process of their own: `node histories.mjs <seed> <histories> [first]`; with `first` what it finds
 * is not made smaller. Prints a line of JSON for
 * every hundred, and one for what was found.
 * The order of the imports matters: the schedule takes the timers over before anybody keeps one.
 */
import { hasTakenOver } from './Schedule'
import * as fc from 'fast-check'
import { prepare } from './Laboratory'
import { runHistory } from './runHistory'
import { sentences, stepName } from './sentences'
import { type History, history } from './steps'

interface Ran {
  readonly seed: number
  readonly histories: number
  /** How often each step began. */
  readonly tried: Readonly<Record<string, number>>
  readonly failed?: {
    readonly why: string
    readonly sentences: readonly string[]
    readonly history: History
    readonly stack: string
  }
}

const PER_PART = 100

const [seed = 1, histories = 1000] = process.argv.slice(2).map(Number)
console.warn = () => undefined
// Most of the errors here are part of the play, and a stack for each costs more than the history.
Error.stackTraceLimit = 3

if (!hasTakenOver()) throw new Error('The timers are not those of the laboratory.')
await prepare()
let ran = 0
const tried: Record<string, number> = {}
for (let part = 0; ran < histories; part += 1) {
  const runs = Math.min(PER_PART, histories - ran)
  const property = fc.asyncProperty(history, async (one) => {
    count(one)
    await runHistory(one)
  })
  const found = await fc.check(property, {
    seed: seed + part,
    numRuns: runs,
    endOnFailure: process.argv[4] === 'first',
  })
  ran += found.failed ? found.numRuns : runs
  if (!found.failed || found.counterexample === null) {
    say({ seed, histories: ran, tried })
    continue
  }
  const error = found.errorInstance as Error
  const [one] = found.counterexample
  say({
    seed,
    histories: ran,
    tried,
    failed: { why: error.message, sentences: sentences(one), history: one, stack: String(error.stack) },
  })
  break
}
// What dead pages still wait for keeps nobody here.
process.stdout.end(() => process.exit(0))

function count({ steps }: History): void {
  for (const step of steps) {
    const name = stepName(step)
    tried[name] = (tried[name] ?? 0) + 1
  }
}

function say(it: Ran): void {
  process.stdout.write(`${JSON.stringify(it)}\n`)
}
