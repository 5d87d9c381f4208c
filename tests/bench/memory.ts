import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type firstLesson from '../../public/data/lessons/foundations_1.json'
import manifest from '../../public/data/lessons/manifest.json'
import { type ChromiumBrowser, launchChromium } from '../journeys/drivers/chromium'
import type { Learner } from '../journeys/Learner'
import type { Row } from './table'
import { asLearner, type Launch, removeFolder, withServer } from './visits'

const lessons = manifest.modules.flatMap(({ id, lessons }) =>
  lessons.map((lesson, index) => ({ ...lesson, moduleId: id, isFirst: index === 0 })),
)
type Lesson = (typeof lessons)[number]

const pathOf = ({ moduleId, id }: Lesson) => `/lesson/${moduleId}/${id}`
function heroOf({ contentFile }: Lesson): string {
  const file = readFileSync(`public/data/lessons/${contentFile}`, 'utf8')
  return (JSON.parse(file) as typeof firstLesson).content.hero.title
}

/** Presses a link or a button of the app as soon as it is there. */
async function press(learner: Learner, selector: string): Promise<void> {
  const body = `const it = document.querySelector(${JSON.stringify(selector)}); it?.click(); return it !== null`
  await learner.until(body, selector)
}

/**
 * Goes through the course as a reader does. It follows the link to the next lesson, and the list of lessons from module to
 * module.
 */
async function goesTo(learner: Learner, lesson: Lesson): Promise<void> {
  if (lesson.isFirst) {
    await press(learner, 'a[href="/learning"], a[href^="/learning#"]')
    await learner.until(`return document.getElementById('${lesson.moduleId}') !== null`, lesson.moduleId)
    const closed = `#${lesson.moduleId} button[aria-expanded="false"]`
    await learner.browser.evaluate(`document.querySelector('${closed}')?.click()`)
  }
  await press(learner, `a[href="${pathOf(lesson)}"]`)
  await learner.isAt(pathOf(lesson))
  await learner.seesHeading(heroOf(lesson))
}

async function heapMb(browser: ChromiumBrowser): Promise<number> {
  const session = await browser.context.newCDPSession(browser.page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000
}

interface Device {
  readonly launch: Launch
  readonly target: number
}
const TODAYS: Device = { launch: launchChromium, target: 1.6 }

/**
 * Compares the memory that scripts use after every lesson was read in one page with the memory after the first lesson. The
 * library keeps every lesson that it has loaded, so that growth is intended. A second reading should add next to nothing.
 */
export async function measureMemory(rounds: number, { launch, target }: Device = TODAYS): Promise<Row> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const ours: number[] = []
  const limit: number[] = []
  const [first, ...rest] = lessons
  if (first === undefined) throw new Error('The curriculum has no lesson.')
  await withServer('dist', (port) =>
    asLearner(
      profile,
      `http://localhost:${port}`,
      async (learner, browser) => {
        for (let round = 0; round < rounds; round += 1) {
          await learner.opens(pathOf(first))
          await learner.seesHeading(heroOf(first))
          await learner.comesToRest()
          limit.push(await heapMb(browser))
          await browser.evaluate('globalThis.isOnePage = true')
          for (const lesson of rest) await goesTo(learner, lesson)
          await learner.comesToRest()
          await learner.until('return globalThis.isOnePage === true', 'the page that was opened first')
          ours.push(await heapMb(browser))
        }
      },
      launch,
    ),
  )
  removeFolder(profile)
  const what = `Heap of scripts after ${lessons.length} lessons in one page, beside the first`
  return { what, unit: 'MB', ours, limit, target }
}
