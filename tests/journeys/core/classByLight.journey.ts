import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classCardWords } from '#words/classCard'
import { classCollectWords } from '#words/classCollect'
import { classPlanWords } from '#words/classPlan'
import { joinClassWords } from '#words/joinClass'
import { lightWords } from '#words/light'
import { type ChromiumBrowser, launchChromium } from '../drivers/chromium'
import { hasNoCamera } from '../engines'
import { PICTURE, PICTURES_A_SECOND, writeCameraFile } from '../fakeCamera'
import { Learner } from '../Learner'
import { shownCodes } from '../shownCodes'
import { Site } from '../Site'

const CODES_A_SECOND = 5

let folder: string
let site: Site
let browsers: readonly ChromiumBrowser[] = []
let teacher: Learner
let learner: Learner

/** The film is the same in each run. */
function shake(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const filmOf = (who: 'teacher' | 'learner') => join(folder, `${who}.y4m`)

/** Sets the view of that camera from now on. It sees a screen that shows these codes, with a tenth of the pictures lost. */
function films(who: 'teacher' | 'learner', codes: readonly string[]): void {
  const textAt = (picture: number): string =>
    codes[Math.floor((picture * CODES_A_SECOND) / PICTURES_A_SECOND) % codes.length] ?? ''
  const screen = { textAt, side: 350, angle: 4, x: PICTURE.width / 2, y: PICTURE.height / 2 }
  const pictures = 20 * Math.max(1, codes.length)
  writeCameraFile(filmOf(who), [{ pictures, screens: [screen], lost: 0.1, blur: 1, brightness: 0.9 }], shake())
}

beforeAll(async () => {
  if (hasNoCamera) return
  folder = mkdtempSync(join(tmpdir(), 'class-'))
  site = await Site.starts()
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

async function begins(person: Learner, name: string): Promise<void> {
  await person.opens('/')
  await person.sees('ready offline', { withinMs: 120_000 })
  await person.opens('/login')
  await person.types(name, 'First name')
  await person.presses('Start learning')
  await person.isAt('/dashboard')
}

describe.skipIf(hasNoCamera)('a teacher and a learner, screen to camera', () => {
  it('hand in, answer and share a plan without a network or file', async () => {
    await begins(teacher, 'Hale')
    await begins(learner, 'Ada')
    await teacher.opens('/learning?view=class')
    await teacher.seesHeading('My classes')
    await teacher.types('Period 3', 'Class name')
    await teacher.types('Ms. Hale', 'Your name')
    await teacher.types('four small red barns', 'Class password')
    await teacher.presses('Create class')
    await teacher.seesHeading('Class card', { withinMs: 120_000 })
    const [card = ''] = await shownCodes(teacher, classCardWords.code)
    expect(card).toContain('view=join#')

    // From here on everything goes by camera.
    films('learner', [card])
    await learner.opens('/learning?view=join')
    await learner.presses(joinClassWords.scan)
    await learner.seesHeading(joinClassWords.joinTitle, { withinMs: 60_000 })
    await learner.presses(joinClassWords.join)
    await learner.seesHeading('Period 3')
    await learner.presses(joinClassWords.showCodes)
    const report = await shownCodes(learner, joinClassWords.codes)
    films('teacher', report)
    await site.goesAway()
    const from = Date.now()
    await teacher.presses('Collect')
    await teacher.sees(classCollectWords.stored('Ada'), { withinMs: 60_000 })
    const seconds = (Date.now() - from) / 1000

    const digits = String(
      await teacher.browser.evaluate(
        "return [...document.querySelectorAll('svg[aria-label]')].map((svg) => svg.getAttribute('aria-label')).join().match(/\\d{8}/)[0]",
      ),
    )
    const answer = await shownCodes(teacher, classCollectWords.answerCode(digits))
    expect(answer).toEqual([digits])
    films('learner', ['11112222', ...answer])
    await learner.presses(lightWords.answer.read)
    await learner.sees(joinClassWords.isHandedIn, { withinMs: 60_000 })
    await learner.sees(joinClassWords.proof.answered)

    await teacher.presses(classCollectWords.yes('Ada'))
    await teacher.sees('of 1')
    await teacher.presses('Plan')
    await teacher.seesHeading('Plan')
    await teacher.types('Bring your budget on Friday.', classPlanWords.message)
    await teacher.presses(classPlanWords.send)
    await teacher.sees(classPlanWords.saved)
    await teacher.presses(classPlanWords.show)
    films('learner', await shownCodes(teacher, classPlanWords.codes))
    await learner.presses(lightWords.plan.read)
    await learner.sees(joinClassWords.planTaken, { withinMs: 60_000 })
    await learner.sees('Bring your budget on Friday.')
    console.log(`A report in ${report.length} codes: ${seconds.toFixed(1)} s from Collect to stored.`)
  })
})
