import { describe, expect } from 'vitest'
import loans from '../../../public/data/lessons/states_loans.json'
import offices from '../../../public/data/lessons/states_office.json'
import { type ChromiumBrowser, launchHeadlessShell } from '../drivers/chromium'
import { choosesFile, keepFiles, lastFile } from '../filesOfPage'
import { journeyOfFile } from '../journey'
import { Learner } from '../Learner'
import { lookAtStates } from '../visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)

const noteIn = (file: typeof loans | typeof offices, state: string) => {
  const note = file.notes.find((one) => one.state === state)
  if (note === undefined) throw new Error(`There is no note for ${state}.`)
  return note.text
}

const lives = (browser: ChromiumBrowser, place: string) =>
  browser.page.getByRole('combobox', { name: 'Where do you live?' }).selectOption({ label: place })

describe('where I live', () => {
  it('is asked once, editable offline, and included in my backup file', {
    timeout: 240_000,
  }, async ({ browser, learner: maya, site }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()

    await maya.opens('/lesson/banking/banking_4')
    await maya.sees('Where do you live?')
    await lives(browser, 'Iowa')
    await maya.presses('Save')
    await maya.sees(noteIn(offices, 'IA'))

    await maya.opens('/lesson/credit/credit_4')
    await maya.sees(noteIn(loans, 'IA'))
    await maya.doesNotSee('Where do you live?')

    await maya.opens('/profile?view=settings')
    await maya.presses('Change your state')
    await lives(browser, 'Nebraska')
    await maya.presses('Save')
    // The name of the state is among the options too, so this waits until the question is gone.
    await maya.doesNotSee('Where do you live?')
    await maya.sees('Nebraska')
    await maya.opens('/lesson/credit/credit_4')
    await maya.sees(noteIn(loans, 'NE'))

    await maya.opens('/profile?view=backup')
    await maya.sees('Last made here')
    await keepFiles(browser)
    await maya.presses('Make a backup file')
    await maya.sees('We can’t tell if the download finished.')
    const file = await lastFile(browser)
    await site.comesBack()
    const other = await launchHeadlessShell()
    try {
      const atHome = new Learner(other, site.origin)
      await atHome.opens('/login')
      await atHome.types('Maya', 'First name')
      await atHome.presses('Start learning')
      await atHome.isAt('/dashboard')
      await atHome.opens('/profile?view=backup')
      await choosesFile(other, file)
      await atHome.presses('Restore this backup')
      await atHome.sees('Restored from the backup of')
      await atHome.opens('/lesson/credit/credit_4')
      await atHome.sees(noteIn(loans, 'NE'))
      await atHome.doesNotSee('Where do you live?')
    } finally {
      await other.close()
    }
  })

  it('can be read and chosen at any size, in both themes', { timeout: 300_000 }, async ({ browser, learner: maya }) => {
    const { looks } = await lookAtStates(browser, maya)
    await maya.opens('/lesson/credit/credit_4')
    await maya.sees(noteIn(loans, 'NE'))
    const said = await looks('my state, said')
    await browser.page.getByRole('button', { name: 'Change', exact: true }).click()
    await maya.sees('Where do you live?')
    expect([...said, ...(await looks('my state, asked'))]).toEqual([])
  })
})
