/** Counts the work of a page in ten real minutes in which no one touches it: hidden, and visible. A bare page is the limit. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChromiumBrowser, launchChromium } from '../journeys/drivers/chromium'
import { Learner } from '../journeys/Learner'
import { Site } from '../journeys/Site'
import { barePage } from './interactions'
import type { Row } from './table'
import { asLearner, completesLesson, removeFolder } from './visits'

const MINUTE_MS = 60_000
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 10)
/** After its start a page reads ahead and saves, which is no rest. */
const SETTLES_MS = 30_000

/** Counts the timers and transactions of the page's own scripts. */
const WATCH = `
  globalThis.done = { timers: 0, transactions: 0 }
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
    const real = globalThis[name]
    globalThis[name] = (run, ...rest) => real((...given) => { done.timers += 1; return run(...given) }, ...rest)
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...given) {
    done.transactions += 1
    return transaction.apply(this, given)
  }
`
/** The driver keeps every page visible, so the page is told. Chromium would also delay the timers of a hidden page. */
const HIDE = `
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
`

interface Rest {
  readonly timers: number
  readonly transactions: number
  readonly requests: number
  readonly busyMs: number
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function restOf({ page, context, evaluate }: ChromiumBrowser, site: Site, isHidden: boolean): Promise<Rest> {
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const busyMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await wait(SETTLES_MS)
  if (isHidden) await evaluate(HIDE)
  await wait(SETTLES_MS)
  await evaluate('done.timers = 0; done.transactions = 0')
  const [before, asked] = [await busyMs(), site.requests.length]
  await wait(MINUTES * MINUTE_MS)
  const after = await busyMs()
  const done = (await evaluate('return done')) as Pick<Rest, 'timers' | 'transactions'>
  return { ...done, requests: site.requests.length - asked, busyMs: after - before }
}

async function dashboardAtRest(isHidden: boolean): Promise<Rest> {
  const [profile, site] = [mkdtempSync(join(tmpdir(), 'bench-')), await Site.starts()]
  let rest: Rest | undefined
  await asLearner(profile, site.origin, async (learner, browser) => {
    await completesLesson(learner)
    await browser.context.addInitScript(WATCH)
    await learner.opens('/dashboard')
    rest = await restOf(browser, site, isHidden)
  })
  await site.goesAway()
  removeFolder(profile)
  if (rest === undefined) throw new Error('The page had no rest.')
  return rest
}

async function bareAtRest(): Promise<Rest> {
  const root = barePage()
  const [site, browser] = [await Site.starts(root), await launchChromium()]
  try {
    await browser.context.addInitScript(WATCH)
    await new Learner(browser, site.origin).opens('/')
    return await restOf(browser, site, false)
  } finally {
    await browser.close()
    await site.goesAway()
    removeFolder(root)
  }
}

export async function measureRest(): Promise<readonly Row[]> {
  const [hidden, visible, bare] = await Promise.all([dashboardAtRest(true), dashboardAtRest(false), bareAtRest()])
  const rows = (what: string, rest: Rest, timers: number): readonly Row[] => {
    const row = (of: keyof Rest, counted: string, unit: string, atMost: number): Row => ({
      what: `${what}, ${MINUTES} minutes: ${counted}`,
      unit,
      ours: [rest[of]],
      limit: [bare[of]],
      atMost,
    })
    return [
      row('timers', 'timers that fired', 'times', timers),
      row('requests', 'requests', 'times', 0),
      row('transactions', 'transactions of the database', 'times', 0),
      row('busyMs', 'work of the page', 'ms', 500),
    ]
  }
  // A visible page shows times to the minute.
  return [
    ...rows('Hidden dashboard', hidden, 0),
    ...rows('Visible dashboard that no one touches', visible, 3 * MINUTES),
  ]
}
