/** The start of every class history, with devices that were never used and a class that was created just now. */
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { ClassCard } from '../../../src/classroom/protocol/card/classCard'
import { createTaughtClasses } from '../../../src/classroom/book/taughtClasses'
import { stretchedKey } from '../../../src/platform/bookTools'
import { createDeviceDatabase } from '../../../src/data/store/deviceDatabase'
import { letDisksGoOn } from '../Disk'
import { learnerTemplate } from './LearnerPage'
import { PASSWORD } from './TeacherDevice'
import { TEACHER } from './TeacherPage'

export const LEARNERS = [
  { learner: 'ada', name: 'Ada' },
  { learner: 'bo', name: 'Bo' },
  { learner: 'cleo', name: 'Cleo' },
] as const

export interface PreparedClass {
  readonly learners: readonly IDBFactory[]
  /** The device with the book of a class that was created just now. */
  readonly teacher: IDBFactory
  /** A second teacher's device, on which the first backup of that class was restored. */
  readonly colleague: IDBFactory
  /** The text of that backup. */
  readonly backup: string
  /** A device that has no book. */
  readonly empty: IDBFactory
  readonly bookKey: string
  readonly card: ClassCard
}

let prepared: PreparedClass | undefined

/** Makes a class and devices that were never used. Call it before the first history. */
export async function prepareClass(): Promise<void> {
  const learners: IDBFactory[] = []
  for (const { learner } of LEARNERS) {
    const factory = new IDBFactory()
    await learnerTemplate(learner, factory, IDBKeyRange)
    letDisksGoOn(factory)
    learners.push(factory)
  }
  const [teacher, colleague, empty] = [new IDBFactory(), new IDBFactory(), new IDBFactory()]
  const opening = createDeviceDatabase({ indexedDB: empty, IDBKeyRange })
  await opening.run((database) => database.settings.count())
  opening.end('closed')
  const { database, classes } = teaching(teacher)
  const opened = await classes.create({ className: 'Period 3', teacherName: 'Ms. Okafor', password: PASSWORD })
  if (opened.kind !== 'open') throw new Error('The class was not opened.')
  const { book } = opened
  const relay = { name: 'couchdb' as const, address: 'http://prairie-ledger.local:8484', user: 'u', password: 'p' }
  if ((await book.setRelays([relay])) !== undefined) throw new Error('The relay was not named.')
  const { key: bookKey, card } = book
  const made = await book.makeBackup()
  if (made.kind !== 'made') throw new Error('There is no backup for the second teacher.')
  book.lock()
  database.end('closed')
  const second = teaching(colleague)
  const restored = await second.classes.restore(new TextEncoder().encode(made.text), PASSWORD)
  if (restored.kind !== 'restored') throw new Error('The second teacher has no class.')
  restored.book.lock()
  second.database.end('closed')
  prepared = { learners, teacher, colleague, backup: made.text, empty, bookKey, card }
}

function teaching(disk: IDBFactory) {
  const database = createDeviceDatabase({ indexedDB: disk, IDBKeyRange })
  const classes = createTaughtClasses({
    learnerId: TEACHER,
    device: database,
    clock: { now: () => new Date('2026-02-01T08:00:00Z') },
    dexie: { indexedDB: disk, IDBKeyRange },
    stretch: (password, salt) => stretchedKey(password, salt, 1),
  })
  return { database, classes }
}

export function preparedClass(): PreparedClass {
  if (prepared === undefined) throw new Error('The class is not prepared.')
  return prepared
}
