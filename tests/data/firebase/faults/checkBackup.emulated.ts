import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { type BackupCheck, checkBackup } from '../../../../src/data/replication/checkBackup'
import { isCommit } from '../../../network/ProxiedRequest'
import { FORGE } from '../../../network/ProxyFault'
import { Home } from './Home'
import { BEFORE, JUST_NOW } from './lessons'
import type { Page } from './Page'

let home: Home
beforeEach(async () => {
  home = await Home.isSetUp(inject('emulators'))
})
afterEach(() => home.isLeft())

function check({ store, remote }: Page): Promise<BackupCheck> {
  return checkBackup({ store: store.replication, remote, signal: new AbortController().signal })
}

it('the status trusts a forged answer, but the check does not', async () => {
  const { page, network } = home.phone
  await page.saves(BEFORE)
  await page.exchanges()
  network.misbehaves(FORGE, isCommit)
  await page.saves(JUST_NOW)
  expect(await page.exchanges()).toMatchObject({ kind: 'exchanged', wrote: true })
  expect((await page.status()).kind).toBe('backed-up')
  expect(await check(page)).toEqual({ kind: 'unconfirmed', reason: 'lacking' })
  network.behaves()
  expect(await check(page)).toMatchObject({ kind: 'confirmed' })
  await home.comesToRest()
})
