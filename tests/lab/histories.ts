/**
 * Runs histories in a process of their own: `node histories.mjs <seed> <histories> [first]`; with `first` what it finds
 * is not made smaller. Prints a line of JSON for
 * every hundred, and one for what was found.
 * The order of the imports matters: the schedule takes the timers over before anybody keeps one.
 */
import { hasTakenOver } from './Schedule'
import * as fc from 'fast-check'
import { kept } from './kept'
import { prepare } from './Laboratory'
import { becomeLight } from './light'
import { runHistory } from './runHistory'
import { sentences, stepName } from './sentences'
import type { History } from './Step'
import { history } from './steps'

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
const isShort = process.argv[4] === 'first'
console.warn = () => undefined
// Most of the errors here are part of the play, and a stack for each costs more than the history.
Error.stackTraceLimit = 3

if (!hasTakenOver()) throw new Error('The timers are not those of the laboratory.')
becomeLight()
await prepare()
let ran = 0
const tried: Record<string, number> = {}
let hasFailed = false
// A planted fault is to be found by chance.
for (const one of isShort ? [] : kept) {
  if (hasFailed) break
  hasFailed = await runHistory(one).then(
    () => false,
    (error: unknown) => fails(one, error as Error),
  )
}
for (let part = 0; ran < histories && !hasFailed; part += 1) {
  const runs = Math.min(PER_PART, histories - ran)
  const property = fc.asyncProperty(history, async (one) => {
    count(one)
    await runHistory(one)
  })
  const found = await fc.check(property, {
    seed: seed + part,
    numRuns: runs,
    endOnFailure: isShort,
  })
  ran += found.failed ? found.numRuns : runs
  if (!found.failed || found.counterexample === null) {
    say({ seed, histories: ran, tried })
    continue
  }
  hasFailed = fails(found.counterexample[0], found.errorInstance as Error)
}
// What dead pages still wait for keeps nobody here.
process.stdout.end(() => process.exit(0))

function count({ steps }: History): void {
  for (const step of steps) {
    const name = stepName(step)
    tried[name] = (tried[name] ?? 0) + 1
  }
}

function fails(one: History, { message, stack }: Error): true {
  say({
    seed,
    histories: ran,
    tried,
    failed: { why: message, sentences: sentences(one), history: one, stack: String(stack) },
  })
  return true
}

function say(it: Ran): void {
  process.stdout.write(`${JSON.stringify(it)}\n`)
}
