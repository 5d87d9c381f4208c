import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classCardWords } from '#words/classCard'
import { joinClassWords } from '#words/joinClass'
import { learningCenterWords } from '#words/learningCenter'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { PICTURE, writeCameraFile } from './fakeCamera'
import { keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { shownCodes } from './shownCodes'
import { Site } from './Site'

/** The tab of the learning center. The bar has a menu of the same name. */
const TAB = 'return document.querySelector(\'nav[aria-label="My learning"] a[href="/learning"]\')'

/** The longest name of a class. */
const LONG_NAME =
  'Personal finance for adults on Tuesday evenings in the library of Greater Springfield and its townships'.slice(
    0,
    100,
  )

let folder: string
let site: Site
let browsers: readonly ChromiumBrowser[] = []
let teacher: Learner
let learner: Learner

const filmOf = (who: string) => join(folder, `${who}.y4m`)

/** Sets the view of a camera to a screen that shows these codes, each for a fifth of a second. */
function films(who: 'teacher' | 'learner', codes: readonly string[]): void {
  const textAt = (picture: number): string => codes[Math.floor(picture / 2) % codes.length] ?? ''
  const screen = { textAt, side: 350, angle: 0, x: PICTURE.width / 2, y: PICTURE.height / 2 }
  const pictures = 20 * Math.max(1, codes.length)
  writeCameraFile(filmOf(who), [{ pictures, screens: [screen], lost: 0, blur: 0, brightness: 1 }], () => 0.5)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'teachers-'))
  site = await Site.starts(process.env['SITE_ROOT'])
  films('teacher', [' '])
  films('learner', [' '])
  browsers = [await launchChromium({ camera: filmOf('teacher') }), await launchChromium({ camera: filmOf('learner') })]
  const [first, second] = browsers.map((browser) => new Learner(browser, site.origin))
  if (first === undefined || second === undefined) throw new Error('Two people were expected')
  ;[teacher, learner] = [first, second]
})
afterAll(async () => {
  for (const browser of browsers) await browser.close()
  await site?.goesAway()
  rmSync(folder, { recursive: true, force: true })
})

/** The words of screens that each step of the page names, in their order. */
async function namesOfSteps(): Promise<readonly (readonly string[])[]> {
  return (await teacher.browser.evaluate(`
    return [...document.querySelectorAll('#start ol > li')].map(
      (step) => [...step.querySelectorAll('b')].map(({ textContent }) => textContent))`)) as readonly string[][]
}

const MARGIN = '0.4in'
const PAPER = { format: 'Letter', margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } as const

/** How many sheets the page of the teacher takes on paper. */
async function sheetsOnPaper(): Promise<number> {
  const pdf = await browsers[0]?.page.pdf(PAPER)
  return pdf?.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

describe('a teacher who has never seen the site', () => {
  it('collects a first report with nothing but the words on the page', async () => {
    await teacher.opens('/teachers')
    const steps = await namesOfSteps()
    expect(steps.map((names) => names.length)).toEqual([5, 4, 4, 2, 5, 2, 3, 2, 2, 2])
    const at = (step: number, name: number): string => steps[step]?.[name] ?? ''
    // The page’s own styles come after its first paint.
    await teacher.comesToRest()
    expect(await sheetsOnPaper()).toBe(3)

    // 1: A visitor signs in on the way, and gets to the classes.
    await teacher.presses(at(0, 0))
    await teacher.types('Hale', 'First name')
    await teacher.presses(at(0, 3))
    await teacher.seesHeading(at(0, 4))
    // 2
    await teacher.types(LONG_NAME, at(1, 0))
    await teacher.types('Ms. Hale', at(1, 1))
    await teacher.types('four small red barns', at(1, 2))
    await teacher.presses(at(1, 3))
    // 3
    await teacher.seesHeading(at(2, 0), { withinMs: 60_000 })
    await teacher.presses(at(2, 1))
    await keepFiles(teacher.browser)
    await teacher.presses(at(2, 2))
    await teacher.presses(at(2, 3))
    await teacher.sees('Backed up through')
    expect((await lastFile(teacher.browser)).length).toBeGreaterThan(100)
    // 4
    await teacher.presses(at(3, 0))
    expect(await teacher.canPress(at(3, 1))).toBe(true)
    expect(await sheetsOnPaper()).toBe(1)
    const [card = ''] = await shownCodes(teacher, classCardWords.code)
    // 5
    films('learner', [card])
    await learner.opens('/')
    await learner.presses(at(4, 0))
    await learner.types('Maya', 'First name')
    await learner.presses(at(4, 1))
    await learner.isAt('/dashboard')
    await learner.until(`${TAB} !== null`, 'the tabs')
    await learner.browser.click(TAB)
    expect(await learner.browser.evaluate(`${TAB}.innerText`)).toBe(at(4, 2))
    for (const name of [at(4, 3), at(4, 4)]) await learner.presses(name)
    // 6
    await learner.seesHeading(at(5, 0), { withinMs: 60_000 })
    await learner.presses(at(5, 1))
    // 7
    await learner.presses(at(6, 0))
    films('teacher', await shownCodes(learner, joinClassWords.codes))
    await teacher.presses(at(6, 1))
    // A camera that was allowed before starts without a press, and then the button goes away.
    await teacher.until(
      `const named = ({ innerText }) => innerText.trim() === ${JSON.stringify(at(6, 2))}
      ;[...document.querySelectorAll('button')].find(named)?.click()
      return document.querySelector('video') !== null`,
      'a camera that is on',
    )
    await teacher.sees('They scan the square or enter the 8 digits.', { withinMs: 60_000 })
    // The digits are under the camera too, because on a phone their card is off the screen.
    expect((await teacher.text()).match(/Show this to Maya/g)).toHaveLength(2)
    // 8
    const digits = /Digits for their device: (\d{4} \d{4})/.exec(await teacher.text())?.[1] ?? ''
    await learner.types(digits, '8 digits')
    await learner.presses(at(7, 0))
    await learner.sees(at(7, 1))
    // 9
    await teacher.sees(at(8, 0))
    await teacher.presses(at(8, 1))
    await teacher.sees('of 1')
    // 10
    for (const name of [at(9, 0), at(9, 1)]) {
      await teacher.presses(name)
      await teacher.seesHeading(name)
    }
    await teacher.sees('Maya')
  })
})

describe('the ways to a class in the learning center', () => {
  /**
   * A phone, a tablet and the screen of a classroom Chromebook. On a smaller phone, the search and the filters of the
   * learners come first.
   */
  it.each([
    [390, 844],
    [820, 1180],
    [1366, 768],
  ] as const)('are on the first screen at %i by %i px', async (width, height) => {
    await teacher.browser.resize(width, height)
    await teacher.opens('/learning')
    await teacher.seesHeading('Learning Center')
    await teacher.comesToRest()
    for (const name of [learningCenterWords.joinClass, learningCenterWords.teaching]) {
      const isSeen = await teacher.browser.evaluate(`
        const link = [...document.querySelectorAll('main a')].find(({ innerText }) => innerText.startsWith(${JSON.stringify(name)}))
        const { left, top, width, height } = link.getBoundingClientRect()
        return scrollY === 0 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2))`)
      expect(isSeen, name).toBe(true)
    }
  })
})
