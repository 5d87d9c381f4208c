import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bookFileText } from '../../../src/classroom/book/bookFile'
import { EMPTY_CONTENT } from '../../../src/classroom/book/bookContent'
import { lockKey, stretchAnew } from '../../../src/classroom/book/bookLock'
import { newClassSecret, workingKeys } from '../../../src/classroom/book/classKeys'
import { DeviceBooks } from '../../../src/classroom/book/DeviceBooks'
import { BOOK_KEY_BYTES, RowSeal } from '../../../src/classroom/book/RowSeal'
import { unsavedBooks } from '../../../src/classroom/book/unsavedBooks'
import type { OpenBook, OpenedBook } from '../../../src/classroom/ports/TaughtClasses'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { envelopeFileText } from '../../../src/classroom/protocol/file/envelopeFile'
import { classBooksOf } from '../../../src/data/store/classBooks'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { learnerSigner, tools } from '../protocol/openedClass'
import { instant } from '../../core/progress/samples'
import { newTeacher, opened, openedBook, PASSWORD, quickStretch, reportOf, type Staff, staffRoom } from '../classRoom'

let ada: Signer
let ben: Signer
beforeAll(async () => {
  ada = await learnerSigner()
  ben = await learnerSigner()
})
afterEach(() => vi.restoreAllMocks())

const ASKED = { className: 'Period 3', teacherName: 'Ms. Okafor', password: PASSWORD }

/**
 * Simulates a page that dies after `writes` writes. Its open transaction is rolled back, and later calls never finish.
 */
function killedAfter(writes: number): void {
  let left = writes
  const ends = (transaction: IDBTransaction): never => {
    transaction.abort()
    throw new DOMException('The page is no more.', 'AbortError')
  }
  for (const way of ['put', 'add', 'delete', 'clear'] as const) {
    const original = IDBObjectStore.prototype[way] as (...given: unknown[]) => IDBRequest
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      left -= 1
      return left < 0 ? ends(this.transaction) : (original.apply(this, given) as never)
    })
  }
}

/** The same device after its page was opened again. */
const anew = ({ teacher }: Staff): Staff => staffRoom({ learnerId: teacher, device: createDeviceDatabase() })

async function classDatabases(): Promise<readonly string[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  return names.filter((name) => name.startsWith('class-'))
}

describe('a class whose creation was interrupted', () => {
  it('is either complete or cleaned up, wherever the page was killed', async () => {
    let isWhole = false
    for (let writes = 0; !isWhole; writes += 1) {
      const staff = staffRoom({ device: createDeviceDatabase() })
      const before = await classDatabases()
      killedAfter(writes)
      const outcome = await staff.classes.create(ASKED).catch(() => undefined)
      vi.restoreAllMocks()
      isWhole = outcome?.kind === 'open'
      const later = anew(staff)
      expect((await later.classes.list()).map(({ className }) => className)).toEqual(isWhole ? ['Period 3'] : [])
      expect(await unsavedBooks(later.device, later.teacher)).toEqual(isWhole ? ['Period 3'] : [])
      if (isWhole) break
      // The next class that is created cleans up the remains.
      const next = await openedBook(later, 'Period 4')
      const rows = await classBooksOf(later.device, later.teacher)
      expect(rows.map(({ key, state }) => [key, state])).toEqual([[next.key, 'here']])
      expect((await classDatabases()).filter((name) => !before.includes(name))).toEqual([`class-${next.key}`])
      expect(writes).toBeLessThan(20)
    }
  })
})

/** Returns the sequences of the reports on the device after its page was opened again. */
async function sequencesIn(staff: Staff, key: string): Promise<readonly number[]> {
  const book = opened(await anew(staff).classes.unlock(key, PASSWORD))
  const found = Object.values(book.getSnapshot().book.reports).map(({ sequence }) => sequence)
  book.lock()
  return found
}

describe('a phone that is killed while it collects', () => {
  it('answers only for stored reports, wherever it is killed', async () => {
    const staff = staffRoom({ device: createDeviceDatabase() })
    const { key, card } = await openedBook(staff)
    const answered: boolean[] = []
    for (let writes = 0; answered.at(-1) !== true; writes += 1) {
      const book = opened(await anew(staff).classes.unlock(key, PASSWORD))
      const envelope = await reportOf(card, { signer: ada, sequence: writes + 1 })
      killedAfter(writes)
      const collected = await book.collect(envelope, 'light').catch(() => undefined)
      vi.restoreAllMocks()
      answered.push(collected !== undefined && 'answer' in collected)
      // A report and the change counter are in one transaction: both are stored, or neither.
      expect(await sequencesIn(staff, key)).toEqual(answered.at(-1) === true ? [writes + 1] : [])
      expect(writes).toBeLessThan(10)
    }
    expect(answered.length).toBeGreaterThan(1)
  })

  it('shows nothing when locked during a write, and has it after unlocking', async () => {
    const staff = staffRoom({ device: createDeviceDatabase() })
    const book = await openedBook(staff)
    const envelope = await reportOf(book.card, { signer: ada })
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      const request = put.apply(this, given)
      // This is the last write of the transaction.
      if (this.name === 'about') this.transaction.addEventListener('complete', () => book.lock())
      return request
    })
    const collected = await book.collect(envelope, 'light')
    vi.restoreAllMocks()
    expect(collected).toEqual({ kind: 'not-taken', reason: 'locked' })
    expect(book.getSnapshot()).toMatchObject({ end: 'locked', book: { reports: {} } })
    expect(await sequencesIn(staff, book.key)).toEqual([1])
  })

  it('keeps stored reports when the disk fills up, and reports the rest', async () => {
    const staff = staffRoom({ device: createDeviceDatabase() })
    const book = await openedBook(staff)
    const cleo = await learnerSigner()
    const reports = await Promise.all([ada, ben, cleo].map((signer) => reportOf(book.card, { signer })))
    const all = tools.encode(envelopeFileText(reports))
    expect(await book.collectFiles([tools.encode(envelopeFileText(reports.slice(0, 1)))])).toMatchObject([
      { kind: 'stored' },
    ])
    const put = IDBObjectStore.prototype.put
    // Two more writes fit. A transaction that is rolled back frees its space.
    let kept = 0
    const taken = new Map<IDBTransaction, number>()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      const { transaction } = this
      const count = (taken.get(transaction) ?? 0) + 1
      taken.set(transaction, count)
      if (count === 1) transaction.addEventListener('complete', () => (kept += taken.get(transaction) ?? 0))
      if (kept + count > 2) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return put.apply(this, given)
    })
    const full = { kind: 'not-taken', reason: 'quota' }
    expect(await book.collectFiles([all])).toMatchObject([{ kind: 'same' }, { kind: 'stored' }, full])
    vi.restoreAllMocks()
    expect(await sequencesIn(staff, book.key)).toHaveLength(2)
    expect(await book.collectFiles([all])).toMatchObject([{ kind: 'same' }, { kind: 'same' }, { kind: 'stored' }])
  })
})

describe('a report with the highest number there is', () => {
  it('is accepted, and nothing later from that device is', async () => {
    const book = await openedBook(staffRoom({ device: createDeviceDatabase() }))
    const highest = await reportOf(book.card, { signer: ada, sequence: Number.MAX_SAFE_INTEGER })
    expect(await book.collect(highest, 'file')).toMatchObject({ kind: 'stored' })
    const lower = await reportOf(book.card, { signer: ada, sequence: Number.MAX_SAFE_INTEGER - 1 })
    expect(await book.collect(lower, 'file')).toMatchObject({ kind: 'refused', reason: 'older' })
    expect(await book.collect(highest, 'light')).toMatchObject({ kind: 'same' })
    // The sequence after the largest exact number, which no app makes.
    const beyond = highest.slice()
    beyond.fill(0xff, 85, 93)
    expect(await book.collect(beyond, 'file')).toMatchObject({ kind: 'refused', reason: 'damaged' })
  })
})

async function changeAbout(key: string, change: (row: Record<string, unknown>) => unknown): Promise<void> {
  const database = await new Dexie(`class-${key}`).open()
  const row = (await database.table('about').get('about')) as Record<string, unknown>
  const changed = change(row)
  if (changed === undefined) await database.table('about').delete('about')
  else await database.table('about').put(changed)
  database.close()
}

async function backupOf(book: OpenBook) {
  const made = await book.makeBackup()
  if (made.kind === 'failed') throw new Error(made.reason)
  return tools.encode(made.text)
}

const whyNot = (outcome: OpenedBook): string => (outcome.kind === 'refused' ? outcome.reason : outcome.kind)

describe('a book whose unencrypted row is damaged', () => {
  it.each<readonly [string, (row: Record<string, unknown>) => unknown, isListed: boolean]>([
    ['has no lock', ({ lock: _lock, ...rest }) => rest, true],
    ['has a lock that was changed', (row) => ({ ...row, lock: { ...(row['lock'] as object), rounds: 1 } }), true],
    ['has numbers that are none', (row) => ({ ...row, revision: 'many' }), true],
    ['has a name that is none', (row) => ({ ...row, className: 7 }), true],
    ['is gone', () => undefined, false],
  ])('that %s shows it, affects no other and is restorable', async (_what, change, isListed) => {
    const staff = staffRoom({ device: createDeviceDatabase() })
    const [book, other] = [await openedBook(staff), await openedBook(staff, 'Period 4')]
    await book.collect(await reportOf(book.card, { signer: ada }), 'light')
    const file = await backupOf(book)
    const { reports } = book.getSnapshot().book
    book.lock()
    await changeAbout(book.key, change)
    const later = anew(staff)
    expect((await later.classes.list()).map(({ key }) => key).sort()).toEqual(
      (isListed ? [book.key, other.key] : [other.key]).sort(),
    )
    expect(whyNot(await later.classes.unlock(book.key, PASSWORD))).toBe(isListed ? 'damaged' : 'not-here')
    opened(await later.classes.unlock(other.key, PASSWORD)).lock()
    const back = opened(await later.classes.restore(file, PASSWORD))
    expect(back.getSnapshot().book.reports).toEqual(reports)
    expect(whyNot(await anew(staff).classes.unlock(book.key, PASSWORD))).toBe('open')
  })
})

describe('keys of another class', () => {
  it('never open a book, neither from the disk nor from a file', async () => {
    const staff = staffRoom({ device: createDeviceDatabase() })
    const about = { className: 'Period 3', teacherName: 'Ms. Okafor', openedAt: instant('2026-11-21T09:00:00.000Z') }
    const [mine, foreign] = [await newClassSecret(about), await newClassSecret(about)]
    const { key = '' } = (await workingKeys(mine)) ?? {}
    const { stretch } = quickStretch()
    const stretched = await stretchAnew(PASSWORD, stretch)
    const content = { ...EMPTY_CONTENT, secret: foreign }
    const books = new DeviceBooks({ learnerId: staff.teacher, device: staff.device, clock: staff.clock, stretch })
    expect((await books.make(key, content, stretched, undefined)).kind).toBe('open')
    expect(whyNot(await anew(staff).classes.unlock(key, PASSWORD))).toBe('damaged')

    const raw = tools.random(BOOK_KEY_BYTES)
    const parts = { key, lock: await lockKey(raw, key, stretched), seal: await RowSeal.of(key, raw) }
    const text = (await bookFileText({ content, madeAt: about.openedAt }, parts)) ?? ''
    const elsewhere = staffRoom({ learnerId: newTeacher(), device: staff.device })
    expect(await elsewhere.classes.restore(tools.encode(text), PASSWORD)).toEqual({
      kind: 'refused',
      reason: 'foreign',
    })
  })
})
