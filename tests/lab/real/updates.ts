/** Replaces the served build by another one. */
import { setTimeout as wait } from 'node:timers/promises'
import { Violation } from '../Violation'
import type { Device, Running } from './Device'
import { turnsHost } from './lines'
import type { RealSite } from './RealSite'
import type { Update } from './steps'

const CAFE_MS = 1500
/** No part of this page comes from a network. */
const OWN_PAGE_MS = 30_000
const UPDATE_MS = 20_000
/** A worker whose caches were evicted may have stepped back until the next page, and then there is no update to find. */
const FINDS_A_NEW_ONE = `const registration = await navigator.serviceWorker.getRegistration('/')
  if (!registration?.active) return false
  const patience = new Promise((resolve) => setTimeout(resolve, ${UPDATE_MS}))
  await Promise.race([registration.update().catch(() => undefined), patience])
  return registration.installing !== null || registration.waiting !== null`
const IS_WAITING = "return (await navigator.serviceWorker.getRegistration('/'))?.waiting !== null"

export async function updates(site: RealSite, device: Device, running: Running, then: Update): Promise<void> {
  const { browser, learner } = running
  await turnsHost(site, 'up')
  const findsTheOther = async () => {
    await site.deploysTheOther()
    await learner.opens('/dashboard')
    return (await browser.evaluate(FINDS_A_NEW_ONE)) === true
  }
  // If the other device deployed last, this device may have the build already. Then it is the other build's turn.
  if (!(await findsTheOther()) && !(await findsTheOther())) return
  switch (then) {
    case 'goes on':
      return
    case 'meets a café':
      await turnsHost(site, 'café')
      await wait(CAFE_MS)
      return await turnsHost(site, 'up')
    case 'waits, and the site goes away':
      await learner.until(IS_WAITING, 'the new version to wait')
      if (!device.isReady) return
      await turnsHost(site, 'away')
      // A worker fetches missing files again, also from the browser's own cache. A page is not in that cache.
      await learner.opens('/')
      return await learner
        .until("return document.querySelector('main h1') !== null", 'the version in use', { withinMs: OWN_PAGE_MS })
        .catch((error: unknown) => {
          throw new Violation(`The version in use does not open while the next one waits: ${String(error)}`)
        })
    case 'is let in':
      await learner.until(IS_WAITING, 'the new version to wait')
      device.letsUpdateIn = true
      await learner.presses('Update now')
      return await learner.until(
        'return (await navigator.serviceWorker.ready).waiting === null',
        'the new version to run',
      )
  }
}
