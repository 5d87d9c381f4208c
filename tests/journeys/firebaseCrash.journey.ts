import { describe, it } from 'vitest'
import { isCommit, type ProxiedRequest } from '../network/ProxiedRequest'
import { type ProxyFault, SWALLOW, SWALLOW_ANSWER } from '../network/ProxyFault'
import type { CloudLearner } from './CloudLearner'
import { cloudBench } from './cloudBench'
import { isFirebaseMissing } from './FirebaseSite'
import { canKillBrowser } from './killBrowser'

const canKill = canKillBrowser('the journey of an account in a killed browser')

describe.skipIf(isFirebaseMissing)('an account on a device that fails', () => {
  const at = cloudBench()

  describe.runIf(canKill)('killed with the network', () => {
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

    /** Opens her browser again and checks that all lessons are there, here and at the service. */
    const comesBack = async (lessons: readonly number[]): Promise<void> => {
      const maya = at.learnerIn(await at.opensDevice())
      await maya.hasLearned(lessons.length)
      await maya.sees('Backed up just now')
      await maya.serviceHas(lessons)
    }
  })

  it('keeps its progress on a full disk and gets the rest later', async () => {
    const first = await at.opensDevice()
    await at.hasBegun(at.learnerIn(first))
    await at.closes(first)
    const other = at.learnerIn(await at.opensAnother())
    await other.signsIn()
    await other.learns(2)
    await other.serviceHas([1, 2])

    // Chromium reads the free space at the first use of the databases and then counts on its own. Until then the service is
    // away, so that the other device's progress can't arrive first.
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

    it('restores the page’s progress, even if it was not backed up', async () => {
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

    it('restores its backup when the page is gone too', async () => {
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
