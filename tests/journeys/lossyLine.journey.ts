/**
 * Role: shows that one visit is enough on a line that loses requests at random.
 * Guarantee: learners only load a page again that the browser could not load. The limit is a multiple of the same
 * visit without losses, measured in the same run, and each time is printed.
 * Must not: choose which requests die.
 */
import { describe, expect } from 'vitest'
import { ShapedLine } from '../network/ShapedLine'
import { SEED } from '../seed/seed'
import { alwaysThree, isNightly } from './engines'
import { journeyOfTest } from './journey'
import { PatientLearner } from './PatientLearner'

const LINE = { latencyMs: 100, bytesPerSecond: 150_000, loss: 0 } as const
/** Measured on the first worker of one file: two to four times. A busy machine needs the rest. */
const TIMES = { 0.3: 5, 0.5: 10 } as const
const VISITS = { chromium: isNightly ? 20 : 3, firefox: isNightly ? 20 : 1, webkit: isNightly ? 20 : 1 } as const
/** A line without losses only waits for its own bytes. */
const LOSS_FREE_MS = 120_000
const LONG = { timeout: 2_400_000 }

describe.each(alwaysThree)('a first visit on a line that loses requests, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it.for([0.3, 0.5] as const)('is ready offline with a loss of %d', LONG, async (loss, { site, onTestFinished }) => {
    let seed = SEED
    /** @returns milliseconds from the address to *ready offline* */
    const visits = async (share: number, withinMs: number): Promise<number> => {
      const line = await ShapedLine.before(site.port, { ...LINE, loss: share }, { seed: seed++ })
      const browser = await kind.launch()
      onTestFinished(async () => {
        await browser.close()
        await line.goesAway()
      })
      const maya = new PatientLearner(browser, line.origin)
      const begun = Date.now()
      await maya.opens('/')
      const left = Math.max(1, withinMs - (Date.now() - begun))
      await maya.sees('ready offline', { withinMs: left }).catch((error: unknown) => {
        throw new Error(`Seed ${seed - 1}, ${String(line)}, loaded again ${maya.reloaded} times.`, { cause: error })
      })
      const ms = Date.now() - begun
      console.log(
        `${kind.name}, ${100 * share} % lost, seed ${seed - 1}: ready after ${(ms / 1000).toFixed(1)} s; ${String(line)}`,
      )

      await line.goesAway()
      await maya.opens('/login')
      await maya.types('Maya', 'First name')
      await maya.presses('Start learning')
      await maya.isAt('/dashboard')
      await maya.opens('/lesson/saving/saving_2')
      await maya.sees('Mark complete')
      await browser.close()
      return ms
    }
    const limit = TIMES[loss] * (await visits(0, LOSS_FREE_MS))
    const times: number[] = []
    while (times.length < VISITS[kind.name]) times.push(await visits(loss, limit))
    console.log(
      `${kind.name}, ${100 * loss} % lost: the longest of ${times.length} visits took ${(Math.max(...times) / limit).toFixed(2)} of its limit`,
    )
    expect(Math.max(...times)).toBeLessThanOrEqual(limit)
  })
})
