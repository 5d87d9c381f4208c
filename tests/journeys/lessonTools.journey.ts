import { describe, expect } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import type { Learner } from './Learner'
import { typesAndLeaves } from './typesAndLeaves'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates, type StateLook } from './visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)
let state: StateLook

it.beforeAll(async ({ browser, learner: maya }) => {
  state = await lookAtStates(browser, maya)
})

describe('my own tools in a lesson', () => {
  const faults: string[] = []
  const looks = async (maya: Learner, browser: ChromiumBrowser, screen: string) => {
    await browser.evaluate('window.scrollTo(0, 0)')
    await maya.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'the top')
    faults.push(...(await lookAtPage(browser, screen)), ...(await state.axe(screen)))
  }

  it('work offline: bookmark, note, text size, reading aloud and calculator numbers', {
    timeout: 400_000,
  }, async ({ browser, learner: maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await site.goesAway()

    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Bookmark')
    await maya.presses('Note')
    await maya.types('Ask Dad what the furnace visit cost.', 'Your note')
    await maya.sees('Saved on this device')
    await maya.presses('Text size')
    await maya.sees('Line spacing')
    await maya.presses('Read aloud')
    // The browser of a test has no voices.
    await maya.sees('an English voice that works offline')
    await looks(maya, browser, 'lesson with its tools')

    await maya.opens('/lesson/foundations/foundations_2')
    await maya.presses('Note')
    await typesAndLeaves(maya, 'Typed on the way out.', '/learning')
    await maya.presses('Bookmarks and notes (1 bookmark, 2 notes)')
    await maya.sees('Typed on the way out.')
    await maya.sees('Ask Dad what the furnace visit cost.')
    await looks(maya, browser, 'learning center with bookmarks and notes')

    await maya.opens('/tools?tool=loan')
    await maya.types('7500', 'You borrow')
    await maya.sees('Your numbers are saved on this device')
    await maya.opens('/tools?tool=loan')
    await maya.sees('Your numbers are saved on this device')
    await looks(maya, browser, 'tool with my numbers')
    await maya.presses('Reset to the example')
    await maya.sees('These numbers come from a lesson.')
    await maya.comesToRest()

    await maya.opens('/profile?view=backup')
    await maya.sees('2 notes and 1 bookmark')
    await maya.presses('Maya')
    await maya.presses('Sign Out')
    await maya.presses('Delete permanently')
    await maya.sees('You’ll also lose 2 notes and 1 bookmark.')
    expect(faults).toEqual([])
    await site.comesBack()
  })
})
