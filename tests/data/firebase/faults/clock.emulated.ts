import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { isRead } from '../../../network/ProxiedRequest'
import { REFUSE_401 } from '../../../network/ProxyFault'
import { Home } from './Home'
import { BEFORE, JUST_NOW, ON_THE_TABLET } from './lessons'

const NOW = new Date()

/** Sets the clock of the entire machine, by which the service's code judges the age of its tokens. */
function turnTo(year: number): void {
  vi.setSystemTime(new Date(NOW).setFullYear(year))
}

let home: Home

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(async () => {
  vi.useRealTimers()
  await home.isLeft()
})

describe.each([2019, 2045])('a machine whose clock shows %i', (year) => {
  it('signs in and exchanges', async () => {
    turnTo(year)
    home = await Home.isSetUp(inject('emulators'))
    await home.phone.page.saves(BEFORE)
    await home.tablet.page.saves(ON_THE_TABLET)
    await home.comesToRest()
  })

  it('exchanges when the clock changed after the sign-in', async () => {
    home = await Home.isSetUp(inject('emulators'))
    const { phone } = home
    await phone.page.saves(BEFORE)
    expect(await phone.page.exchanges()).toMatchObject({ kind: 'exchanged' })
    turnTo(year)
    await phone.page.saves(JUST_NOW)
    // The service reads its own clock. A token that the device takes for fresh may be old, and is rejected once.
    phone.network.misbehaves(REFUSE_401, isRead, 1)
    expect(await phone.page.exchanges()).toMatchObject({ kind: 'exchanged', isWaiting: false })
    expect(await phone.page.status()).toMatchObject({ kind: 'backed-up' })
    await home.comesToRest()
  })
})
