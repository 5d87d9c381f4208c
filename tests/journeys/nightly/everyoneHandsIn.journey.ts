import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { classCollectWords } from '#words/classCollect'
import { joinClassWords } from '#words/joinClass'
import { cameraWords } from '#words/camera'
import { lightWords } from '#words/light'
import type { Browser } from '../drivers/Browser'
import { launchChromium } from '../drivers/chromium'
import { type Look, PICTURE, PICTURES_A_SECOND, writeCameraFile } from '../fakeCamera'
import { choosesFiles, keepFiles, lastFile } from '../filesOfPage'
import { Learner } from '../Learner'
import { shownCodes } from '../shownCodes'
import { Site } from '../Site'

const PASSWORD = 'four small red barns'
const NAMES = ['Ada', 'Ben', 'Cleo'] as const
const CODES_A_SECOND = 5

/** Makes the view of a tablet that shows these codes to the camera until each was seen three times. */
function lookAt(codes: readonly string[]): Look {
  const textAt = (picture: number): string =>
    codes[Math.floor((picture * CODES_A_SECOND) / PICTURES_A_SECOND) % codes.length] ?? ''
  const screen = { textAt, side: 360, angle: -5, x: PICTURE.width / 2, y: PICTURE.height / 2 }
  const pictures = Math.ceil((3 * codes.length * PICTURES_A_SECOND) / CODES_A_SECOND) + 10
  return { pictures, screens: [screen], lost: 0, blur: 1, brightness: 0.9 }
}
const LONG = { timeout: 600_000 }

describe('three learners of one class on one tablet', () => {
  let site: Site
  let browsers: Browser[]
  let tablet: Learner
  let teacher: Learner
  let folder: string

  beforeAll(async () => {
    site = await Site.starts(process.env['SITE_ROOT'])
    folder = mkdtempSync(join(tmpdir(), 'everyone-'))
    const cameras = ['device', 'teacher'].map((name) => join(folder, `${name}.y4m`))
    for (const camera of cameras) writeCameraFile(camera, [lookAt([' '])], () => 0.5)
    browsers = []
    for (const camera of cameras) browsers.push(await launchChromium({ camera }))
    const [one, two] = browsers.map((browser) => new Learner(browser, site.origin))
    if (one === undefined || two === undefined) throw new Error('Two browsers were expected.')
    ;[tablet, teacher] = [one, two]
  })
  afterAll(async () => {
    for (const browser of browsers ?? []) await browser.close()
    await site?.goesAway()
    rmSync(folder, { recursive: true, force: true })
  })

  const begins = async (who: Learner, name: string) => {
    await who.types(name, 'First name')
    await who.presses('Start learning')
    await who.isAt('/dashboard')
  }
  const reports = async (count: number, files: readonly string[]) => {
    await choosesFiles(teacher.browser, 'Choose report files', files)
    await teacher.sees(`${count} report${count === 1 ? '' : 's'} collected.`)
  }

  it('hand in together with three presses, and are confirmed with one', LONG, async () => {
    await teacher.opens('/')
    await teacher.sees('ready offline', { withinMs: 120_000 })
    await teacher.opens('/login')
    await begins(teacher, 'Hale')
    await teacher.opens('/learning?view=class')
    await teacher.types('Period 3', 'Class name')
    await teacher.types('Ms. Hale', 'Your name')
    await teacher.types(PASSWORD, 'Class password')
    await teacher.presses('Create class')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    const link = String(await teacher.browser.evaluate("return document.querySelector('input[readonly]').value"))

    await tablet.opens('/')
    await tablet.sees('ready offline', { withinMs: 120_000 })
    await tablet.opens('/login')
    await begins(tablet, 'Ada')
    await site.goesAway()
    // Each learner joins alone, after the tablet has asked who is learning. Noor has not joined.
    for (const name of [...NAMES, 'Noor']) {
      if (name !== 'Ada') {
        await tablet.presses('Switch learner')
        await tablet.seesHeading('Who is learning?')
        await tablet.presses('Start learning')
        await begins(tablet, name)
      }
      if (name === 'Noor') continue
      await tablet.opens(link.slice(site.origin.length))
      if (name !== 'Ada') {
        await tablet.seesHeading('Who is learning?')
        await tablet.presses(name)
      }
      await tablet.seesHeading('Join this class?')
      await tablet.presses('Join')
      await tablet.sees(`Your name in this class: ${name}`)
      await tablet.opens('/dashboard')
    }
    await tablet.presses('Switch learner')
    await tablet.presses('Ben')
    await tablet.isAt('/dashboard')
    await tablet.opens('/lesson/foundations/foundations_1')
    await tablet.presses(lessonWords.markComplete)
    await tablet.sees('50 points earned so far.')

    // The lesson ends here. From now on, the presses count.
    const before = { pressed: tablet.pressed, typed: tablet.typed }
    await tablet.presses('Ben')
    await tablet.presses('Dashboard')
    await tablet.presses(joinClassWords.everyoneNow)
    await tablet.sees('Ada Not handed in yet')
    await tablet.sees(joinClassWords.everyoneShow)
    const handedIn = { presses: tablet.pressed - before.pressed, typed: tablet.typed - before.typed }
    expect(handedIn).toEqual({ presses: 3, typed: 0 })

    // A learner who has not joined is asked, and only a yes gives the teacher the name.
    await tablet.sees('Noor Has not joined')
    await tablet.presses('Ask Noor')
    await tablet.sees('We send only your name, not your progress.')
    await tablet.presses('I’m Noor, and this is OK with me')
    await tablet.sees('Your teacher will see this name')

    // The device shows all reports in one loop, and the teacher's phone reads them without a tap between.
    const all = await shownCodes(tablet, joinClassWords.everyoneCodes, NAMES.length)
    writeCameraFile(join(folder, 'teacher.y4m'), [lookAt(all)], () => 0.5)
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    for (const name of NAMES) await teacher.sees(classCollectWords.claim['new-member'](name))
    await teacher.presses(cameraWords.stop)
    for (const [at, name] of NAMES.entries()) {
      await teacher.presses(classCollectWords.yes(name))
      await teacher.sees(`${at + 1} of ${at + 1}`)
    }
    await teacher.sees('Noor hasn’t joined the class')

    // One file has all three reports too, byte for byte. Saving the file marks no learner as handed in.
    await keepFiles(tablet.browser)
    await tablet.presses(joinClassWords.everyoneFile)
    await tablet.sees('It counts as handed in once your teacher’s phone confirms it.')
    await tablet.sees('Cleo Not handed in yet')
    await reports(3, [await lastFile(tablet.browser)])
    await teacher.sees('3 of 3')
    await teacher.sees(classCollectWords.receiptsText)

    // One loop on the teacher's screen confirms all three, with one press on the device and no digits.
    await teacher.presses(classCollectWords.receiptsShow)
    writeCameraFile(
      join(folder, 'device.y4m'),
      [lookAt(await shownCodes(teacher, classCollectWords.receiptsCodes))],
      () => 0.5,
    )
    const shown = { pressed: tablet.pressed, typed: tablet.typed }
    await tablet.presses(lightWords.receipts.read)
    await tablet.sees(joinClassWords.confirmed(NAMES.length))
    for (const name of NAMES) await tablet.sees(`${name} ${joinClassWords.countsChip}`)
    expect({ presses: tablet.pressed - shown.pressed, typed: tablet.typed - shown.typed }).toEqual({
      presses: 1,
      typed: 0,
    })

    // A report that changed since then is not confirmed, until the teacher's file says so.
    await tablet.opens('/lesson/foundations/foundations_2')
    await tablet.presses(lessonWords.markComplete)
    await tablet.sees('100 points earned so far.')
    const beforeFile = tablet.pressed
    await tablet.presses('Ben')
    await tablet.presses('Dashboard')
    await keepFiles(tablet.browser)
    await tablet.presses(joinClassWords.everyoneFile)
    await tablet.sees('Ben Not handed in yet')
    await tablet.sees(`Ada ${joinClassWords.countsChip}`)
    await reports(3, [await lastFile(tablet.browser)])
    await keepFiles(teacher.browser)
    await teacher.presses(classCollectWords.receiptsGive)
    await teacher.sees('Give this file back to the devices.')
    const receipts = await lastFile(teacher.browser)
    // The press on this button opens the browser's own picker, which a journey can't use.
    await choosesFiles(tablet.browser, joinClassWords.takeReceipts, [receipts])
    await tablet.sees(joinClassWords.confirmed(1))
    await tablet.sees(`Ben ${joinClassWords.countsChip}`)
    expect(tablet.pressed - beforeFile).toBe(3)

    // Each learner finds the result in their own progress.
    await tablet.opens('/dashboard')
    await tablet.sees('It counts in the class. You have nothing new to hand in.')
    await tablet.presses('Switch learner')
    await tablet.presses('Cleo')
    await tablet.sees('It counts in the class. You have nothing new to hand in.')
  })
})
