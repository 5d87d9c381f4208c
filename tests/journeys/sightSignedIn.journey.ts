import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersQuiz } from './answersQuiz'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { choosesFile, keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { protectedRoutes } from './routesOfTheSite'
import { Site } from './Site'
import { lookAtPage, lookAtRoutes } from './visual/lookAtPage'

let site: Site
beforeAll(async () => {
  site = await Site.starts(process.env['SITE_ROOT'])
})
afterAll(() => site?.goesAway())

/** Twelve looks at each of some sixty screens. */
const LONG_WALK = { timeout: 1_200_000 }

describe('nothing covers, crosses or cuts a text, signed in', () => {
  let browser: ChromiumBrowser
  let maya: Learner

  beforeAll(async () => {
    browser = await launchChromium()
    maya = new Learner(browser, site.origin)
  })
  afterAll(() => browser?.close())

  it('on the screens of a learner who has just begun', LONG_WALK, async () => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    expect(await lookAtRoutes(browser, maya, protectedRoutes)).toEqual([])
  })

  it('on the screens of a learner who is on the way', LONG_WALK, async () => {
    const faults: string[] = []
    const looks = async (screen: string) => {
      // Where the page stands after a press, the button to its top would float over whatever is below it.
      await browser.evaluate('window.scrollTo(0, 0)')
      await maya.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'the top')
      faults.push(...(await lookAtPage(browser, screen)))
    }
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Mark complete')
    await maya.sees('balance 50')
    await looks('lesson, complete')
    await maya.opens('/quiz/foundations')
    await maya.sees('1 of 12')
    await answersQuiz(maya, 'foundations_quiz', 'right')
    await maya.seesHeading(/^You passed/)
    await looks('quiz, passed')
    for (const { path, heading } of protectedRoutes.slice(0, 8)) {
      await maya.opens(path)
      await maya.seesHeading(heading)
      await looks(`${path}, under way`)
    }
    await maya.opens('/profile')
    await maya.sees('Last made here')
    await keepFiles(browser)
    await maya.types('four small red barns', 'Passphrase (if you want one)')
    await maya.presses('Make a backup file')
    await maya.sees('Nothing is new')
    await looks('/profile, a backup file was made')
    await choosesFile(browser, 'a shopping list')
    await maya.sees('This is not a backup file.')
    await looks('/profile, a file was refused')
    await choosesFile(browser, await lastFile(browser))
    await maya.types('four', 'Passphrase of the file')
    await maya.presses('Open the file')
    await maya.sees('That passphrase does not open this file.')
    await looks('/profile, a file is locked')
    await maya.types('four small red barns', 'Passphrase of the file')
    await maya.presses('Open the file')
    await maya.sees('Your ledger has everything in this file already.')
    await looks('/profile, a file is offered')
    await maya.presses('Close')
    await maya.presses('Start over')
    await maya.sees('To start over, type the two words')
    await looks('/profile, start over without its words')
    await maya.types('start over', 'Type “start over”')
    await maya.presses('Start over')
    await maya.sees('You started over.')
    await looks('/profile, a ledger is set aside')
    await maya.presses('Dismiss: Your ledger before you started over here')
    await maya.sees('Dismiss it for good?')
    await looks('/profile, dismissing a ledger')
    expect(faults).toEqual([])
  })

  it('on the screens of a learner whose ledger others of the device use', LONG_WALK, async () => {
    const faults: string[] = []
    const looks = async (screen: string) => {
      await browser.evaluate('window.scrollTo(0, 0)')
      await maya.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'the top')
      faults.push(...(await lookAtPage(browser, screen)))
    }
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.presses('Mark complete')
    await maya.sees('Done')
    await maya.opens('/profile')
    await maya.presses('Set a PIN')
    await maya.types('12', 'New PIN, four digits')
    await maya.types('12', 'The same once more')
    await maya.presses('Save PIN')
    await maya.sees('Use four digits.')
    await looks('/profile, a PIN is refused')
    await maya.types('4711', 'New PIN, four digits')
    await maya.types('4711', 'The same once more')
    await maya.presses('Save PIN')
    await maya.sees('Saved. Your PIN is asked for when your ledger is opened.')
    await maya.presses('This was not me')
    await maya.sees('Take it out of your ledger?')
    await looks('/profile, taking the last hour out')
    await maya.presses('Take it out')
    await maya.sees('Taken out. It waits under Set aside')
    await looks('/profile, the last hour is taken out')
    await maya.presses('Check every file')
    await maya.until('return /All \\d+ files are whole/.test(document.body.innerText)', 'every file, checked', {
      withinMs: 60_000,
    })
    await looks('/profile, a PIN is set and every file was checked')
    expect(faults).toEqual([])
  })

  it('on the screens that a device shows to several learners', LONG_WALK, async () => {
    const faults: string[] = []
    await maya.opens('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    await maya.presses('Someone new')
    await maya.types('Maya', 'First name')
    await maya.sees('Another learner here is called Maya')
    faults.push(...(await lookAtPage(browser, 'someone new, with a namesake')))
    await maya.types('Maximiliana-Theodora', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    faults.push(...(await lookAtPage(browser, 'who is learning')))
    expect(faults).toEqual([])
  })
})
