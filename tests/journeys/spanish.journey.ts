import { describe, expect, it } from 'vitest'
import { choosesAnswer } from './answersQuestion'
import { CloudLearner } from './CloudLearner'
import { cloudBench } from './cloudBench'
import { createsAccount } from './createsAccount'
import { launchHeadlessShell } from './drivers/chromium'
import { isFirebaseMissing } from './FirebaseSite'
import { journeyOfTest, ofRun } from './journey'
import { LearnerInLanguage } from './LearnerInLanguage'
import { learnsInLanguage } from './learnsInLanguage'
import { worksheetsOfMorePages } from './printsWorksheets'

const PASSWORD = 'prairie ledger'
const LONG = { timeout: 300_000 }

learnsInLanguage('es', ofRun)

describe('in Spanish', () => {
  const journey = journeyOfTest(launchHeadlessShell).extend(
    'ana',
    ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
  )
  const begins = async (ana: LearnerInLanguage): Promise<void> => {
    await ana.opens('/es')
    await ana.isIn('es')
    await ana.sees('ready offline', { withinMs: 120_000 })
    await ana.opens('/login')
    await ana.isIn('es')
    await ana.types('Ana', 'First name')
    await ana.presses('Start learning')
    await ana.isAt('/dashboard')
  }

  journey('asks again the next day, offline, and in English after a switch', LONG, async ({ ana, browser, site }) => {
    const isOn = (day: string) => browser.page.clock.setFixedTime(new Date(`${day}T09:00:00`))
    await isOn('2026-11-19')
    await begins(ana)
    for (const lesson of ['saving_1', 'saving_3']) {
      await ana.opens(`/lesson/saving/${lesson}`)
      await ana.presses('Mark complete')
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

  journey('prints each worksheet on one page', { timeout: 600_000 }, async ({ ana, browser }) => {
    await begins(ana)
    expect(await worksheetsOfMorePages(ana, browser, 'Guardado ')).toEqual([])
  })
})

describe.skipIf(isFirebaseMissing)('an account in Spanish', () => {
  const at = cloudBench()

  it('is created, and opens in English on another device', LONG, async () => {
    const phone = new LearnerInLanguage(await at.opensAnother(), at.cloud.origin)
    const email = `ana-${Date.now()}@example.org`
    await phone.opens('/')
    await phone.pressesName('Español')
    await phone.isIn('es')
    await phone.opens('/login')
    await phone.isIn('es')
    await createsAccount(phone, 'Ana Ruiz', email, PASSWORD)

    const ana = { ...at.account, email, password: PASSWORD }
    const tablet = new CloudLearner(await at.opensAnother(), at.cloud, ana)
    await tablet.signsIn()
    await tablet.sees('Ana')
    await tablet.hasLearned(1)
  })
})
