import { describe } from 'vitest'
import { lessonWords } from '#words/lesson'
import { choosesAnswer } from '../answersQuestion'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { LearnerInLanguage } from '../LearnerInLanguage'

const LONG = { timeout: 300_000 }

describe('in Spanish', () => {
  const journey = journeyOfTest(launchHeadlessShell).extend(
    'ana',
    ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
  )

  journey('asks again the next day, offline, and in English after a switch', LONG, async ({ ana, browser, site }) => {
    const isOn = (day: string) => browser.page.clock.setFixedTime(new Date(`${day}T09:00:00`))
    await isOn('2026-11-19')
    await ana.opens('/')
    await ana.pressesName('Español')
    await ana.isIn('es')
    await ana.sees('ready offline', { withinMs: 120_000 })
    await ana.opens('/login')
    await ana.isIn('es')
    await ana.types('Ana', 'First name')
    await ana.presses('Start learning')
    await ana.isAt('/dashboard')
    for (const lesson of ['saving_1', 'saving_3']) {
      await ana.opens(`/lesson/saving/${lesson}`)
      await ana.presses(lessonWords.markComplete)
      await ana.sees('Undo')
    }
    await site.goesAway()
    await isOn('2026-11-20')
    await ana.opens('/dashboard')
    await ana.presses('Remember what you learned')
    for (const how of ['right', 'wrong'] as const) {
      await choosesAnswer(ana, how)
      await ana.presses('Check')
      await ana.seesHeading(how === 'right' ? 'Right' : 'Not this time')
      await ana.presses('Next')
    }
    await site.comesBack()
    await ana.opens('/dashboard')
    await ana.pressesName('Ana')
    await ana.pressesName('English')
    await ana.isIn('en')
    await ana.presses('Remember what you learned')
    await choosesAnswer(ana, 'right')
    await ana.presses('Check')
    await ana.seesHeading('Right')
  })
})
