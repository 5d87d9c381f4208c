import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { launchHeadlessShell } from '../drivers/chromium'
import { choosesFile, keepFiles, lastFile } from '../filesOfPage'
import { journeyOfFile } from '../journey'
import type { Learner } from '../Learner'
import { lookAtStates, type StateLook } from '../visual/lookAtStates'

/** A device with a voice that never finishes a sentence. */
const HAS_VOICE = `
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [{ name: 'A voice', lang: 'en-US', localService: true, default: true, voiceURI: 'a' }],
    speak: (utterance) => setTimeout(() => utterance.onstart?.()),
    cancel: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined,
    speaking: true, pending: false,
  } })
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }`

/** A browser that offers to install the site would show a button instead of the steps. */
const IS_NEVER_ASKED = "addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation())"

/** Browsers that don't offer to install the site, each with other steps. */
const BROWSERS = {
  safariOnPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  firefoxOnPhone: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  safariOnMac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  firefoxOnLaptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const

const LONG_WALK = { timeout: 600_000 }

const it = journeyOfFile(launchHeadlessShell)

describe('no text is covered or cut, and axe is satisfied, for owners', () => {
  let state: StateLook
  let pretends: (as: keyof typeof BROWSERS) => Promise<void>

  it.beforeAll(async ({ browser, learner: maya }) => {
    state = await lookAtStates(browser, maya)
    await browser.page.addInitScript(`${HAS_VOICE}\n${IS_NEVER_ASKED}`)
    const session = await browser.context.newCDPSession(browser.page)
    pretends = async (as) => void (await session.send('Emulation.setUserAgentOverride', { userAgent: BROWSERS[as] }))
  })

  const begins = async (maya: Learner, name: string) => {
    await maya.types(name, 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }
  const completes = async (maya: Learner, lesson: number) => {
    await maya.opens(`/lesson/foundations/foundations_${lesson}`)
    await maya.presses(lessonWords.markComplete)
    await maya.sees('Done')
  }
  const opensBackup = async (maya: Learner) => {
    await maya.opens('/profile?view=backup')
    await maya.sees('Last made here')
  }

  it('beside a lesson: note, text size and a voice that reads', LONG_WALK, async ({ learner: maya }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await maya.opens('/login')
    await begins(maya, 'Maya')
    await completes(maya, 1)
    await maya.presses('Note')
    await maya.types('Ask Dad what the furnace visit cost.', 'Your note')
    await maya.sees('Saved on this device')
    await maya.presses('Text size')
    await maya.sees('Line spacing')
    await maya.presses('Read aloud')
    await maya.sees('Pause')
    expect(await state.looks('lesson, read aloud')).toEqual([])
    await pretends('safariOnPhone')
    await maya.opens('/dashboard')
    await maya.sees('Tap Share')
    expect(await state.looks('dashboard, install offer')).toEqual([])
  })

  it('on the profile, with every form open and every mistake made', LONG_WALK, async ({ browser, learner: maya }) => {
    const faults: string[] = []
    await pretends('firefoxOnPhone')
    await maya.opens('/profile')
    await maya.presses('Change picture or color')
    await maya.presses('Set a PIN')
    await maya.types('12', 'New PIN, four digits')
    await maya.types('12', 'Repeat new PIN')
    await maya.presses('Save PIN')
    await maya.sees('Enter four digits.')
    faults.push(...(await state.looks('/profile, a wrong PIN')))
    await maya.opens('/profile?view=settings')
    for (const fold of ['Weekly study time', 'Install the app', 'Lighter pages for slow phones'])
      await maya.presses(fold)
    await maya.sees('Add app to Home screen')
    faults.push(...(await state.looks('/profile?view=settings, every fold open')))
    await maya.opens('/profile?view=delete')
    await maya.presses('Start over')
    await maya.sees('To start over, type “start over”.')
    faults.push(...(await state.looks('/profile?view=delete, nothing typed')))

    await pretends('safariOnMac')
    await opensBackup(maya)
    await choosesFile(browser, 'a shopping list')
    await maya.sees('This isn’t a backup file.')
    await keepFiles(browser)
    await maya.presses('Add a passphrase')
    await maya.types('four small red barns', 'Passphrase (optional)')
    await maya.presses('Make a backup file')
    await maya.presses('Yes, it’s there')
    await maya.sees('No changes')
    const file = await lastFile(browser)
    faults.push(...(await state.looks('/profile?view=backup, a file is made, another refused')))
    await maya.opens('/profile?view=delete')
    await maya.types('start over', 'Type “start over”')
    await maya.presses('Start over')
    await maya.sees('You started over.')
    await opensBackup(maya)
    await choosesFile(browser, file)
    await maya.types('four', 'File passphrase')
    await maya.presses('Open the file')
    await maya.sees('That passphrase doesn’t open this file.')
    await maya.presses('Space and version')
    await maya.presses('Modules and files')
    await maya.presses('Check all files')
    await maya.until('return /All \\d+ files are OK/.test(document.body.innerText)', 'every file, checked', {
      withinMs: 60_000,
    })
    faults.push(...(await state.looks('/profile?view=backup, a locked file, earlier progress, files checked')))
    await maya.types('four small red barns', 'File passphrase')
    await maya.presses('Open the file')
    await maya.sees('Restore this backup')
    await maya.presses('Delete: Progress from before you started over here')
    await maya.sees('Delete permanently?')
    faults.push(...(await state.looks('/profile?view=backup, dismissing a ledger')))
    await maya.presses('Cancel')
    await pretends('firefoxOnLaptop')
    await completes(maya, 2)
    await opensBackup(maya)
    await choosesFile(browser, file)
    await maya.types('four small red barns', 'File passphrase')
    await maya.presses('Open the file')
    await maya.sees('Restore this backup')
    faults.push(...(await state.looks('/profile?view=backup, a file is offered')))
    await maya.opens('/profile')
    await maya.presses('Set a PIN')
    await maya.types('4711', 'New PIN, four digits')
    await maya.types('4711', 'Repeat new PIN')
    await maya.presses('Save PIN')
    await maya.sees('Lock when not in use')
    faults.push(...(await state.looks('/profile, a PIN is set')))
    await maya.opens('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    await maya.presses('Start learning')
    await begins(maya, 'Ben')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    await maya.presses('Maya')
    await maya.types('4711', 'Maya’s PIN, four digits')
    await maya.presses('Continue')
    await maya.isAt('/dashboard')
    await maya.presses('This wasn’t me')
    await maya.sees('Remove this from your progress?')
    faults.push(...(await state.looks('/dashboard, taking the last hour out')))
    expect(faults).toEqual([])
  })

  it('with other learners, a moved lesson, PINs and a lock', LONG_WALK, async ({ browser, learner: maya }) => {
    const faults: string[] = []
    await maya.presses('Remove from my progress')
    await maya.sees('Removed from your progress. Go to Earlier progress')
    await maya.opens('/dashboard')
    await maya.presses('Switch learner')
    await maya.seesHeading('Who is learning?')
    await maya.presses('Maya')
    await maya.types('0000', 'Maya’s PIN, four digits')
    await maya.presses('Continue')
    await maya.sees('That PIN isn’t right. Try again.')
    faults.push(...(await state.looks('the wrong PIN')))
    await maya.presses('I forgot my PIN')
    await maya.presses('Remove PIN in 24 hours')
    await maya.sees('To remove the PIN, type')
    faults.push(...(await state.looks('a forgotten PIN')))
    await maya.types('i forgot my pin', 'Type “I forgot my PIN”')
    await maya.presses('Remove PIN in 24 hours')
    await maya.sees('You can open your progress without the PIN starting')
    faults.push(...(await state.looks('a PIN that comes off')))
    await maya.presses('Use the PIN')
    await maya.types('4711', 'Maya’s PIN, four digits')
    await maya.presses('Continue')
    await maya.isAt('/dashboard')
    await opensBackup(maya)
    await maya.sees('Give it to')
    faults.push(...(await state.looks('/profile?view=backup, to be given to Ben')))
    await maya.opens('/profile')
    await maya.chooses('After 5 minutes')
    await browser.page.clock.install()
    await maya.reloads()
    await maya.until('return document.querySelector(\'input[value="5"]\')?.checked === true', 'five minutes, chosen')
    await browser.page.clock.fastForward(6 * 60_000)
    await maya.seesHeading('Who is learning?')
    await browser.page.clock.resume()
    faults.push(...(await state.looks('locked')))
    expect(faults).toEqual([])
  })
})
