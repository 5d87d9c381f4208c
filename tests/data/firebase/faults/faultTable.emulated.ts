import { describe, expect, inject, it } from 'vitest'
import { Home } from './Home'
import { AFTERWARDS, BEFORE, JUST_NOW, MEANWHILE, ON_THE_TABLET } from './lessons'
import type { Row } from './Row'
import { networkRows } from './rows/networkRows'
import { otherRows } from './rows/otherRows'
import { pageRows } from './rows/pageRows'
import { storageRows } from './rows/storageRows'

/** Some rows wait twice for a deadline of 20 s. */
const PATIENCE = { timeout: 180_000 }

const rows: readonly Row[] = [...networkRows, ...pageRows, ...storageRows, ...otherRows]

/*
 * In each row, she learns on the tablet, which is backed up, and on the phone. The fault happens on the phone. She
 * continues learning on both. Then the network works, and no saved lesson may be missing anywhere.
 */
describe.each([
  ['in the first exchange of a device', true],
  ['in a later exchange', false],
])('the fault table, %s', (_when, isFirst) => {
  it.concurrent.each(rows)('$fault', PATIENCE, async (row) => {
    const home = await Home.isSetUp(inject('emulators'))
    try {
      const { phone, tablet } = home
      await phone.page.saves(BEFORE)
      await tablet.page.saves(ON_THE_TABLET)
      expect(await tablet.page.exchanges()).toMatchObject({ kind: 'exchanged' })
      const before = isFirst ? undefined : await phone.page.exchanges()
      expect(before?.kind).toBe(isFirst ? undefined : 'exchanged')
      const [page] = phone.pages
      if (page === undefined) throw new Error('No page is open.')

      await page.saves(JUST_NOW)
      expect(await row.strikes(home)).toBe(row.ends)
      expect((await phone.page.status()).kind).toBe(row.says)
      await home.assertTrue(phone.page)

      await phone.page.saves(AFTERWARDS)
      await tablet.page.saves(MEANWHILE)
      await tablet.page.exchanges()
      phone.network.behaves()
      await row.isMended?.(home)
      await home.comesToRest()
      expect([...home.saved]).toEqual(expect.arrayContaining([BEFORE, ON_THE_TABLET, JUST_NOW, MEANWHILE, AFTERWARDS]))
    } finally {
      await home.isLeft()
    }
  })
})
