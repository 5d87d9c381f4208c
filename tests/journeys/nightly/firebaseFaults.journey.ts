import { describe, expect, it } from 'vitest'
import { isAnything } from '../../network/ProxiedRequest'
import { REFUSE_503, SWALLOW } from '../../network/ProxyFault'
import { cloudBench } from '../cloudBench'
import type { ChromiumBrowser } from '../drivers/chromium'
import { isFirebaseMissing } from '../FirebaseSite'

/**
 * The extra time that a start may take on a network that never answers, compared with no network. It covers the noise of a busy
 * machine.
 */
const NOISE_MS = 1500
const STARTS = 5

describe.skipIf(isFirebaseMissing)('an account on a network that misbehaves', () => {
  const at = cloudBench()

  it('opens the dashboard as fast as offline when the network never answers', async () => {
    const maya = at.learnerIn(await at.opensDevice())
    await at.hasBegun(maya)
    const startsIn = async (): Promise<number> => {
      await maya.opens('/tools')
      const begun = performance.now()
      await maya.opens('/dashboard')
      await maya.seesHeading(/Maya/)
      await maya.sees('2 of 8')
      return performance.now() - begun
    }
    const times = { none: [] as number[], silent: [] as number[] }
    for (let start = 0; start < STARTS; start += 1) {
      await at.cloud.service.goesAway()
      times.none.push(await startsIn())
      await at.cloud.service.comesBack()
      at.cloud.service.misbehaves(SWALLOW, isAnything)
      times.silent.push(await startsIn())
      at.cloud.service.behaves()
    }
    const [none, silent] = [Math.min(...times.none), Math.min(...times.silent)]
    console.log(`Dashboard without a network in ${Math.round(none)} ms, on a silent one in ${Math.round(silent)} ms`)
    expect(silent).toBeLessThan(none * 2 + NOISE_MS)

    at.cloud.service.misbehaves(SWALLOW, isAnything)
    await maya.learns(2)
    await maya.hasLearned(2)
    await maya.sees('Not backed up yet 1 change')
    at.cloud.service.behaves()
    await maya.reloads()
    await maya.sees('Backed up just now')
    await maya.serviceHas([1, 2])
  })

  it('stays signed in when the service answers 503 at the start', async () => {
    const maya = at.learnerIn(await at.opensDevice())
    await at.hasBegun(maya)
    at.cloud.service.misbehaves(REFUSE_503, ({ kind }) => kind === 'account' || kind === 'token')
    await maya.hasLearned(1)
    await maya.learns(2)
    await maya.sees('Backed up just now')
    await maya.serviceHas([1, 2])

    at.cloud.service.behaves()
    await maya.hasLearned(2)
    await maya.learns(3)
    await maya.sees('Backed up just now')
    await maya.serviceHas([1, 2, 3])
  })

  it('sends waiting changes after the tab was closed', async () => {
    const browser = await at.opensDevice()
    const maya = at.learnerIn(browser)
    await at.hasBegun(maya)
    await at.cloud.service.goesAway()
    await maya.learns(2)
    await maya.sees('1 change not backed up yet')
    const wake = await wakesWorker(browser, at.cloud.origin)
    await browser.page.close()
    await at.cloud.service.comesBack()
    await maya.serviceHas([1])
    await wake()
    await maya.serviceHas([1, 2])

    const page = await browser.context.newPage()
    await page.goto(`${at.cloud.origin}/profile?view=backup`)
    await page.getByText('2 lessons, ').waitFor()
    await page.getByText('Backed up just now').first().waitFor()
  })
})

/** Wakes the worker as the browser does when it believes in a connection. */
async function wakesWorker({ context }: ChromiumBrowser, origin: string): Promise<() => Promise<void>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const id = await registrationId
  return async () => {
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId: id,
      tag: 'backup',
      lastChance: false,
    })
  }
}
