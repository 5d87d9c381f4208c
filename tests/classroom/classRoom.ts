import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Bytes } from '../../src/classroom/protocol/bytes'
import type { ClassCard } from '../../src/classroom/protocol/card/classCard'
import type { Signer } from '../../src/classroom/protocol/ClassroomTools'
import { makeLeavingReport, makeReport } from '../../src/classroom/protocol/report/makeReport'
import { sealReport } from '../../src/classroom/protocol/report/sealReport'
import type { TaughtClassesParts } from '../../src/classroom/book/DeviceBooks'
import { createTaughtClasses } from '../../src/classroom/book/taughtClasses'
import type { StretchKey } from '../../src/classroom/book/bookLock'
import type {
  Collected,
  OpenBook,
  OpenedBook,
  RestoredBook,
  TaughtClasses,
} from '../../src/classroom/ports/TaughtClasses'
import { stretchedKey } from '../../src/platform/bookTools'
import type { ProgressDocument } from '../../src/core/progress/document'
import type { LearnerId } from '../../src/core/progress/ids'
import { createDeviceDatabase, type DeviceDatabase } from '../../src/data/store/deviceDatabase'
import { tools } from './protocol/openedClass'
import { learned, MADE_AT } from './protocol/reportSamples'
import { TurnableClock } from '../fakes/TurnableClock'

export const PASSWORD = 'a long password'
/** The password for a class that gets a new one. */
export const NEXT_PASSWORD = 'three grey mittens'

/** A fast replacement that records the requested rounds and computes one. */
export function quickStretch(): { readonly stretch: StretchKey; readonly rounds: number[] } {
  const rounds: number[] = []
  return {
    rounds,
    stretch: (password, salt, asked) => {
      rounds.push(asked)
      return stretchedKey(password, salt, 1)
    },
  }
}

let count = 0
/** A teacher that no other test uses. */
export function newTeacher(): LearnerId {
  count += 1
  return `teacher${count}` as LearnerId
}

export interface Staff {
  readonly classes: TaughtClasses
  readonly teacher: LearnerId
  readonly clock: TurnableClock
  readonly device: DeviceDatabase
}

/** The books of one teacher, as one tab has them. */
export function staffRoom(changed: Partial<TaughtClassesParts> & { readonly clock?: TurnableClock } = {}): Staff {
  const clock = changed.clock ?? new TurnableClock('2026-11-21T09:00:00Z')
  const device = changed.device ?? createDeviceDatabase()
  const teacher = changed.learnerId ?? newTeacher()
  const { stretch } = quickStretch()
  return {
    classes: createTaughtClasses({ stretch, ...changed, learnerId: teacher, clock, device }),
    teacher,
    clock,
    device,
  }
}

/** A teacher on a device with a disk of its own. */
export function otherDevice(changed: Parameters<typeof staffRoom>[0] = {}): Staff {
  const dexie = { indexedDB: new IDBFactory(), IDBKeyRange }
  return staffRoom({ dexie, device: createDeviceDatabase(dexie), ...changed })
}

export async function backupOf(book: OpenBook): Promise<Bytes> {
  const made = await book.makeBackup()
  if (made.kind === 'failed') throw new Error(made.reason)
  return tools.encode(made.text)
}

export function opened(
  outcome: OpenedBook | RestoredBook | { readonly kind: 'refused'; readonly reason: string },
): OpenBook {
  if ('book' in outcome) return outcome.book
  throw new Error(`The book did not open: ${JSON.stringify(outcome)}`)
}

export async function openedBook(staff: Staff, className = 'Period 3'): Promise<OpenBook> {
  return opened(await staff.classes.create({ className, teacherName: 'Ms. Okafor', password: PASSWORD }))
}

export interface Said {
  readonly signer: Signer
  readonly sequence?: number
  readonly name?: string
  readonly document?: ProgressDocument
}

export async function reportOf(card: ClassCard, said: Said): Promise<Bytes> {
  const { signer, sequence = 1, name = 'Ada Quartermaine', document = learned() } = said
  const about = { classId: card.classId, name, madeAt: MADE_AT, sequence, app: '3.3.5' }
  const made = await makeReport(document, about, tools)
  if (made.kind === 'refused') throw new Error(made.reason)
  return await sealReport(made.packed, sequence, signer, card, tools)
}

export async function leavingOf(card: ClassCard, { signer, sequence = 9 }: Said): Promise<Bytes> {
  const packed = await makeLeavingReport({ madeAt: MADE_AT, sequence, app: '3.3.5' }, tools)
  return await sealReport(packed, sequence, signer, card, tools)
}

/** Returns the collected report. Throws if it was not stored. */
export function taken(collected: Collected): Extract<Collected, { readonly answer: string }> {
  if ('answer' in collected) return collected
  throw new Error(`It was not taken: ${JSON.stringify(collected)}`)
}
