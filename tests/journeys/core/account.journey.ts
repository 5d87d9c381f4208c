import { describe, it } from 'vitest'
import { CloudLearner } from '../CloudLearner'
import { cloudBench } from '../cloudBench'
import { createsAccount } from '../createsAccount'
import { isFirebaseMissing } from '../FirebaseSite'
import { Learner } from '../Learner'

describe.skipIf(isFirebaseMissing)('an account', () => {
  const at = cloudBench()

  it('is created and opens on another device', async () => {
    const phone = new Learner(await at.opensAnother(), at.cloud.origin)
    const email = `ruth-${Date.now()}@example.org`
    await phone.opens('/login')
    await createsAccount(phone, 'Ruth Olson', email, 'prairie ledger')

    const ruth = { ...at.account, email, password: 'prairie ledger' }
    const tablet = new CloudLearner(await at.opensAnother(), at.cloud, ruth)
    await tablet.signsIn()
    await tablet.sees('Ruth')
    await tablet.hasLearned(1)
  })
})
