/**
 * Role: shows that one visit is enough on a line that loses requests at random.
 * Guarantee: learners only load a page again that the browser could not load. The limit is a multiple of the same
 * visit without losses, measured in the same run, and each time is printed.
 * Must not: choose which requests die.
 */
import { describe, expect } from 'vitest'
import { SEED } from '../seed/seed'
import { isNightly, threeNightly } from './engines'
import { firstVisit } from './firstVisit'
import { journeyOfTest } from './journey'

const LINE = { latencyMs: 100, bytesPerSecond: 150_000, loss: 0 } as const
/** Measured: two to four times. A busy machine needs the rest. */
const TIMES = { 0.3: 5, 0.5: 10 } as const
const LOSSES = isNightly ? ([0.3, 0.5] as const) : ([0.5] as const)
const VISITS = isNightly ? 20 : 1
/** A line without losses only waits for its own bytes. */
const LOSS_FREE_MS = 120_000
const LONG = { timeout: 2_400_000 }

describe.each(threeNightly)('a first visit on a line that loses requests, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it.for(LOSSES)('is ready offline with a loss of %d', LONG, async (loss, { site }) => {
    const visit = async (share: number, seed: number, withinMs: number): Promise<number> => {
      const shape = { ...LINE, loss: share }
      const [ms, line] = await firstVisit({ launch: () => kind.launch(), port: site.port, shape, seed, withinMs })
      console.log(`${kind.name}, ${100 * share} % lost, seed ${seed}: ready after ${(ms / 1000).toFixed(1)} s; ${line}`)
      return ms
    }
    const limit = TIMES[loss] * (await visit(0, SEED, LOSS_FREE_MS))
    const times: number[] = []
    while (times.length < VISITS) times.push(await visit(loss, SEED + 1 + times.length, limit))
    expect(Math.max(...times)).toBeLessThanOrEqual(limit)
  })
})
