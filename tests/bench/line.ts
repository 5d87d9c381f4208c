import { lessonWords } from '#words/lesson'
import { behindPortal } from '../journeys/behindPortal'
import { launchChromium } from '../journeys/drivers/chromium'
import { firstVisit } from '../journeys/firstVisit'
import { PatientLearner } from '../journeys/PatientLearner'
import { changedHtml, waysOfChange } from '../network/changedHtml'
import { type Meddler, portals, type Shape, ShapedLine } from '../network/ShapedLine'
import { SEED } from '../seed/seed'
import type { Row } from './table'
import { withServer } from './visits'

export const LINE = { latencyMs: 100, bytesPerSecond: 150_000, loss: 0 } as const
export const HALF = { ...LINE, loss: 0.5 } as const
/** 280 kbit/s, and 800 ms for one round trip. */
export const SLOW = { latencyMs: 800, bytesPerSecond: 35_000, loss: 0 } as const
/** The shares of lost requests. */
const LOSSES = [0.05, 0.1, 0.2, 0.3, 0.5] as const
/** The most times that a visit may take as long as one on the same line that loses and changes nothing. */
export const TIMES = 10
/** On 2G, from *Start lesson 1* to its first words. */
const LESSON_S = 12
export const WITHIN_MS = 600_000

export interface Visit {
  readonly what: string
  readonly shape?: Shape
  readonly meddler?: Meddler
  readonly tag?: string
}

const visits: readonly Visit[] = [
  ...LOSSES.map((loss) => ({ what: `${100 * loss} % of requests lost`, shape: { ...LINE, loss } })),
  { what: 'in Spanish, 50 % of requests lost', shape: HALF, tag: 'es' },
  ...waysOfChange.map((way) => ({ what: `HTML changed by ${way}`, meddler: changedHtml[way] })),
  { what: '2G', shape: SLOW },
]

/**
 * How long a first visit takes until everything is on the device, on lines that lose requests or change pages, beside the same
 * line without that. Then the same after a captive portal, and how long a lesson takes on 2G from its press, beside a browser
 * without a worker.
 */
export async function* measureLine(rounds: number): AsyncGenerator<Row> {
  const limit = await secondsOf(rounds, (round) => msOfVisit({ what: 'no loss' }, round))
  for (const visit of visits) {
    const ours = await secondsOf(rounds, (round) => msOfVisit(visit, round))
    yield { what: `First visit, ${visit.what}`, unit: 's', ours, limit, target: TIMES }
  }
  for (const portal of portals) {
    const ours = await secondsOf(rounds, () => afterPortal(portal))
    yield { what: `First visit, after a portal’s ${portal}`, unit: 's', ours, limit, target: TIMES }
  }
  const ours = await secondsOf(rounds, () => msOfLesson())
  const bare = await secondsOf(rounds, () => msOfLesson('delete Navigator.prototype.serviceWorker'))
  yield { what: 'Lesson 1 on 2G while files arrive', unit: 's', ours, limit: bare, atMost: LESSON_S, share: 1 }
}

/** @param measure resolves to milliseconds */
export async function secondsOf(
  rounds: number,
  measure: (round: number) => Promise<number>,
): Promise<readonly number[]> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) seconds.push((await measure(round)) / 1000)
  return seconds
}

function msOfVisit({ what, shape = LINE, ...visit }: Visit, round: number): Promise<number> {
  return withServer('dist', async (port) => {
    const seed = SEED + round
    const launch = () => launchChromium()
    const [ms, line] = await firstVisit({ launch, port, shape, seed, withinMs: WITHIN_MS, ...visit })
    console.log(`First visit, ${what}, seed ${seed}: ready after ${(ms / 1000).toFixed(1)} s; ${line}`)
    return ms
  })
}

/** A new browser before a network without losses. */
export async function withLearner<T>(
  port: number,
  task: (maya: PatientLearner, line: ShapedLine) => Promise<T>,
): Promise<T> {
  const line = await ShapedLine.before(port, LINE)
  const browser = await launchChromium()
  try {
    return await task(new PatientLearner(browser, line.origin), line)
  } finally {
    await browser.close()
    await line.goesAway()
  }
}

function afterPortal(portal: (typeof portals)[number]): Promise<number> {
  return withServer('dist', (port) =>
    withLearner(port, (maya, line) => behindPortal(maya, line, { portal, withinMs: WITHIN_MS })),
  )
}

/** From *Start lesson 1* to the lesson. @param first a script that runs before each page's own */
function msOfLesson(first?: string): Promise<number> {
  return withServer('dist', async (port) => {
    const line = await ShapedLine.before(port, SLOW)
    const browser = await launchChromium()
    try {
      if (first !== undefined) await browser.context.addInitScript(first)
      const maya = new PatientLearner(browser, line.origin)
      await maya.startsLearning()
      await maya.sees('Start lesson 1')
      const begun = Date.now()
      await maya.presses('Start here')
      await maya.sees(lessonWords.markComplete)
      return Date.now() - begun
    } finally {
      await browser.close()
      await line.goesAway()
    }
  })
}
