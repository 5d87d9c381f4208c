import { describe, expect } from 'vitest'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly, threeNightly } from './engines'
import { choosesFile, keepFiles, lastFile } from './filesOfPage'
import { journeyOfTest } from './journey'
import { Learner } from './Learner'
import { Site } from './Site'
import { worksheetsOfMorePages } from './printsWorksheets'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

const BUDGET = '/lesson/foundations/foundations_3#sheet'
const valueOf = (label: string) =>
  `[...document.querySelectorAll('label')].find((label) => label.textContent === '${label}')?.control?.value`
const begins = async (learner: Learner, name: string) => {
  await learner.opens('/login')
  await learner.types(name, 'First name')
  await learner.presses('Start learning')
  await learner.isAt('/dashboard')
}

describe.each(threeNightly)('a lesson’s worksheet, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it('is filled in offline, survives a reload and moves by backup file', async ({ browser, learner: ana, site }) => {
    await ana.opens('/')
    await ana.sees('ready offline', { withinMs: 120_000 })
    await begins(ana, 'Ana')
    await site.goesAway()
    await ana.opens(BUDGET)
    await ana.types('2480', 'Take-home pay')
    await ana.types('850', 'Rent or house payment')
    await ana.sees('Saved ')
    await ana.reloads()
    await ana.until(`return ${valueOf('Take-home pay')} === '2480'`, 'the pay that was typed')

    await ana.opens('/lesson/saving/saving_2#sheet')
    await ana.sees('From “')
    await ana.until(`return ${valueOf('Rent or mortgage')} === '850'`, 'the rent of the budget')
    await ana.presses('Try it with your numbers: Emergency fund')
    await ana.sees('These are the lesson’s numbers')
    await ana.isAt('/lesson/saving/saving_2')
    await ana.opens('/tools?tool=budget')
    await ana.sees('use 2,480 from “')

    await ana.opens('/learning?view=sheets')
    await ana.seesHeading('My worksheets')
    await ana.sees('1 worksheet')
    await ana.opens('/profile?view=backup')
    await ana.sees('1 worksheet')
    await keepFiles(browser)
    await ana.presses('Make a backup file')
    await ana.sees('We can’t tell if the download finished.')
    const file = await lastFile(browser)

    const [elsewhere, other] = [await Site.starts(process.env['SITE_ROOT']), await kind.launch()]
    try {
      const ben = new Learner(other, elsewhere.origin)
      await begins(ben, 'Ana')
      await ben.opens('/profile?view=backup')
      await choosesFile(other, file)
      await ben.presses('Restore this backup')
      await ben.sees('Restored from the backup of')
      await ben.opens(BUDGET)
      await ben.until(`return ${valueOf('Take-home pay')} === '2480'`, 'the pay in the file')
    } finally {
      await other.close()
      await elsewhere.goesAway()
    }
  })
})

describe('a worksheet', () => {
  const it = journeyOfTest(launchHeadlessShell)

  it('prints alone on one page and looks good at every size', { timeout: 600_000 }, async ({
    browser,
    learner: ana,
  }) => {
    await begins(ana, 'Ana')
    expect(await worksheetsOfMorePages(ana, browser, 'Saved ', isNightly ? undefined : 8)).toEqual([])

    const state = await lookAtStates(browser, ana)
    const faults: string[] = []
    for (const lesson of ['foundations/foundations_3', 'credit/credit_2', 'credit/credit_3']) {
      await ana.opens(`/lesson/${lesson}#sheet`)
      await ana.sees('Your worksheet')
      if (lesson.startsWith('credit/')) {
        await ana.presses('Try it with your numbers')
        await ana.sees('These are the lesson’s numbers')
      }
      await ana.comesToRest()
      faults.push(...(await lookAtPage(browser, lesson)), ...(await state.axe(lesson)))
    }
    expect(faults).toEqual([])
  })
})
