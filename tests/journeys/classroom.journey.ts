import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClassCard, readCardText } from '../../src/classroom/card/classCard'
import { envelopeFileText } from '../../src/classroom/file/envelopeFile'
import { makeReport } from '../../src/classroom/report/makeReport'
import { sealReport } from '../../src/classroom/report/sealReport'
import { classroomTools as tools } from '../../src/platform/classroomTools'
import { emptyDocument } from '../../src/progress/document'
import { completeLesson } from '../../src/progress/lessons'
import { learnerSigner } from '../classroom/openedClass'
import { day, device, doneBy, instant, JOINED, learner, lesson } from '../progress/samples'
import type { Browser } from './drivers/Browser'
import { chromium } from './drivers/chromium'
import { firefox } from './drivers/firefox'
import { webkit } from './drivers/webkit'
import { keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { Site } from './Site'

const PASSWORD = 'four small red barns'

describe.each([chromium, firefox, webkit])('a teacher alone, in $name', (kind) => {
  let site: Site
  let browser: Browser
  let teacher: Learner

  beforeEach(async () => {
    site = await Site.starts()
    browser = await kind.launch()
    teacher = new Learner(browser, site.origin)
  })
  afterEach(async () => {
    await browser?.close()
    await site?.goesAway()
  })

  const picks = (label: string, files: readonly string[]) =>
    browser.evaluate(`
      const picker = [...document.querySelectorAll('input[type=file][aria-label="${label}"]')]
        .find((input) => input.closest('details')?.open !== false)
      const chosen = new DataTransfer()
      for (const text of ${JSON.stringify(files)}) chosen.items.add(new File([text], 'picked.txt'))
      picker.files = chosen.files
      picker.dispatchEvent(new Event('change', { bubbles: true }))`)

  it('opens a class, collects what two learners hand in, and has it back after the class was closed', async () => {
    await teacher.opens('/')
    await teacher.sees('ready offline', { withinMs: 60_000 })
    await teacher.opens('/login')
    await teacher.types('Hale', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
    await teacher.opens('/learning')
    await teacher.presses('Teaching a group?')
    await teacher.seesHeading('My classes')
    // Everything from here on works with no network at all.
    await site.goesAway()
    await teacher.types('Period 3', 'Name of the class')
    await teacher.types('Ms. Hale', 'Your name')
    await teacher.types(PASSWORD, 'Password for the class book')
    await teacher.presses('Open the class')
    await teacher.seesHeading('Class card', { withinMs: 60_000 })
    await teacher.sees('Five words')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    const link = await browser.evaluate("return document.querySelector('input[readonly]').value")
    const read = await readCardText(String(link), tools)
    if (read.kind !== 'card') throw new Error(`The link holds no card: ${read.reason}`)

    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    const files = [await reportFile(read.card, 'Ada', 2), await reportFile(read.card, '=Ben', 1)]
    await picks('Choose report files', files)
    await teacher.sees('2 reports taken in.')
    await teacher.sees('Stored. Show =Ben this')
    await teacher.sees('0 of 0')
    await teacher.presses('It is Ada’s')
    await teacher.sees('1 of 1')
    await teacher.presses('It is =Ben’s')
    await teacher.sees('2 of 2')

    await teacher.presses('Today')
    await teacher.seesHeading('Today')
    await teacher.sees('Handed in today')
    await teacher.presses('Grid')
    await teacher.seesHeading('Grid')
    await teacher.presses('Ada, Financial Foundations')
    await teacher.sees('2 of 8 lessons')
    await keepFiles(browser)
    await teacher.presses('Save as CSV')
    await teacher.sees('Look into its downloads')
    const csv = await lastFile(browser)
    expect(
      csv
        .split('\r\n')
        .slice(1, 3)
        .map((row) => row.split(',')[0]),
    ).toEqual(["'=Ben", 'Ada'])
    expect(csv.split('\r\n')[2]?.split(',')[3]).toBe('2')

    await teacher.presses('Keep it safe')
    await teacher.sees('There is no backup yet')
    await keepFiles(browser)
    await teacher.presses('Make a backup')
    await teacher.sees('is in your backup.')
    const backup = await lastFile(browser)
    await teacher.types('yes', 'Type “yes” to close it')
    await teacher.presses('Close the class')
    await teacher.seesHeading('My classes')
    await teacher.doesNotSee('Your classes on this device')

    await teacher.presses('Bring in a backup')
    await picks('Choose the backup file', [backup])
    await teacher.types(PASSWORD, 'Password of that backup')
    await teacher.presses('Bring it in')
    await teacher.sees('Period 3 is here now.', { withinMs: 60_000 })
    await teacher.presses('Open')
    await teacher.seesHeading('Today')
    await teacher.presses('Grid')
    await teacher.sees('Ada')
    await teacher.sees('=Ben')
    await teacher.presses('Card')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    expect(await browser.evaluate("return document.querySelector('input[readonly]').value")).toBe(link)
  })
})

/** The file that a learner of this name would give, with so many lessons of the first module. */
async function reportFile(card: ClassCard, name: string, lessons: number): Promise<string> {
  const at = { device: device('phone'), today: day('2026-11-19') }
  const document = Array.from({ length: lessons }, (_, index) => lesson(`foundations_${index + 1}`)).reduce(
    (before, lessonId) => doneBy(completeLesson(before, { lessonId, ...at })),
    emptyDocument(learner(`learner-${name.replace(/\W/g, '')}`), JOINED),
  )
  const about = { classId: card.classId, name, madeAt: instant('2026-11-20T10:42:00.000Z'), sequence: 1, app: '3.3.5' }
  const made = await makeReport(document, about, tools)
  if (made.kind === 'refused') throw new Error(`The report was refused: ${made.reason}`)
  return envelopeFileText([await sealReport(made.packed, 1, await learnerSigner(), card, tools)])
}
