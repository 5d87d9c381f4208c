import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { unsavedBooks } from '../../../src/classroom/book/unsavedBooks'
import { learnerSigner } from '../protocol/openedClass'
import { newTeacher, openedBook, reportOf, staffRoom } from '../classRoom'

describe('the unsaved classes of a teacher', () => {
  it('are those without a backup, and those that changed since', async () => {
    const staff = staffRoom()
    const { device, teacher } = staff
    expect(await unsavedBooks(device, teacher)).toEqual([])
    const third = await openedBook(staff)
    const second = await openedBook(staff, 'Period 2')
    expect(await unsavedBooks(device, teacher)).toEqual(['Period 2', 'Period 3'])
    expect(await unsavedBooks(device, newTeacher())).toEqual([])

    expect(await third.makeBackup()).toMatchObject({ kind: 'made' })
    expect(await third.backupGiven()).toBeUndefined()
    expect(await unsavedBooks(device, teacher)).toEqual(['Period 2'])
    await third.collect(await reportOf(third.card, { signer: await learnerSigner() }), 'light')
    expect(await unsavedBooks(device, teacher)).toEqual(['Period 2', 'Period 3'])

    // Locked classes count too.
    third.lock()
    second.lock()
    expect(await unsavedBooks(device, teacher)).toEqual(['Period 2', 'Period 3'])
  })
})
