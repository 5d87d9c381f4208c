import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { portals, ShapedLine } from '../network/ShapedLine'
import { answersQuiz } from './answersQuiz'
import { behindPortal } from './behindPortal'
import { type ChromiumBrowser, driveChromiumPage, launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { learnsOffline } from './firstVisit'
import { journeyOfTest } from './journey'
import { Learner } from './Learner'
import { PatientLearner } from './PatientLearner'
import { secondBuild } from './secondBuild'
import type { Site } from './Site'

const it = journeyOfTest(launchHeadlessShell)

const startsLearning = async (maya: Learner) => {
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
}

const secondTab = async (browser: ChromiumBrowser, site: Site) => {
  const page = await browser.context.newPage()
  return new Learner(
    driveChromiumPage(browser.context, page, browser.profile, () => page.close()),
    site.origin,
  )
}

describe('two tabs', () => {
  it('see each other’s changes', async ({ browser, learner: maya, site }) => {
    await startsLearning(maya)
    const other = await secondTab(browser, site)
    await other.opens('/lesson/foundations/foundations_1')
    await other.presses(lessonWords.markComplete)
    await other.sees('50 points earned so far.')
    await maya.sees('1 of 8')
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Undo')
    await other.sees(lessonWords.markComplete)
  })

  it('follow each other when a learner signs out', async ({ browser, learner: maya, site }) => {
    await startsLearning(maya)
    const other = await secondTab(browser, site)
    await other.opens('/dashboard')
    await other.sees('Maya')
    await maya.presses('Maya')
    await maya.presses('Sign Out')
    await maya.presses('Keep my progress on this device')
    await other.isAt('/login?from=%2Fdashboard')
  })
})

/** Whether a press on the button of this name reaches it. */
const isFree = (name: string) => `
  const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === ${JSON.stringify(name)})
  const { left, top, width, height } = button.getBoundingClientRect()
  return [0.1, 0.5, 0.9].every((part) => button.contains(document.elementFromPoint(left + width * part, top + height / 2)))`

describe('a deployment under the running page', () => {
  it('offers the update, keeps open quiz answers and shows no white page', async ({ browser, learner: maya, site }) => {
    const next = await secondBuild()
    await startsLearning(maya)
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await maya.browser.click("return document.querySelector('fieldset label')")
    await maya.presses('Next')
    await maya.sees('2 of 12')

    await site.deploys(next)
    await browser.evaluate('await (await navigator.serviceWorker.ready).update()')
    await maya.until('return (await navigator.serviceWorker.ready).waiting !== null', 'the new version to wait', {
      withinMs: 60_000,
    })
    expect(await maya.canPress('Update now')).toBe(false)

    const other = await secondTab(browser, site)
    await other.opens('/dashboard')
    await other.sees('Maya')
    await other.comesToRest()
    expect(await other.canPress('Update now'), 'an offer while the quiz is open in another tab').toBe(false)
    await other.browser.close()

    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('A new version is ready')
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await browser.resize(width, height)
      await maya.until(isFree(lessonWords.markComplete), `Mark complete beside the offer at ${width} px`, {
        withinMs: 5_000,
      })
    }
    await maya.presses('Update now')
    await maya.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
    await maya.sees('Maya')
    await maya.opens('/quiz/foundations')
    await maya.sees('2 of 12')
  })

  it('recovers from a missing old part when no worker has it', async ({ browser, learner: maya, site }) => {
    const next = await secondBuild()
    await browser.context.route('**/sw.js', (route) => route.abort())
    await maya.opens('/')
    await maya.seesHeading('Money lessons that work offline.')
    // The first page is complete, so the missing part is one of the next page.
    await browser.page.waitForLoadState('networkidle')
    await site.deploys(next)
    await maya.presses('Sign In')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  })
})

describe('a file that fails once', () => {
  it.for<readonly [part: string, isHit: (path: string) => boolean]>([
    ['a part of the site', (path) => path.startsWith('/data/bundles/site') || path.startsWith('/assets/LessonScreen')],
    ['the lessons', (path) => path.startsWith('/data/bundles/') || path.startsWith('/data/lessons/foundations_')],
  ])('%s: readiness says so and recovers', async ([, isHit], { learner: maya, site }) => {
    let failed = 0
    let isBroken = true
    site.misbehaves((path) => {
      if (!isBroken || !isHit(path)) return undefined
      failed += 1
      return 'fail'
    })
    await maya.opens('/')
    await maya.sees('The connection keeps dropping', { withinMs: 60_000 })
    expect(failed).toBeGreaterThan(0)
    isBroken = false
    await maya.reloads()
    await maya.sees('ready offline', { withinMs: 60_000 })
  })

  it('never stores the page of a captive portal', async ({ learner: maya, site }) => {
    site.misbehaves((path) => (path.startsWith('/data/') ? 'captive-portal' : undefined))
    await maya.opens('/')
    await maya.sees('Some files arrived changed, or not at all.', { withinMs: 60_000 })
    site.behaves()
    await maya.reloads()
    await maya.sees('ready offline', { withinMs: 60_000 })
    await startsLearning(maya)
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('Key Takeaways')
  })

  it.runIf(isNightly).for(portals)(
    'is ready after a captive portal’s %s',
    async (portal, { browser, site, onTestFinished }) => {
      const line = await ShapedLine.before(site.port, { latencyMs: 100, bytesPerSecond: 150_000, loss: 0 })
      onTestFinished(() => line.goesAway())
      const maya = new PatientLearner(browser, line.origin)
      await behindPortal(maya, line, { portal, withinMs: 240_000 })
      await learnsOffline(maya)
    },
  )
})

/**
 * Completes a lesson on a full disk. Sometimes the browser closes its storage too, and late. Then the screen says how to
 * continue.
 */
async function completesAtLast(maya: Learner): Promise<void> {
  const isDone = "document.body.innerText.replace(/\\s+/g, ' ').includes('100 points earned so far.')"
  const has = (name: string) =>
    `[...document.querySelectorAll('button')].some((button) => button.innerText.trim().startsWith('${name}'))`
  for (;;) {
    await maya.until(`return ${isDone} || ${has('Reload')} || ${has(lessonWords.markComplete)}`, 'a way to go on')
    if ((await maya.browser.evaluate(`return ${isDone}`)) === true) return
    if (await maya.canPress('Reload')) await maya.presses('Reload')
    else {
      await maya.presses(lessonWords.markComplete)
      await maya.until(`return ${isDone} || ${has('Reload')}`, 'a word whether it is saved')
    }
  }
}

describe('a full disk', () => {
  it('says that nothing was saved, and saves again with free space', async ({ site }) => {
    const profile = mkdtempSync(join(tmpdir(), 'full-disk-'))
    const first = await launchHeadlessShell({ profile })
    let maya = new Learner(first, site.origin)
    await startsLearning(maya)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await first.close()

    // Chromium reads the free space at the first use of the databases and then counts on its own.
    const full = await launchHeadlessShell({ profile })
    maya = new Learner(full, site.origin)
    const session = await full.context.newCDPSession(full.page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 })
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('out of space')
    expect(await maya.canPress('Undo')).toBe(false)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin })

    await completesAtLast(maya)
    await maya.opens('/dashboard')
    await maya.sees('2 of 8')
    await full.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
})

describe('the clock', () => {
  it('deletes nothing when it moves forward, back and across midnight', async ({ browser, learner: maya }) => {
    const { clock } = browser.page
    await clock.install({ time: new Date('2026-11-20T21:00:00') })
    await startsLearning(maya)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')

    await clock.setSystemTime(new Date('2026-11-20T23:59:50'))
    await maya.opens('/dashboard')
    await maya.sees('1 day')
    await clock.fastForward(20_000)
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('100 points earned so far.')
    await maya.opens('/dashboard')
    await maya.sees('2 days')

    await clock.setSystemTime(new Date('2027-11-21T12:00:00'))
    await maya.opens('/dashboard')
    await maya.sees("Welcome back! Let's restart your learning adventure!")
    await maya.sees('2 of 8')

    await clock.setSystemTime(new Date('2019-01-01T12:00:00'))
    await maya.opens('/lesson/foundations/foundations_3')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('150 points earned so far.')

    await clock.setSystemTime(new Date('2026-11-21T12:00:00'))
    await maya.opens('/dashboard')
    await maya.sees('2 days')
    await maya.sees('3 of 8')
  })
})

describe('a quiz', () => {
  it('costs nothing when I don’t pass, and I can try again', async ({ learner: maya }) => {
    await startsLearning(maya)
    await maya.opens('/quiz/foundations')
    await answersQuiz(maya, 'foundations_quiz', 'wrong')
    await maya.seesHeading(/^Not yet/)
    await maya.presses('Try again')
    await answersQuiz(maya, 'foundations_quiz', 'right')
    await maya.seesHeading(/^You passed/)
  })

  it('keeps its answers when the page closes', async ({ learner: maya }) => {
    await startsLearning(maya)
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await maya.browser.click("return document.querySelector('fieldset label')")
    await maya.presses('Next')
    await maya.sees('2 of 12')
    await maya.opens('/')
    await maya.opens('/quiz/foundations')
    await maya.sees('2 of 12')
    await maya.presses('Back')
    await maya.until("return document.querySelector('fieldset input:checked') !== null", 'the first answer to be there')
  })
})
