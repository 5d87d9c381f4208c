import manifest from '../../../public/data/lessons/manifest.json'
import { expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { chromium } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { Learner } from '../Learner'
import { folderBuild } from '../secondBuild'
import { Site } from '../Site'

const [lesson] = manifest.modules[0]?.lessons ?? []
if (lesson === undefined) throw new Error('The manifest has no lesson.')

/** The names of everything that the browser stores for the origin. Only Dexie and Workbox choose names of their own. */
const NAMES = `return [
  ...(await indexedDB.databases()).map(({ name }) => name),
  ...(await caches.keys()),
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
].filter((name) => !name.startsWith('__dbnames'))`
const SCOPES = `return (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort()`
const CONTROLLER = `return new URL(navigator.serviceWorker.controller.scriptURL).pathname`
/** The folder of the site that answered with this page. */
const FOLDER = `return new URL(document.querySelector('link[rel=manifest]').href).pathname.replace('manifest.webmanifest', '')`

// Engines don't differ here. The journey of the root site in all three is offline.journey.ts.
const it = journeyOfTest(() => chromium.launch())

it('works whole, and shares nothing with the site above it', async ({ browser, onTestFinished }) => {
  const site = await Site.starts(process.env['SITE_ROOT'], [await folderBuild()])
  onTestFinished(() => site.goesAway())
  const sam = new Learner(browser, site.origin)
  const maya = new Learner(browser, `${site.origin}/learn`)
  const names = async () => (await browser.evaluate(NAMES)) as readonly string[]
  const isOfFolder = (name: string) => name.startsWith('/learn/:') || name.endsWith(`${site.origin}/learn/`)

  // The worker of the root site is there first. It controls the folder, and does not answer for it.
  await sam.opens('/')
  await sam.sees('ready offline', { withinMs: 60_000 })
  const root = await names()
  expect(root.filter(isOfFolder)).toEqual([])
  await maya.opens('/')
  await maya.seesHeading('Money lessons that work offline.')
  expect(await browser.evaluate(FOLDER)).toBe('/learn/')
  await maya.sees('ready offline', { withinMs: 60_000 })
  expect(await browser.evaluate(SCOPES)).toEqual(['/', '/learn/'])

  await maya.presses('Sign In')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/learn/dashboard')
  await maya.opens(`/lesson/foundations/${lesson.id}`)
  await maya.seesHeading(lesson.title)
  await maya.sees('Key Takeaways')
  await maya.presses(lessonWords.markComplete)
  await maya.sees('50 points earned so far.')

  await site.goesAway()
  await maya.reloads()
  await maya.seesHeading(lesson.title)
  await maya.sees('Undo')
  expect(await browser.evaluate(CONTROLLER)).toBe('/learn/sw.js')
  await maya.opens('/about')
  await maya.seesHeading('No one should pay to learn about money')
  await maya.opens('/dashboard')
  await maya.sees('Maya')
  await maya.sees('50')
  const both = await names()
  expect(both.filter((name) => !isOfFolder(name)).toSorted()).toEqual(root.toSorted())
  expect(both.filter(isOfFolder).length).toBeGreaterThan(4)

  // The site at the root has its own copy, and knows no learner.
  await sam.opens('/dashboard')
  await sam.isAt('/login?from=%2Fdashboard')
  await sam.sees('First name')
  await sam.doesNotSee('Maya')
  expect(await browser.evaluate(FOLDER)).toBe('/')
  expect(await browser.evaluate(CONTROLLER)).toBe('/sw.js')

  // A rescue of the site at the root leaves the folder as it is.
  await site.comesBack()
  await sam.opens('/?rescue')
  await sam.presses('Download again')
  await sam.sees('The old copy is deleted')
  const caches = (await browser.evaluate('return await caches.keys()')) as readonly string[]
  expect(caches.filter((name) => !isOfFolder(name))).toEqual([])
  expect(caches).toContain('/learn/:lessons')
  await site.goesAway()
  await maya.opens(`/lesson/foundations/${lesson.id}`)
  await maya.seesHeading(lesson.title)
  await maya.sees('Undo')
})
