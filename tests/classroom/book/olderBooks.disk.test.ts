import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { bookDatabase, parseAbout } from '../../../src/classroom/book/bookDatabase'
import { EMPTY_CONTENT, recordsOf } from '../../../src/classroom/book/bookContent'
import { lockKey, readLock, stretchAnew, stretchFor, unlockKey } from '../../../src/classroom/book/bookLock'
import { recordMap } from '../../../src/classroom/book/bookRecords'
import { newClassSecret, workingKeys } from '../../../src/classroom/book/classKeys'
import { createTaughtClasses } from '../../../src/classroom/book/taughtClasses'
import { BOOK_KEY_BYTES, RowSeal } from '../../../src/classroom/book/RowSeal'
import { joinBytes, uintBytes } from '../../../src/classroom/protocol/bytes'
import type { OpenBook, TaughtClasses } from '../../../src/classroom/ports/TaughtClasses'
import { frame } from '../../../src/core/progress/file/backupFrame'
import { canonicalText } from '../../../src/core/progress/json'
import { instant } from '../../core/progress/samples'
import { stretchedKey } from '../../../src/platform/bookTools'
import { putClassBook } from '../../../src/data/store/classBooks'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { tools } from '../protocol/openedClass'
import {
  backupOf,
  NEXT_PASSWORD,
  opened,
  openedBook,
  otherDevice,
  PASSWORD,
  quickStretch,
  staffRoom,
} from '../classRoom'

/** A class of the app before classes could be archived: its rows, its backup, and everything that its screens showed. */
interface OldClass {
  readonly password: string
  readonly owner: string
  readonly key: string
  readonly about: Readonly<Record<string, unknown>>
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly nonce: string; readonly sealed: string })[]
  readonly backup: string
  readonly shown: unknown
}

const old = JSON.parse(
  readFileSync(new URL('../../fixtures/class-book/beforeArchives.json', import.meta.url), 'utf8'),
) as OldClass
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))

afterEach(async () => {
  await Dexie.delete(`class-${old.key}`)
})

async function rowsOnDisk(): Promise<Record<string, unknown>[]> {
  const database = await bookDatabase(old.key).open()
  const rows = (await database.table('rows').toArray()) as Record<string, unknown>[]
  database.close()
  return rows
}

/** Puts the rows of the old class on this device, as an update of the app finds them. */
async function oldDevice(): Promise<TaughtClasses> {
  const device = createDeviceDatabase()
  const database = await bookDatabase(old.key).open()
  await database.table('about').put(old.about)
  for (const row of old.rows)
    await database.table('rows').put({ ...row, nonce: bytes(row.nonce), sealed: bytes(row.sealed) })
  database.close()
  await putClassBook(device, { key: old.key, owner: old.owner as never, state: 'here' })
  return createTaughtClasses({ learnerId: old.owner as never, device, clock: { now: () => new Date('2026-11-28') } })
}

function shown({ getSnapshot, card }: OpenBook): unknown {
  const { book, notes, plan, expects, refused } = getSnapshot()
  const [reports, leavings] = [Object.keys(book.reports).sort(), Object.keys(book.leavings)]
  const { decisions, successions } = book
  const all = { reports, leavings, decisions, successions, notes, message: plan?.plan.message, expects }
  return JSON.parse(JSON.stringify({ ...all, relays: card.relays, refused }))
}

describe('a class of an older app', () => {
  it('opens with everything, and its rows stay as they are', async () => {
    const classes = await oldDevice()
    const before = await rowsOnDisk()
    const book = opened(await classes.unlock(old.key, old.password))
    expect(shown(book)).toEqual(old.shown)
    expect(book.getSnapshot()).toMatchObject({ damaged: 0, newer: 0, archivedAt: undefined, hasChanged: false })
    expect(await rowsOnDisk()).toEqual(before)
    await book.setArchived(true)
    book.lock()
    expect(opened(await classes.unlock(old.key, old.password)).getSnapshot().archivedAt).toBeDefined()
  })

  it('is restored from its backup, and merges with its archived copy', async () => {
    const file = tools.encode(old.backup)
    const mine = opened(await otherDevice({ stretch: stretchedKey }).classes.restore(file, old.password))
    expect(shown(mine)).toEqual(old.shown)
    await mine.setArchived(true)
    const classes = await oldDevice()
    const merged = await classes.restore(await backupOf(mine), old.password)
    expect(merged).toMatchObject({ kind: 'joined', news: { reports: 0, archived: 'archived' } })
    expect(shown(opened(merged))).toEqual(old.shown)
  })
})

/** Opens the database of a class beside the app, with the key of its rows. */
async function onDisk(key: string) {
  const database = bookDatabase(key)
  await database.open()
  const lock = await readLock(parseAbout(await database.about.get('about'))?.lock)
  if (typeof lock === 'string') throw new Error(lock)
  const raw = await unlockKey(lock, key, await stretchFor(lock, PASSWORD, quickStretch().stretch))
  if (raw === undefined) throw new Error('no key')
  return { database, seal: await RowSeal.of(key, raw) }
}

describe('a class of a newer app', () => {
  /** Makes the backup of a class that has a record of a kind that this app does not know. */
  async function newerBackup() {
    const { stretch } = quickStretch()
    const secret = await newClassSecret({
      className: 'Period 3',
      teacherName: 'Ms. Okafor',
      openedAt: instant('2026-11-21T09:00:00.000Z'),
    })
    const keys = await workingKeys(secret)
    if (keys === undefined) throw new Error('no keys')
    const raw = tools.random(BOOK_KEY_BYTES)
    const seal = await RowSeal.of(keys.key, raw)
    const lock = await lockKey(raw, keys.key, await stretchAnew(PASSWORD, stretch))
    const [known] = [...recordsOf({ ...EMPTY_CONTENT, secret }).values()].map(recordMap)
    const text = tools.encode(
      canonicalText({ book: keys.key, madeAt: '', records: [known, { kind: 'seating', rows: 5 }] }),
    )
    const packed = joinBytes([uintBytes(text.length, 4), await tools.deflate(text)])
    const { nonce, sealed } = await seal.sealed(packed, 'backup')
    const open = tools.encode(canonicalText({ book: keys.key, lock }))
    const body = joinBytes([uintBytes(open.length, 4), open, nonce, sealed])
    const file = tools.encode(await frame(body, tools, { mark: 'class-backup ', version: 1 }))
    return file
  }

  it('gives a backup that is rejected as newer, not as damaged', async () => {
    const file = await newerBackup()
    const { classes } = staffRoom()
    expect(await classes.restore(file, PASSWORD)).toEqual({ kind: 'refused', reason: 'newer' })
    expect(await classes.list()).toEqual([])
  })

  it('keeps its unknown row through changes, and makes no backup without it', async () => {
    const staff = staffRoom()
    const book = await openedBook(staff)
    const early = await backupOf(book)
    const { database, seal } = await onDisk(book.key)
    const row = await seal.seal('seating', { kind: 'seating', rows: 5 }, 50)
    await database.rows.put(row)
    await database.about.update('about', { revision: 50 })
    await expect.poll(() => book.getSnapshot().newer).toBe(1)
    expect(book.getSnapshot().damaged).toBe(0)
    expect(await book.setExpected(24)).toBeUndefined()
    expect(await book.makeBackup()).toEqual({ kind: 'failed', reason: 'newer' })
    const lost = { password: PASSWORD, next: NEXT_PASSWORD }
    expect(await staff.classes.replaceKeys(early, lost)).toEqual({ kind: 'refused', reason: 'newer' })
    expect(await database.rows.get(row.key)).toEqual(row)
    database.close()
  })
})
