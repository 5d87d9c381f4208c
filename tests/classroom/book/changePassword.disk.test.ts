import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { learnerSigner, tools } from '../protocol/openedClass'
import { NEXT_PASSWORD, opened, openedBook, PASSWORD, quickStretch, reportOf, staffRoom } from '../classRoom'

let ada: Signer
beforeAll(async () => void (ada = await learnerSigner()))

/** Creates a class with a report, and a backup made before the password changes. */
async function taughtClass() {
  const staff = staffRoom()
  const book = await openedBook(staff)
  await book.collect(await reportOf(book.card, { signer: ada }), 'light')
  const before = await fileOf(book)
  await book.backupGiven()
  return { staff, book, before }
}

async function fileOf(book: Awaited<ReturnType<typeof openedBook>>) {
  const made = await book.makeBackup()
  if (made.kind === 'failed') throw new Error(made.reason)
  return tools.encode(made.text)
}

const WRONG = { kind: 'refused', reason: 'wrong-password' }

describe('the password of an open class', () => {
  it('is known to the class, and a wrong one is no try', async () => {
    const book = await openedBook(staffRoom())
    for (let tries = 0; tries < 8; tries += 1) expect(await book.isPassword('four wrong words')).toBe(false)
    expect(await book.isPassword(PASSWORD)).toBe(true)
  })
})

describe('the password of a class book', () => {
  it('replaces the old password and keeps all content', async () => {
    const { staff, book } = await taughtClass()
    const held = book.getSnapshot().book
    expect(await book.changePassword(PASSWORD, NEXT_PASSWORD)).toEqual({ kind: 'changed' })
    expect(book.getSnapshot().book).toEqual(held)
    book.lock()
    expect(await staff.classes.unlock(book.key, PASSWORD)).toEqual(WRONG)
    expect(opened(await staff.classes.unlock(book.key, NEXT_PASSWORD)).getSnapshot().book).toEqual(held)
  })

  it('applies to the next backup, while earlier files keep their password', async () => {
    const { staff, book, before } = await taughtClass()
    expect(book.getSnapshot().hasChanged).toBe(false)
    await book.changePassword(PASSWORD, NEXT_PASSWORD)
    expect(book.getSnapshot().hasChanged).toBe(true)
    const after = await fileOf(book)
    await book.closeClass()
    expect(await staff.classes.restore(before, NEXT_PASSWORD)).toEqual(WRONG)
    expect(await staff.classes.restore(after, PASSWORD)).toEqual(WRONG)
    opened(await staff.classes.restore(before, PASSWORD)).lock()
    expect(await staff.classes.restore(after, NEXT_PASSWORD)).toEqual({ kind: 'refused', reason: 'own-password' })
    expect((await staff.classes.restore(after, NEXT_PASSWORD, PASSWORD)).kind).toBe('joined')
  })

  it('does not change when the current or new one is invalid', async () => {
    const { staff, book } = await taughtClass()
    expect(await book.changePassword('not the password', NEXT_PASSWORD)).toEqual(WRONG)
    const weak = (fault: string) => ({ kind: 'weak-password', fault })
    expect(await book.changePassword(PASSWORD, PASSWORD)).toEqual(weak('same-password'))
    expect(await book.changePassword(PASSWORD, '1111111111')).toEqual(weak('repeats'))
    expect(await book.changePassword(PASSWORD, 'period 3 okafor')).toEqual(weak('well-known'))
    expect(book.getSnapshot().hasChanged).toBe(false)
    book.lock()
    expect(await book.changePassword(PASSWORD, NEXT_PASSWORD)).toEqual({ kind: 'refused', reason: 'locked' })
    expect((await staff.classes.unlock(book.key, PASSWORD)).kind).toBe('open')
  })

  it('delays the next try after wrong ones, as unlocking does', async () => {
    const { book } = await taughtClass()
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await book.changePassword('not the password', NEXT_PASSWORD)).toEqual(WRONG)
    expect(await book.changePassword(PASSWORD, NEXT_PASSWORD)).toEqual({ kind: 'wait', milliseconds: 30_000 })
  })

  it('changes once when two tabs change it at the same time', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => void (release = resolve))
    let isStretching = false
    const { stretch } = quickStretch()
    const slow = staffRoom({
      device: staff.device,
      learnerId: staff.teacher,
      stretch: async (password, salt, rounds) => {
        if (password === 'some other words') {
          isStretching = true
          await held
        }
        return await stretch(password, salt, rounds)
      },
    })
    const other = opened(await slow.classes.unlock(book.key, PASSWORD))
    const late = other.changePassword(PASSWORD, 'some other words')
    await vi.waitFor(() => expect(isStretching).toBe(true))
    expect(await book.changePassword(PASSWORD, NEXT_PASSWORD)).toEqual({ kind: 'changed' })
    release()
    expect(await late).toEqual(WRONG)
    book.lock()
    other.lock()
    expect((await staff.classes.unlock(book.key, NEXT_PASSWORD)).kind).toBe('open')
  })
})
