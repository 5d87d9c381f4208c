/**
 * Runs histories of one kind in a process of their own: `node <file> <seed> <histories> [first]`. With `first`, a failing
 * history is not made smaller. It prints a line of JSON for every hundred histories, and one for each finding.
 */
import * as fc from 'fast-check'

interface Kind<History extends { readonly steps: readonly unknown[] }> {
  readonly history: fc.Arbitrary<History>
  /** The smallest histories that once failed. */
  readonly kept: readonly History[]
  readonly run: (one: History) => Promise<void>
  readonly sentences: (one: History) => readonly string[]
  readonly stepName: (step: History['steps'][number]) => string
}

interface Ran {
  readonly seed: number
  readonly histories: number
  /** How often each step started. */
  readonly tried: Readonly<Record<string, number>>
  readonly failed?: {
    readonly why: string
    readonly sentences: readonly string[]
    readonly history: object
    readonly stack: string
  }
}

const PER_PART = 100

export async function manyHistories<History extends { readonly steps: readonly unknown[] }>({
  history,
  kept,
  run,
  sentences,
  stepName,
}: Kind<History>): Promise<void> {
  const [seed = 1, histories = 1000] = process.argv.slice(2).map(Number)
  const isShort = process.argv[4] === 'first'
  let ran = 0
  const tried: Record<string, number> = {}
  const count = ({ steps }: History): void => {
    for (const step of steps) {
      const name = stepName(step)
      tried[name] = (tried[name] ?? 0) + 1
    }
  }
  const fails = (one: History, { message, stack }: Error): true => {
    const failed = { why: message, sentences: sentences(one), history: one, stack: String(stack) }
    say({ seed, histories: ran, tried, failed })
    return true
  }
  let hasFailed = false
  // A planted fault has to be found by chance, without the saved histories.
  for (const one of isShort ? [] : kept) {
    if (hasFailed) break
    hasFailed = await run(one).then(
      () => false,
      (error: unknown) => fails(one, error as Error),
    )
  }
  for (let part = 0; ran < histories && !hasFailed; part += 1) {
    const runs = Math.min(PER_PART, histories - ran)
    const property = fc.asyncProperty(history, async (one) => {
      count(one)
      await run(one)
    })
    const found = await fc.check(property, { seed: seed + part, numRuns: runs, endOnFailure: isShort })
    ran += found.failed ? found.numRuns : runs
    if (!found.failed || found.counterexample === null) {
      say({ seed, histories: ran, tried })
      continue
    }
    hasFailed = fails(found.counterexample[0], found.errorInstance as Error)
  }
  // The pending work of dead pages must not keep the process open.
  process.stdout.end(() => process.exit(0))
}

function say(it: Ran): void {
  process.stdout.write(`${JSON.stringify(it)}\n`)
}
