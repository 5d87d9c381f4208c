import { describe, it } from 'vitest'
import { isCommit, type ProxiedRequest } from '../network/ProxiedRequest'
import { type ProxyFault, SWALLOW, SWALLOW_ANSWER } from '../network/ProxyFault'
import type { CloudLearner } from './CloudLearner'
import { cloudBench } from './cloudBench'
import { isFirebaseMissing } from './FirebaseSite'

describe.skipIf(isFirebaseMissing)('an account on a device that fails', () => {
  const at = cloudBench()

  describe('killed with the network', () => {
    it('away, right after “saved”', async () => {
      const first = await at.opensDevice()
      const maya = at.learnerIn(first)
      await at.hasBegun(maya)
      await at.cloud.service.goesAway()
      await maya.learns(2)
      at.kills(first)
      await at.cloud.service.comesBack()
      await comesBack([1, 2])
    })

    it.each<[string, ProxyFault, (request: ProxiedRequest) => boolean]>([
      ['silent, before its reading has arrived', SWALLOW, ({ kind }) => kind === 'read'],
      ['silent, before its commit has arrived', SWALLOW, isCommit],
      ['silent, after its commit', SWALLOW_ANSWER, isCommit],
    ])('%s', async (_name, fault, which) => {
      const first = await at.opensDevice()
      const maya = at.learnerIn(first)
      await at.hasBegun(maya)
      at.cloud.service.misbehaves(fault, which)
      const isUnderWay = at.cloud.service.firestore.meets(which)
      await maya.learns(2)
      await isUnderWay
      at.kills(first)
      at.cloud.service.behaves()
      await comesBack([1, 2])
    })

    /** Her browser, opened again: all is there, here and at the service. */
    const comesBack = async (lessons: readonly number[]): Promise<void> => {
      const maya = at.learnerIn(await at.opensDevice())
      await maya.hasLearned(lessons.length)
      await maya.sees('Backed up just now')
      await maya.serviceHas(lessons)
    }
  })

  it('on a device without space says so, keeps what it has, and takes the rest when there is space', async () => {
    const first = await at.opensDevice()
    await at.hasBegun(at.learnerIn(first))
    await at.closes(first)
    const other = at.learnerIn(await at.opensAnother())
    await other.signsIn()
    await other.learns(2)
    await other.serviceHas([1, 2])

    // Chromium asks for the space left at the first use of the databases and then counts for itself. Until then the service is
    // away, so that what the other device learned can't arrive first.
    await at.cloud.service.goesAway()
    const full = await at.opensDevice()
    const session = await full.context.newCDPSession(full.page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.cloud.origin, quotaSize: 1 })
    const maya = at.learnerIn(full)
    await maya.hasLearned(1)
    await at.cloud.service.comesBack()
    await maya.presses('Back up now')
    await maya.sees('out of space')
    await session.send('Storage.overrideQuotaForOrigin', { origin: at.cloud.origin })

    await maya.presses('Back up now')
    await maya.seesLessons(2)
    await maya.sees('Everything is backed up.')
    await maya.serviceHas([1, 2])
  })

  describe('whose database is deleted under the page', () => {
    const deletes = (maya: CloudLearner) =>
      maya.browser.evaluate(`
        for (const { name } of await indexedDB.databases()) {
          if (name.startsWith('learner-')) await new Promise((resolve) => {
            indexedDB.deleteDatabase(name).onsuccess = resolve
          })
        }`)

    it('brings back what the page remembers, also what the service had not got yet', async () => {
      const maya = at.learnerIn(await at.opensDevice())
      await at.hasBegun(maya)
      await at.cloud.service.goesAway()
      await maya.learns(2)
      await deletes(maya)
      await maya.sees('Your browser deleted your saved progress')
      await maya.presses('Save it again')
      await maya.doesNotSee('Your browser deleted your saved progress')
      await at.cloud.service.comesBack()
      await maya.hasLearned(2)
      await maya.sees('Backed up just now')
      await maya.serviceHas([1, 2])
    })

    it('and whose page is gone too, brings back what the service has', async () => {
      const maya = at.learnerIn(await at.opensDevice())
      await at.hasBegun(maya)
      await deletes(maya)
      await maya.opens('/')
      await maya.hasLearned(1)
      await maya.sees('Backed up just now')
      await maya.serviceHas([1])
    })
  })
})
