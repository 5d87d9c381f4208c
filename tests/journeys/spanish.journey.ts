import { describe, expect, it } from 'vitest'
import { CloudLearner } from './CloudLearner'
import { cloudBench } from './cloudBench'
import { createsAccount } from './createsAccount'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
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

  journey('prints each worksheet on one page', { timeout: 600_000 }, async ({ ana, browser }) => {
    await begins(ana)
    expect(await worksheetsOfMorePages(ana, browser, 'Guardado ', isNightly ? undefined : 8)).toEqual([])
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
