/**
 * Measures the screens on a cheap phone: a processor that is six times slower, little memory, and an old Chromium if it is here.
 * Only the page's own thread is slower. The device is offline after the first visit and has 100,000 activities.
 */
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureOldChromium, findOldChromium } from '../../tools/setup/oldChromium.mjs'
import { learner as learnerId } from '../core/progress/samples'
import { cardOf, fileOfReport, linkOfCard, opensClass, PASSWORD } from '../journeys/classFiles'
import { type ChromiumBrowser, launchChromium, launchOldChromium } from '../journeys/drivers/chromium'
import { choosesFiles } from '../journeys/filesOfPage'
import { Learner } from '../journeys/Learner'
import { Site } from '../journeys/Site'
import { completedCourse } from '../journeys/wholeCourseFile'
import { SLOW_LINE } from './firstPaint'
import { ACTIVITY, adding } from './grownDevice'
import { barePage, DONE, MARK_COMPLETE, OPEN_ANSWER } from './interactions'
import { measureMemory } from './memory'
import { press, showWholePage, slowed, typeWord } from './presses'
import type { Row } from './table'
import { completesLesson, type Launch, removeFolder, untilTrue, withServer } from './visits'
import { DASHBOARD_IS_WHOLE } from './wholeDashboard'

const SLOWDOWN = 6
const IN_TIME = { unit: 'ms', atMost: 200 } as const
const BARE = 'A bare button'
const LEARNERS = 30
const ACTIVITIES = 100_000

/** Questions are due on the day after. The driver's own clock would change the times that are measured too. */
const IN_TWO_DAYS = `
  const now = Date.now
  Date.now = () => now() + 2 * 86_400_000
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length === 0 ? [Date.now()] : given))
    }
  }
`

const WATCH_TASKS = `
  globalThis.tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true })
`
/** The browser reports no task that is shorter. */
const SHORTEST_TASK_MS = 50

const there = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`
const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const named = (name: string, selector = 'main :is(button, a)') =>
  `[...document.querySelectorAll('${selector}')].find((it) => it.textContent.trim().startsWith('${name}'))`
const MENU = first('header summary')
const TO_DASHBOARD = `
  [...document.querySelectorAll('nav a[href="/dashboard"]')].find(
    (it) => it.getClientRects().length > 0 && it.closest('details') === null,
  )`.trim()
const SEARCH = 'main input[type="search"]'
const LESSON = '/lesson/foundations/foundations_2'
const LESSON_IS_THERE = `${there('article section :is(p, li)')} && ${MARK_COMPLETE} !== undefined`
const patch = (number: number) => `document.querySelectorAll('main tbody button[aria-expanded]')[${number}]`

interface Times {
  readonly presses: number[]
  /** The longest task of each visit. */
  readonly tasks: number[]
}

interface Visit {
  readonly browser: ChromiumBrowser
  readonly learner: Learner
  readonly presses: number[]
}

interface Screen {
  readonly what: string
  /** What happens at the full speed of this machine, before the measurement. */
  readonly prepares?: (visit: Visit) => Promise<void>
  readonly runs: (visit: Visit) => Promise<void>
}

async function goes({ browser, learner }: Visit, path: string, seen: string): Promise<void> {
  await learner.opens(path)
  await untilTrue(browser, `return (${seen})`)
  await learner.comesToRest()
}

async function presses({ browser, learner, presses }: Visit, target: string, seen?: string): Promise<void> {
  const { paintMs, seenMs } = await press(browser, target, seen)
  if (seen !== undefined && seenMs === Infinity) throw new Error(`A press on ${target} did not lead to ${seen}`)
  presses.push(paintMs)
  await learner.comesToRest()
}

async function types({ browser, learner, presses }: Visit, word: string): Promise<void> {
  await browser.evaluate(`${first(SEARCH)}.focus()`)
  presses.push(...(await typeWord(browser, word)))
  await learner.comesToRest()
}

const twice = async (visit: Visit, target: string): Promise<void> => {
  await presses(visit, target)
  await presses(visit, target)
}

const FIRST_VISIT: Screen = {
  what: 'First visit to /, 1.6 Mbps, 150 ms, until ready offline',
  runs: async (visit) => {
    await goes(visit, '/', `document.body?.textContent.includes('ready offline')`)
    await twice(visit, MENU)
  },
}

/** The screens in the order of a learner. Each one continues in the page of the one before. */
const OFFLINE: readonly Screen[] = [
  {
    what: 'Start offline, cold browser, dashboard of 100,000 activities',
    runs: async (visit) => {
      await goes(visit, '/dashboard', DASHBOARD_IS_WHOLE)
      await twice(visit, MENU)
    },
  },
  {
    what: 'A lesson, from the list of lessons',
    prepares: (visit) => goes(visit, '/learning', there(`a[href="${LESSON}"]`)),
    runs: (visit) => presses(visit, first(`main a[href="${LESSON}"]`), LESSON_IS_THERE),
  },
  {
    what: 'Mark complete, and Undo',
    runs: async (visit) => {
      await presses(visit, MARK_COMPLETE, DONE)
      await presses(visit, named('Undo'), `${MARK_COMPLETE} !== undefined`)
    },
  },
  {
    what: 'A quiz answer',
    prepares: (visit) => goes(visit, '/quiz/foundations', there('fieldset input[type="radio"]')),
    runs: async (visit) => {
      for (const _ of [1, 2, 3]) await presses(visit, OPEN_ANSWER)
    },
  },
  {
    what: 'Search for a word in the lessons',
    prepares: (visit) => goes(visit, '/learning', there(SEARCH)),
    runs: (visit) => types(visit, 'budget'),
  },
  {
    what: 'Search for a word in the glossary',
    prepares: (visit) => goes(visit, '/learning?view=glossary', there(SEARCH)),
    runs: (visit) => types(visit, 'credit'),
  },
  {
    what: 'Dashboard of 100,000 activities, from the list of lessons',
    prepares: (visit) => goes(visit, '/learning', there(SEARCH)),
    runs: (visit) => presses(visit, TO_DASHBOARD, DASHBOARD_IS_WHOLE),
  },
]

/** The last screen, because the page's clock is ahead from here on. */
const REVIEW: Screen = {
  what: 'Review, an answer and its check',
  prepares: async (visit) => {
    await visit.browser.context.addInitScript(IN_TWO_DAYS)
    await goes(visit, '/learning?view=review', there('fieldset input[type="radio"]'))
  },
  runs: async (visit) => {
    await presses(visit, OPEN_ANSWER)
    await presses(visit, named('Check'))
  },
}

const classGrid = (key: string): Screen => ({
  what: `Class grid of ${LEARNERS} learners with 49 lessons each, and three of its patches`,
  prepares: async (visit) => {
    const { learner, browser } = visit
    await learner.opens(`/learning?view=class&class=${key}&page=today`)
    await learner.types(PASSWORD, 'Password')
    await browser.press('Enter')
    await untilTrue(browser, `return ${named('Grid')} !== undefined`)
    await learner.comesToRest()
  },
  runs: async (visit) => {
    await presses(visit, named('Grid'), `${patch(LEARNERS * 10 - 1)} !== undefined`)
    await presses(visit, patch(0))
    await presses(visit, patch(155))
    await presses(visit, patch(LEARNERS * 10 - 1))
  },
})

async function measureScreen(screen: Screen, visit: Omit<Visit, 'presses'>, times: Times): Promise<void> {
  const { browser } = visit
  await screen.prepares?.({ ...visit, presses: [] })
  await slowed(browser, SLOWDOWN, async () => {
    await browser.evaluate('globalThis.tasks?.splice(0)')
    await screen.runs({ ...visit, presses: times.presses })
    const tasks = (await browser.evaluate('return tasks')) as readonly number[]
    times.tasks.push(Math.max(SHORTEST_TASK_MS, ...tasks))
  })
}

/** Makes the device: a completed lesson, 100,000 activities, and a class. @returns the key of the class */
async function prepare(site: Site, launch: Launch, profile: string): Promise<string> {
  const browser = await launch({ profile })
  const maya = new Learner(browser, site.origin)
  try {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.sees('Ready offline', { withinMs: 120_000 })
    await completesLesson(maya)
    await maya.opens('/learning?view=class')
    await opensClass(maya)
    const card = await cardOf(await linkOfCard(browser))
    const names = Array.from({ length: LEARNERS }, (_, number) => `Learner ${number + 1}`)
    const files = await Promise.all(
      names.map((name, number) => fileOfReport(card, name, completedCourse(learnerId(`learner-${number}`)))),
    )
    await maya.presses('Collect')
    await maya.seesHeading('Collect')
    await choosesFiles(browser, 'Choose report files', files)
    await maya.sees(`${LEARNERS} reports collected.`, { withinMs: 60_000 })
    await maya.presses(`Approve all ${LEARNERS} new learners`)
    await maya.sees(`You approved ${LEARNERS} learners.`)
    const key = String(await browser.evaluate(`return new URLSearchParams(location.search).get('class')`))
    const held = Number(await browser.evaluate(adding(ACTIVITIES, ACTIVITY)))
    if (held < ACTIVITIES) throw new Error(`Of ${ACTIVITIES} activities, ${held} are there.`)
    return key
  } finally {
    await browser.close()
  }
}

async function withPhone(launch: Launch, origin: string, task: (visit: Omit<Visit, 'presses'>) => Promise<void>) {
  const browser = await launch({})
  try {
    await browser.context.addInitScript(WATCH_TASKS)
    await browser.resize(360, 740)
    await showWholePage(browser)
    await task({ browser, learner: new Learner(browser, origin) })
  } finally {
    await browser.close()
  }
}

async function measureOn(launch: Launch, rounds: number): Promise<Map<string, Times>> {
  const [profile, bare] = [mkdtempSync(join(tmpdir(), 'bench-')), barePage()]
  const site = await Site.starts()
  const all = new Map<string, Times>()
  const timesOf = (what: string): Times => {
    const times = all.get(what) ?? { presses: [], tasks: [] }
    all.set(what, times)
    return times
  }
  try {
    const key = await prepare(site, launch, profile)
    for (let round = 0; round < rounds; round += 1) {
      await withServer(bare, (port) =>
        withPhone(launch, `http://localhost:${port}`, (visit) =>
          measureScreen(
            { what: BARE, runs: (on) => goes(on, '/', 'true').then(() => presses(on, MARK_COMPLETE)) },
            visit,
            timesOf(BARE),
          ),
        ),
      )
      await site.comesBack()
      await withPhone(launch, site.origin, async (visit) => {
        const session = await visit.browser.context.newCDPSession(visit.browser.page)
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', SLOW_LINE)
        await measureScreen(FIRST_VISIT, visit, timesOf(FIRST_VISIT.what))
      })
      await site.goesAway()
      // Each round has the device as it was. Nothing that a round saves changes the next one.
      const copy = mkdtempSync(join(tmpdir(), 'bench-'))
      cpSync(profile, copy, { recursive: true })
      await withPhone(
        (options) => launch({ ...options, profile: copy }),
        site.origin,
        async (visit) => {
          for (const screen of [...OFFLINE, classGrid(key), REVIEW])
            await measureScreen(screen, visit, timesOf(screen.what))
        },
      )
      removeFolder(copy)
    }
  } finally {
    await site.goesAway()
    for (const folder of [profile, bare]) removeFolder(folder)
  }
  return all
}

/** Chromium of 2022, as old phones keep it, or today's where that doesn't run. */
async function cheapPhone(): Promise<readonly [name: string, launch: Launch]> {
  await ensureOldChromium()
  const old = findOldChromium('103')
  return old === undefined
    ? ['today’s Chromium', (options) => launchChromium({ ...options, hasLittleMemory: true })]
    : ['Chromium 103', (options) => launchOldChromium('103', { ...options, hasLittleMemory: true })]
}

export async function* measureCheapPhone(rounds: number): AsyncGenerator<Row> {
  const [name, launch] = await cheapPhone()
  const all = await measureOn(launch, rounds)
  const limit = all.get(BARE) ?? { presses: [], tasks: [] }
  all.delete(BARE)
  const named = (row: Row): Row => ({ ...row, what: `${name}, CPU x${SLOWDOWN}: ${row.what}` })
  for (const [what, { presses, tasks }] of all) {
    yield named({ ...IN_TIME, what: `${what}: next paint, 95%`, ours: presses, limit: limit.presses, share: 0.95 })
    yield named({ ...IN_TIME, what: `${what}: longest task`, ours: tasks, limit: limit.tasks, share: 1 })
  }
  yield named(await measureMemory(rounds, { launch, target: 1.3 }))
}
