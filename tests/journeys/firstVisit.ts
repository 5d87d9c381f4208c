import { lessonWords } from '#words/lesson'
import { type Meddler, type Shape, ShapedLine } from '../network/ShapedLine'
import type { Browser } from './drivers/Browser'
import { PatientLearner } from './PatientLearner'

interface FirstVisit {
  /** Opens a browser without a profile. */
  readonly launch: () => Promise<Browser>
  /** Of the site's server on this computer. */
  readonly port: number
  readonly shape: Shape
  /** The same seed loses the same requests, if they come in the same order. */
  readonly seed: number
  readonly withinMs: number
  readonly meddler?: Meddler | undefined
  /** Of a language other than English. */
  readonly tag?: string | undefined
}

/**
 * A first visit to `/` on a weak network. At its end the network is gone, and a lesson opens nevertheless.
 * @returns how long *ready offline* took, in milliseconds, and the losses of the network in words
 * @throws Error that names the seed, if it took too long
 */
export async function firstVisit(visit: FirstVisit): Promise<readonly [number, string]> {
  const { launch, port, shape, seed, withinMs, meddler, tag } = visit
  const line = await ShapedLine.before(port, shape, { seed })
  line.passes(meddler)
  const browser = await launch()
  try {
    const maya = new PatientLearner(browser, line.origin)
    const begun = Date.now()
    await maya.opens(`/${tag ?? ''}`)
    await maya.isIn(tag ?? 'en')
    const left = Math.max(1, withinMs - (Date.now() - begun))
    await maya.sees('ready offline', { withinMs: left }).catch(async (error: unknown) => {
      const state = `loaded again ${maya.reloaded} times, and the worker says ${await maya.whatTheWorkerSays()}`
      throw new Error(`Seed ${seed}, ${String(line)}, ${state}.`, { cause: error })
    })
    const ms = Date.now() - begun
    await line.goesAway()
    await learnsOffline(maya)
    return [ms, String(line)]
  } finally {
    await browser.close()
    await line.goesAway()
  }
}

/** Starts as a new learner and opens a lesson that no one has opened here. */
export async function learnsOffline(maya: PatientLearner): Promise<void> {
  await maya.startsLearning()
  await maya.opens('/lesson/saving/saving_2')
  await maya.sees(lessonWords.markComplete)
}
