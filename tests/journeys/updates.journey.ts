import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { MisbehavingProxy } from '../network/MisbehavingProxy'
import type { ProxiedRequest } from '../network/ProxiedRequest'
import { CUT_ANSWER, LOSE_ANSWER, LOSE_REQUEST } from '../network/ProxyFault'
import { alwaysThree, isNightly, threeNightly } from './engines'
import { freePort } from './freePort'
import { journeyOfTest } from './journey'
import { Learner } from './Learner'
import { secondBuild } from './secondBuild'

/**
 * The line breaks so often for each file before the file arrives, and in each way once for a script of the worker. Each break
 * takes some seconds.
 */
const TRIES = 5
/** Of breaks in all. */
const ENOUGH = 100
const FAULTS = [LOSE_REQUEST, CUT_ANSWER, LOSE_ANSWER]
/** The browser itself asks for these, and decides how often. */
const OF_BROWSER = /^\/(?:sw\.js|favicon\.ico|icons\/.*|manifest\.webmanifest|assets\/(?:worker|list)-.*)$/
const READY = 'A new version is ready.'
/** A page that looks for a newer version each hour does so now, and the next step of an update needn't wait. */
const COMES_ONLINE = `
  const registration = await navigator.serviceWorker.ready
  if (registration.waiting === null) await registration.update().catch(() => undefined)
  dispatchEvent(new Event('online'))`
/** A page waits for a quiet moment before each step. */
const STEP_MS = 4_500
/** After each break, WebKit waits for three seconds and imports all scripts of its worker again. */
const LONG = { timeout: 1_500_000 }

/** A line on which each file breaks many times before it arrives. */
class BreakingLine {
  readonly #broken = new Map<string, number>()
  readonly #plans = new WeakMap<ProxiedRequest, number>()
  readonly #arrived = new Set<string>()
  readonly askedAgain: string[] = []

  constructor(private readonly proxy: MisbehavingProxy) {}

  begins(): void {
    for (const [at, fault] of FAULTS.entries()) this.proxy.misbehaves(fault, (request) => this.#planOf(request) === at)
  }

  get breaks(): number {
    return [...this.#broken.values()].reduce((sum, times) => sum + times, 0)
  }

  /** The files that arrived whole. */
  get arrived(): number {
    return this.#arrived.size
  }

  /** Changes with each request. */
  get events(): number {
    return this.breaks + this.#arrived.size
  }

  /** Each rule of the proxy asks about a request. */
  #planOf(request: ProxiedRequest): number {
    const plan = this.#plans.get(request) ?? this.#decides(request)
    this.#plans.set(request, plan)
    return plan
  }

  #decides({ path }: ProxiedRequest): number {
    const times = this.#broken.get(path) ?? 0
    if (times < (OF_BROWSER.test(path) ? Math.min(TRIES, FAULTS.length) : TRIES)) {
      this.#broken.set(path, times + 1)
      return times % FAULTS.length
    }
    if (!OF_BROWSER.test(path)) {
      if (this.#arrived.has(path)) this.askedAgain.push(path)
      this.#arrived.add(path)
    }
    return FAULTS.length
  }
}

/** WebKit once cached the halves, and never became ready. */
describe.each(alwaysThree)('a first visit with halves of the worker’s scripts, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it('becomes ready offline', { timeout: 180_000 }, async ({ browser, site, onTestFinished }) => {
    const proxy = await MisbehavingProxy.before(`127.0.0.1:${site.port}`, freePort())
    onTestFinished(() => proxy.goesAway())
    const maya = new Learner(browser, proxy.address.replace(/^[\d.]+/, 'http://localhost'))
    proxy.misbehaves(CUT_ANSWER, ({ path }) => path.startsWith('/assets/list-pages-'), 1)
    proxy.misbehaves(CUT_ANSWER, ({ path }) => path.startsWith('/assets/worker-'), 1)
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await proxy.goesAway()
    await maya.opens('/login')
    await maya.sees('First name')
  })
})

describe.each(threeNightly)('an update on a network that breaks, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())
    .extend('proxy', async ({ site }, { onCleanup }) => {
      const proxy = await MisbehavingProxy.before(`127.0.0.1:${site.port}`, freePort())
      onCleanup(() => proxy.goesAway())
      return proxy
    })
    .extend('maya', ({ browser, proxy }) => new Learner(browser, proxy.address.replace(/^[\d.]+/, 'http://localhost')))

  it.runIf(isNightly)('arrives whole, and fetches no file twice', LONG, async ({ maya, proxy, site }) => {
    const next = await secondBuild()
    const line = new BreakingLine(proxy)
    /** The device comes online again and again, until so many files of the update or all of them are here. */
    const comesOnline = async (files: number): Promise<void> => {
      let deadline = Date.now() + 120_000
      while (line.arrived < files && !(await maya.text()).includes(READY)) {
        if (Date.now() > deadline) throw new Error(`After ${line.breaks} breaks the update did not go on.`)
        const { events } = line
        const end = Date.now() + STEP_MS
        while (line.events === events && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100))
        // After a break the page waits longer and longer.
        if (line.events === events) await maya.browser.evaluate(COMES_ONLINE)
        else deadline = Date.now() + 120_000
      }
    }
    const isOldVersion = async (): Promise<void> => {
      await maya.opens('/dashboard')
      await maya.sees('Up next')
    }

    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')

    line.begins()
    await site.deploys(next)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await comesOnline(2)
    expect(line.arrived, 'the middle of the update').toBeGreaterThanOrEqual(2)
    await isOldVersion()

    // The version that she has is still whole.
    await proxy.goesAway()
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('100 points earned so far.')
    await isOldVersion()

    // All tabs are closed in the middle, offline.
    await maya.browser.goto('about:blank')
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await isOldVersion()
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('the back of an envelope will do.')
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await maya.opens('/about')
    await maya.sees('Why we’re here')
    await isOldVersion()

    await proxy.comesBack()
    await comesOnline(Number.POSITIVE_INFINITY)
    expect(line.breaks).toBeGreaterThanOrEqual(ENOUGH)
    expect(line.arrived).toBeGreaterThan(2)
    await maya.sees(READY)
    await maya.sees('Up next')
    await maya.presses('Update now')
    await maya.sees('Comes next')

    await proxy.goesAway()
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('the back of an old envelope will do.')
    await maya.opens('/about')
    await maya.sees('Why we are here')
    await maya.opens('/lesson/foundations/foundations_3')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('150 points earned so far.')
    expect(line.askedAgain).toEqual([])
  })
})
