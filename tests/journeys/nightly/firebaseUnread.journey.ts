import { describe, it } from 'vitest'
import { accountUnreadWords as words } from '#words/accountUnread'
import { dashboardWords } from '#words/dashboard'
import { isCommit, isRead } from '../../network/ProxiedRequest'
import { REFUSE_503 } from '../../network/ProxyFault'
import { cloudBench } from '../cloudBench'
import { isFirebaseMissing } from '../FirebaseSite'

/** The delay of each answer, as on a very slow network. */
const SLOW_MS = 7000

describe.skipIf(isFirebaseMissing)('a new device of an account', () => {
  const at = cloudBench()

  it('says while the account can’t be read, and then has everything', async () => {
    const maya = at.learnerIn(await at.opensDevice())
    await at.hasBegun(maya)
    await maya.learns(2)
    await maya.serviceHas([1, 2])

    at.cloud.service.misbehaves(REFUSE_503, (request) => isRead(request) || isCommit(request))
    const tablet = at.learnerIn(await at.opensAnother())
    await tablet.signsIn()
    for (const path of [
      '/dashboard',
      '/learning',
      '/achievements',
      '/profile?view=delete',
      '/dashboard-old',
      '/learning-old',
    ]) {
      await tablet.opens(path)
      await tablet.sees(words.title.unread)
      await tablet.doesNotSee(dashboardWords.firstEntryOpen)
      await tablet.doesNotSee('0 of')
    }
    await tablet.learns(3)
    await tablet.opens('/dashboard')
    await tablet.sees(words.here(1, 0))

    at.cloud.service.behaves()
    await tablet.reloads()
    await tablet.sees('3 of 8')
    await tablet.doesNotSee(words.title.unread)
    await tablet.serviceHas([1, 2, 3])
  })

  it('shows on a slow network everything it read before sending', async () => {
    const maya = at.learnerIn(await at.opensDevice())
    await at.hasBegun(maya)

    at.cloud.service.misbehaves({ kind: 'delay', ms: SLOW_MS }, isRead)
    const tablet = at.learnerIn(await at.opensAnother())
    await tablet.signsIn()
    await tablet.sees(words.title.reading)
    await tablet.doesNotSee(dashboardWords.firstEntryOpen)
    // No commit is possible, so the visible progress was read for the first exchange.
    at.cloud.service.misbehaves(REFUSE_503, isCommit)
    await tablet.sees('1 of 8')
    at.cloud.service.behaves()
    await tablet.serviceHas([1])
  })
})
