import { describe, expect } from 'vitest'
import { cardOf, linkOfCard, opensClass, PASSWORD, reportFile } from '../classFiles'
import { chromium } from '../drivers/chromium'
import { threeNightly } from '../engines'
import { choosesFiles, keepFiles, lastFile } from '../filesOfPage'
import { journeyOfTest } from '../journey'

/** The screens of a classroom Chromebook and of a phone. */
const CHROMEBOOK = [1366, 768] as const
const PHONE = [360, 740] as const

describe.each([
  ...threeNightly.map((kind) => ({ kind, name: kind.name, size: CHROMEBOOK })),
  { kind: chromium, name: chromium.name, size: PHONE },
])('a teacher alone, in $name at $size px', ({ kind, size: [width, height] }) => {
  const it = journeyOfTest(() => kind.launch())

  it.beforeEach(async ({ browser }) => {
    await browser.resize(width, height)
  })

  it('creates a class, collects two reports and restores the deleted class', async ({
    browser,
    learner: teacher,
    site,
  }) => {
    await teacher.opens('/')
    await teacher.sees('ready offline', { withinMs: 60_000 })
    await teacher.opens('/login')
    await teacher.types('Hale', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
    await teacher.opens('/learning')
    await teacher.presses('Teaching a group?')
    await teacher.seesHeading('My classes')
    // From here on everything works without a network.
    await site.goesAway()
    await opensClass(teacher)
    await teacher.sees('Six words')
    const link = await linkOfCard(browser)
    const card = await cardOf(link)

    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    const files = [await reportFile(card, 'Ada', 2), await reportFile(card, '=Ben', 1)]
    await choosesFiles(browser, 'Choose report files', files)
    await teacher.sees('2 reports collected.')
    await teacher.sees('Saved. Show this to =Ben')
    await teacher.sees('0 of 0')
    await teacher.presses('It’s Ada’s')
    await teacher.sees('1 of 1')
    await teacher.presses('It’s =Ben’s')
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
    await teacher.sees('Check your Downloads folder for the table.')
    const csv = await lastFile(browser)
    expect(
      csv
        .split('\r\n')
        .slice(1, 3)
        .map((row) => row.split(',')[0]),
    ).toEqual(["'=Ben", 'Ada'])
    expect(csv.split('\r\n')[2]?.split(',')[3]).toBe('2')

    await teacher.presses('Backup and settings')
    await teacher.sees('There is no backup yet')
    await keepFiles(browser)
    await teacher.presses('Make a backup')
    await teacher.presses('Yes, it’s there')
    await teacher.sees('Backed up through')
    const backup = await lastFile(browser)
    await teacher.types('yes', 'Type “yes” to delete it')
    await teacher.presses('Delete class')
    await teacher.seesHeading('My classes')
    await teacher.doesNotSee('Your classes on this device')

    await teacher.presses('Restore a class from a backup')
    await choosesFiles(browser, 'Choose the backup file', [backup])
    await teacher.types(PASSWORD, 'Password for that backup')
    await teacher.presses('Restore class')
    await teacher.sees('Period 3 is restored.', { withinMs: 60_000 })
    await teacher.presses('Open')
    await teacher.seesHeading('Today')
    await teacher.presses('Grid')
    await teacher.sees('Ada')
    await teacher.sees('=Ben')
    await teacher.presses('Class card')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    expect(await linkOfCard(browser)).toBe(link)
  })
})
