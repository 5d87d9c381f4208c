import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { type BookContent, EMPTY_CONTENT } from '../../../src/classroom/book/bookContent'
import { bookFileText } from '../../../src/classroom/book/bookFile'
import { lockKey, stretchAnew } from '../../../src/classroom/book/bookLock'
import { newClassSecret, workingKeys } from '../../../src/classroom/book/classKeys'
import { DeviceBooks } from '../../../src/classroom/book/DeviceBooks'
import { BOOK_KEY_BYTES, RowSeal } from '../../../src/classroom/book/RowSeal'
import { reportKey, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { arrivalOf, memberId, senderHash } from '../protocol/bookSamples'
import { tools } from '../protocol/openedClass'
import { instant } from '../../core/progress/samples'
import { NEXT_PASSWORD, opened, PASSWORD, quickStretch, staffRoom } from '../classRoom'

const AT = instant('2026-11-21T09:00:00.000Z')
/** Every three of these bytes take four in a backup, so each copy fills more than half of a book. */
const MORE_THAN_HALF = 18_500_000

function bookOf(name: string): BookContent['book'] {
  const arrival = arrivalOf({ sender: senderHash(name), says: memberId(name), sequence: 1, lessons: [] })
  if (arrival.report.kind === 'left') throw new Error('nobody leaves')
  const row = { ...arrival, report: arrival.report, sequence: 1, bytes: new Uint8Array(MORE_THAN_HALF) }
  return withDecision({ ...EMPTY_CONTENT.book, reports: { [reportKey(row)]: row } }, row.sender, memberId(name), true)
}

describe('two copies of a class that exceed the size limit together', () => {
  it('do not merge, and the book on this device does not change', async () => {
    const staff = staffRoom()
    const { stretch } = quickStretch()
    const secret = await newClassSecret({ className: 'Period 3', teacherName: 'Ms. Okafor', openedAt: AT })
    const { key = '' } = (await workingKeys(secret)) ?? {}
    const stretched = await stretchAnew(PASSWORD, stretch)
    const books = new DeviceBooks({ learnerId: staff.teacher, device: staff.device, clock: staff.clock, stretch })
    const here = { ...EMPTY_CONTENT, secret, book: bookOf('here') }
    opened(await books.make(key, here, stretched, undefined)).lock()
    const raw = tools.random(BOOK_KEY_BYTES)
    const parts = { key, lock: await lockKey(raw, key, stretched), seal: await RowSeal.of(key, raw) }
    const copy = { ...EMPTY_CONTENT, secret, book: bookOf('there') }
    const file = tools.encode((await bookFileText({ content: copy, madeAt: AT }, parts)) ?? '')
    const noRoom = { kind: 'refused', reason: 'no-room' }
    expect(await staff.classes.restore(file, PASSWORD)).toEqual(noRoom)
    expect(await staff.classes.replaceKeys(file, { password: PASSWORD, next: NEXT_PASSWORD })).toEqual(noRoom)
    expect(await staff.classes.list()).toMatchObject([{ key, replacedBy: undefined }])
    const book = opened(await staff.classes.unlock(key, PASSWORD))
    expect(Object.values(book.getSnapshot().book.reports).map(({ sender }) => sender)).toEqual([senderHash('here')])
  }, 120_000)
})
