/**
 * Role: shows that a site stays current on a line that loses half of its requests.
 * Guarantee: learners only load a page again that the browser could not load. Their first visit loses nothing, unless it is to a folder.
 * Must not: choose which requests die.
 */
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import manifest from '../../../public/data/lessons/manifest.json'
import { LANGUAGES_PATH, LESSONS_CACHE } from '../../../src/platform/keptLanguages'
import { siteName } from '../../../src/site'
import { ShapedLine } from '../../network/ShapedLine'
import { SEED } from '../../seed/seed'
import { launchHeadlessShell } from '../drivers/chromium'
import { learnsOffline } from '../firstVisit'
import { journeyOfTest } from '../journey'
import { IS_READY, PatientLearner } from '../PatientLearner'
import { folderBuild, secondBuild } from '../secondBuild'
import { Site } from '../Site'

const LINE = { latencyMs: 100, bytesPerSecond: 150_000, loss: 0 } as const
const HALF = { loss: 0.5 } as const
/** Measured: within a minute. A busy machine needs the rest. */
const PATIENCE = { withinMs: 400_000 } as const
const LONG = { timeout: 900_000 }

const IS_SPANISH_CHOSEN = `
  const kept = await (await caches.open(${JSON.stringify(LESSONS_CACHE)})).match(${JSON.stringify(LANGUAGES_PATH)})
  return (await kept?.json())?.current === 'es'`
const BUNDLE = /\/data\/bundles\//
/** The addresses that the page itself asked for. */
const OWN = `return performance.getEntries().flatMap(({ entryType, name }) =>
  ['navigation', 'resource'].includes(entryType) ? [new URL(name).pathname] : [])`

describe('a device on a line that loses half of its requests', () => {
  const it = journeyOfTest(launchHeadlessShell)
    .extend('line', async ({ site }, { onCleanup }) => {
      const line = await ShapedLine.before(site.port, LINE, { seed: SEED })
      onCleanup(() => line.goesAway())
      return line
    })
    .extend('maya', ({ browser, line }) => new PatientLearner(browser, line.origin))

  it('gets an update', LONG, async ({ maya, line, site }) => {
    const next = await secondBuild()
    await maya.opens('/')
    await maya.sees('ready offline', PATIENCE)
    await maya.startsLearning()
    await site.deploys(next)
    line.becomes(HALF)
    await maya.opens('/dashboard')
    await maya.sees('A new version is ready', PATIENCE)
    await line.goesAway()
    await maya.presses('Update now')
    await maya.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
    await maya.opens('/about')
    await maya.sees('Why we are here')
  })

  it('has a second language', LONG, async ({ maya, line }) => {
    await maya.opens('/')
    await maya.sees('ready offline', PATIENCE)
    line.becomes(HALF)
    await maya.pressesName('Español')
    await maya.isIn('es')
    await maya.until(IS_SPANISH_CHOSEN, 'the choice of Spanish', PATIENCE)
    await maya.isReadyOffline(PATIENCE)
    await line.goesAway()
    // Until the files of English are removed, `/about` is in English.
    await maya.opens('/es/about')
    await maya.isIn('es')
    await maya.seesHeading('No one should pay to learn about money')
    await learnsOffline(maya)
  })

  it('is rescued, and has its progress', LONG, async ({ maya, line }) => {
    await maya.opens('/')
    await maya.sees('ready offline', PATIENCE)
    await maya.startsLearning()
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    line.becomes(HALF)
    do {
      await maya.opens('/?rescue')
      await maya.presses('Download again')
      await maya.seesHeading(/^(?:The old copy is deleted|Couldn’t connect)$/)
    } while ((await maya.text()).includes('nothing was changed'))
    await maya.presses(`Open ${siteName}`)
    await maya.sees('ready offline', PATIENCE)
    await line.goesAway()
    await maya.opens('/dashboard')
    await maya.sees('1 of 8')
  })

  it('fetches nothing for the copy while a reader waits', LONG, async ({ maya, line }) => {
    const whileWaiting: (readonly string[])[] = []
    const own = new Set<string>()
    const notesOwn = async (): Promise<void> => {
      await maya.comesToRest()
      for (const path of (await maya.browser.evaluate(OWN)) as readonly string[]) own.add(path)
    }
    const opens = async (title: string, name: string): Promise<void> => {
      const before = line.requests.length
      await maya.presses(name)
      await maya.until(
        `return document.querySelector('h1')?.textContent === ${JSON.stringify(title)} || document.body.innerText.includes('Try again')`,
        title,
      )
      whileWaiting.push(line.requests.slice(before))
      await notesOwn()
      if (await maya.canPress('Try again')) await opens(title, 'Try again')
    }
    line.becomes({ bytesPerSecond: 30_000 })
    await maya.startsLearning()
    await maya.sees('Start lesson 1')
    await expect.poll(() => line.requests.some((path) => BUNDLE.test(path)), { timeout: PATIENCE.withinMs }).toBe(true)
    line.becomes(HALF)
    for (const [at, { title }] of (manifest.modules[0]?.lessons ?? []).slice(0, 5).entries()) {
      await opens(title, at === 0 ? 'Start here' : 'Next lesson')
      await maya.presses(lessonWords.markComplete)
      await maya.sees('Undo')
    }
    expect(await maya.browser.evaluate(IS_READY)).toBe(false)
    await notesOwn()
    // Until its first request, the worker has not heard of the press.
    const waited = whileWaiting.flatMap((paths) => {
      const first = paths.findIndex((path) => own.has(path))
      return first < 0 ? [] : paths.slice(first)
    })
    expect(waited.filter((path) => own.has(path)).length).toBeGreaterThan(0)
    expect(waited.filter((path) => !own.has(path))).toEqual([])
  })

  it('has a site in a folder', LONG, async ({ browser, onTestFinished }) => {
    const site = await Site.starts(process.env['SITE_ROOT'], [await folderBuild()])
    onTestFinished(() => site.goesAway())
    const line = await ShapedLine.before(site.port, { ...LINE, ...HALF }, { seed: SEED })
    onTestFinished(() => line.goesAway())
    const maya = new PatientLearner(browser, `${line.origin}/learn`)
    await maya.opens('/')
    await maya.sees('ready offline', PATIENCE).catch((error: unknown) => {
      throw new Error(String(line), { cause: error })
    })
    await line.goesAway()
    await maya.opens('/about')
    await maya.sees('No one should pay to learn about money')
  })
})
