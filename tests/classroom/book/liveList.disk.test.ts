import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { liveSource } from '../../../src/data/store/liveSource'
import { openedBook, staffRoom } from '../classRoom'

it('shows a backup in the list of classes when it is given', async () => {
  const staff = staffRoom()
  const book = await openedBook(staff)
  const list = liveSource(() => staff.classes.list())
  const leave = list.subscribe(() => undefined)
  await vi.waitFor(() => expect(list.getSnapshot()).toMatchObject([{ backedUpAt: undefined }]))
  expect(await book.makeBackup()).toMatchObject({ kind: 'made' })
  expect(await book.backupGiven()).toBeUndefined()
  await vi.waitFor(() => expect(list.getSnapshot()).toMatchObject([{ backedUpAt: expect.any(String) }]))
  leave()
})
