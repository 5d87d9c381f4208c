import type { Browser } from '../journeys/drivers/Browser'
import { launchChromium } from '../journeys/drivers/chromium'
import { firstVisit } from '../journeys/firstVisit'
import { PatientLearner } from '../journeys/PatientLearner'
import { ShapedLine } from '../network/ShapedLine'
import { SEED } from '../seed/seed'
import type { Row } from './table'
import { withServer } from './visits'

const LINE = { latencyMs: 100, bytesPerSecond: 150_000 } as const
/** 280 kbit/s, and 800 ms for one round trip. */
const SLOW = { latencyMs: 800, bytesPerSecond: 35_000, loss: 0 } as const
/** The shares of lost requests, each with the most times that a visit may take as long as without a loss. */
const LOSSES = [
  [0.05, 10],
  [0.1, 10],
  [0.2, 10],
  [0.3, 10],
  [0.5, 10],
] as const
const WITHIN_MS = 600_000

/**
 * How long a first visit takes until everything is on the device, on lines that lose requests, beside the same line without a
 * loss. Then how long a lesson takes on 2G from its press, beside a browser without a worker.
 */
export async function* measureLine(rounds: number): AsyncGenerator<Row> {
  const lossFree: number[] = []
  for (const [loss, target] of LOSSES) {
    const ours: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      if (lossFree.length <= round) lossFree.push(await secondsOfVisit(0, round))
      ours.push(await secondsOfVisit(loss, round))
    }
    yield { what: `First visit, ${100 * loss} % of requests lost`, unit: 's', ours, limit: lossFree, target }
  }
  const [ours, limit]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await secondsOfLesson())
    limit.push(await secondsOfLesson('delete Navigator.prototype.serviceWorker'))
  }
  yield { what: 'Lesson 1 on 2G while files arrive', unit: 's', ours, limit, target: 1.25 }
}

function secondsOfVisit(loss: number, round: number): Promise<number> {
  return withServer('dist', async (port) => {
    const shape = { ...LINE, loss }
    const seed = SEED + round
    const [ms, line] = await firstVisit({ launch: () => launchChromium(), port, shape, seed, withinMs: WITHIN_MS })
    console.log(`${100 * loss} % lost, seed ${seed}: ready after ${(ms / 1000).toFixed(1)} s; ${line}`)
    return ms / 1000
  })
}

/** From *Start lesson 1* to the lesson. @param first a script that runs before each page's own */
function secondsOfLesson(first?: string): Promise<number> {
  return withServer('dist', async (port) => {
    const line = await ShapedLine.before(port, SLOW)
    const browser = await launchChromium()
    try {
      if (first !== undefined) await browser.context.addInitScript(first)
      return await secondsFromPress(browser, line.origin)
    } finally {
      await browser.close()
      await line.goesAway()
    }
  })
}

async function secondsFromPress(browser: Browser, origin: string): Promise<number> {
  const maya = new PatientLearner(browser, origin)
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  await maya.sees('Start lesson 1')
  const begun = Date.now()
  await maya.presses('Start here')
  await maya.sees('Mark complete')
  return (Date.now() - begun) / 1000
}
