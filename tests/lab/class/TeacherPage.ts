/** Simulates a tab of the site on the teacher's device, with the class book and the teacher's view of it. */
import { LightCollector } from '../../../src/classroom/protocol/light/LightCollector'
import { LightFrames } from '../../../src/classroom/protocol/light/LightFrames'
import type { Carrier } from '../../../src/classroom/protocol/book/classBook'
import { waitingSenders } from '../../../src/classroom/protocol/book/members'
import { createBookRelays } from '../../../src/classroom/book/bookRelays'
import { createTaughtClasses } from '../../../src/classroom/book/taughtClasses'
import type {
  Collected,
  OpenBook,
  OpenedBook,
  RestoredBook,
  TaughtClasses,
} from '../../../src/classroom/ports/TaughtClasses'
import { classroomTools } from '../../../src/platform/classroomTools'
import { stretchedKey } from '../../../src/platform/bookTools'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import type { LearnerId, LocalDate } from '../../../src/core/progress/ids'
import type { Chance } from '../chance'
import { Violation } from '../Violation'
import { checkBook, newestIn } from './checkBook'
import { ClassPage } from './ClassDevice'
import { ClassLine, type ClassRelay } from './ClassRelay'
import type { Missed, Written } from './ClassStep'
import { receivedIn } from './judgeReceived'
import { withFact, type Fact, type Held, type Reports } from './Reports'
import type { BookBackup, TeacherDevice } from './TeacherDevice'

export const TEACHER = 'teacher1' as LearnerId
const BLOCK_BYTES = 400
const MOST_FRAMES = 60
/** The errors that a disk may answer with. */
const STORAGE: readonly string[] = ['connection', 'quota']

export interface TeacherPageParts {
  readonly device: TeacherDevice<TeacherPage>
  readonly lane: number
  readonly bookKey: string
  readonly relay: ClassRelay
  readonly reports: Reports
  readonly chance: Chance
}

type Taken = Extract<Collected, { readonly answer: string }>

export class TeacherPage extends ClassPage {
  override readonly device: TeacherDevice<TeacherPage>
  /** Complete transactions of this page that wrote rows of a book. */
  rowCommits = 0
  book: OpenBook | undefined
  #confirmed: Held = new Map()
  #merged: Held = new Map()
  readonly #parts: TeacherPageParts
  #database: DeviceDatabase | undefined
  classes: TaughtClasses | undefined

  constructor(parts: TeacherPageParts) {
    super(parts.device, parts.lane)
    this.device = parts.device
    this.#parts = parts
  }

  async open(): Promise<void> {
    this.#confirmed = this.device.confirmed
    this.#merged = this.device.merged
    const database = createDeviceDatabase(this.dexie)
    this.#database = database
    const { clock, dexie } = this
    const stretch: typeof stretchedKey = (password, salt) => stretchedKey(password, salt, 1)
    this.classes = createTaughtClasses({ learnerId: TEACHER, device: database, clock, dexie, stretch })
    if (this.device.brings !== undefined) await this.#restore(this.classes, this.device.brings)
    else await this.#unlock(this.classes)
    if (this.book !== undefined) this.look()
  }

  protected close(): void {
    this.book?.lock()
    this.#database?.end('closed')
  }

  async #unlock(classes: TaughtClasses): Promise<void> {
    const { passwords } = this.device
    let opened: OpenedBook = { kind: 'refused', reason: 'wrong-password' }
    for (const password of passwords) {
      opened = await classes.unlock(this.#parts.bookKey, password)
      if (this.isDead) return
      if (opened.kind !== 'refused' || opened.reason !== 'wrong-password') break
    }
    if (opened.kind === 'open') this.book = opened.book
    else if (opened.kind === 'wait') {
      await new Promise((resolve) => setTimeout(resolve, opened.kind === 'wait' ? opened.milliseconds : 0))
      if (!this.isDead) await this.#unlock(classes)
    } else if (!STORAGE.includes(opened.reason) && this.#isCertain(passwords))
      throw new Violation(`The class book does not open: ${opened.reason}.`)
  }

  /** Restores a file with the passwords of the file and of this device, as a person would. */
  async #brought(classes: TaughtClasses, { text, passwords }: BookBackup): Promise<RestoredBook | undefined> {
    const file = classroomTools.encode(text)
    const own = this.device.passwords
    let restored: RestoredBook | undefined
    for (const password of passwords) {
      for (const here of [undefined, ...own]) {
        restored = await classes.restore(file, password, here)
        if (this.isDead) return undefined
        if (restored.kind !== 'refused' || restored.reason !== 'own-password') break
      }
      if (restored?.kind !== 'refused' || restored.reason !== 'wrong-password') break
    }
    if (restored?.kind !== 'refused' || STORAGE.includes(restored.reason)) return restored
    if (restored.reason === 'own-password' && !this.#isCertain(own)) return undefined
    throw new Violation(`The backup of the class book is refused: ${restored.reason}.`)
  }

  /** Returns whether no other tab has changed the password of this device since it had these passwords. */
  #isCertain(passwords: readonly string[]): boolean {
    return this.device.passwords === passwords && !this.device.isChanging
  }

  async #restore(classes: TaughtClasses, backup: BookBackup) {
    const restored = await this.#brought(classes, backup)
    if (this.isDead || (restored?.kind !== 'restored' && restored?.kind !== 'joined')) return
    this.device.brings = undefined
    this.book = restored.book
    for (const fact of backup.confirmed.values()) this.#confirm(fact)
    this.#mergeAll(backup)
  }

  /** Merges the copy of the other teacher into the book on this device. */
  async merge(backup: BookBackup): Promise<void> {
    if (this.classes === undefined || this.book === undefined) return
    const restored = await this.#brought(this.classes, backup)
    if (this.isDead || restored?.kind !== 'joined') return
    // The app locks the book that was open before it shows the merged one.
    this.book.lock()
    this.book = restored.book
    this.#mergeAll(backup)
    this.look()
  }

  #mergeAll({ confirmed, merged }: BookBackup): void {
    for (const facts of [confirmed, merged]) {
      this.device.merge(facts)
      for (const fact of facts.values()) this.#merged = withFact(this.#merged, fact)
    }
  }

  /** Reads the book as the screen shows it. */
  look(): void {
    const { book } = this
    if (book === undefined || this.isDead || book.getSnapshot().end !== undefined) return
    for (const held of [this.#confirmed, this.#merged])
      checkBook(this.device.name, book.getSnapshot(), held, this.#parts.reports)
    if (book.getSnapshot().hasChanged) return
    const isIn = this.device.backups.some(({ confirmed }) => isWithin(this.#confirmed, confirmed))
    if (!isIn) throw new Violation(`${this.device.name} says that the class is backed up, and no file has all of it.`)
  }

  async collect(): Promise<void> {
    const { book } = this
    if (book === undefined) return
    const { relay, chance } = this.#parts
    const line = new ClassLine({ there: relay, network: () => this.device.network, chance })
    const named = book.card.relays[0]
    if (named === undefined) return
    const watched = {
      card: book.card,
      relayMarks: book.relayMarks,
      getSnapshot: book.getSnapshot,
      refuse: book.refuse,
      collectAll: (envelopes: readonly Uint8Array[], carrier: Carrier) =>
        this.#takeAll(envelopes, () => book.collectAll(envelopes, carrier)),
      sealOutgoing: async (there?: Uint8Array) => {
        const sealed = await book.sealOutgoing(there)
        if (!this.isDead) this.#noteReceipts(book)
        return sealed
      },
    }
    const relaysOf = () => Promise.resolve([{ named, way: 'free' as const, relay: line }])
    await createBookRelays({ book: watched, relaysOf }).fetch({
      isTapped: true,
      signal: new AbortController().signal,
    })
  }

  async import({ text, bytes }: { readonly text: string; readonly bytes: Uint8Array }): Promise<void> {
    const { book } = this
    if (book === undefined) return
    await this.#take(bytes, async () => {
      const [collected] = await book.collectFiles([classroomTools.encode(text)])
      if (collected === undefined) throw new Violation('Nothing was said of a file.')
      return collected
    })
  }

  /** Shows a screen to the camera. Returns the teacher's answer when the report is complete. */
  async see(envelope: Uint8Array<ArrayBuffer>, missed: Missed): Promise<Taken | undefined> {
    const { book } = this
    const { chance } = this.#parts
    if (book === undefined) return undefined
    const frames = await LightFrames.of(envelope, BLOCK_BYTES, classroomTools)
    const collector = new LightCollector(classroomTools)
    for (let turn = 0; turn < MOST_FRAMES; turn += 1) {
      if (chance.below(100) < missed) continue
      // Some frames are earlier ones, since a camera may read a frame twice.
      const taken = await collector.take(frames.textAt(chance.below(4) === 0 ? chance.below(turn + 1) : turn))
      if (taken.kind === 'spoiled') throw new Violation('Light that was read without a mistake does not make a whole.')
      if (taken.kind !== 'whole') continue
      const collected = await this.#take(taken.bytes, () => book.collect(taken.bytes, 'light'))
      return !this.isDead && 'answer' in collected ? collected : undefined
    }
    return undefined
  }

  async letIn(): Promise<void> {
    const { book } = this
    if (book === undefined) return
    const waiting = waitingSenders(book.getSnapshot().book)
    await book.decide(waiting.map(({ sender, member }) => ({ sender, member, isLetIn: true })))
  }

  async backUp(): Promise<void> {
    const { book } = this
    if (book === undefined) return
    const { passwords } = this.device
    const [confirmed, merged] = [this.#confirmed, this.#merged]
    const made = await book.makeBackup()
    if (made.kind !== 'made' || this.isDead) return
    const all = new Set([...this.device.passwords, ...passwords])
    this.device.backups.push({ text: made.text, confirmed, merged, passwords: [...all] })
    await book.backupGiven()
  }

  /** Changes the password to one that was never used. Two tabs of a device don't do it at once. */
  async changePassword(next: string): Promise<void> {
    const { book, device } = this
    if (book === undefined || device.isChanging) return
    const before = device.passwords
    device.changing = this
    device.passwords = [...before, next]
    for (const password of before) {
      const changed = await book.changePassword(password, next)
      if (this.isDead) return
      if (changed.kind === 'changed') device.passwords = [next]
      if (changed.kind !== 'refused' || changed.reason !== 'wrong-password') break
    }
    device.changing = undefined
  }

  async archive(): Promise<void> {
    const { book } = this
    await book?.setArchived(book.getSnapshot().archivedAt === undefined)
  }

  async reopen(): Promise<void> {
    await this.book?.setArchived(false)
  }

  async write(what: Written, turn: number): Promise<void> {
    const { book } = this
    if (book === undefined) return
    const [report] = Object.values(book.getSnapshot().book.reports)
    if (what === 'size') await book.setExpected(1 + (turn % 30))
    else if (what === 'note' && report !== undefined) await book.setNote(report.report.member, `Note ${turn}`)
    else if (what === 'plan') {
      const failure = await book.setPlan({ parts: [], until: '2026-06-01' as LocalDate, message: `Plan ${turn}` })
      const plan = book.getSnapshot().plan?.plan.sequence
      if (failure === undefined && plan !== undefined && !this.isDead)
        this.device.plan = Math.max(this.device.plan, plan)
    }
  }

  async #take(bytes: Uint8Array, work: () => Promise<Collected>): Promise<Collected> {
    const [collected] = await this.#takeAll([bytes], async () => [await work()])
    if (collected === undefined) throw new Violation('Nothing was said of an envelope.')
    return collected
  }

  async #takeAll(
    envelopes: readonly Uint8Array[],
    work: () => Promise<readonly Collected[]>,
  ): Promise<readonly Collected[]> {
    const facts = envelopes.map((bytes) => this.#parts.reports.of(bytes))
    const [commits, before] = [this.rowCommits, facts.map((fact) => this.device.confirmedBytes.has(fact))]
    const archivedAt = this.book?.getSnapshot().archivedAt
    const all = await work()
    if (this.isDead) return all
    const isAnswered = all.some((one) => 'answer' in one)
    if (isAnswered && archivedAt !== undefined && this.book?.getSnapshot().archivedAt === archivedAt)
      throw new Violation(`${this.device.name} answered a report for an archived class.`)
    if (all.length !== envelopes.length) throw new Violation('Not of each envelope was something said.')
    for (const [at, fact] of facts.entries()) {
      const [collected, wasHere = false] = [all[at], before[at]]
      if (collected === undefined) continue
      const seen = { fact, collected, wasHere, hasWritten: this.rowCommits > commits }
      const received = receivedIn(this.device.name, seen, this.#parts.reports)
      if (received !== undefined) this.#confirm(received)
    }
    return all
  }

  /** A receipt may go out for a report that arrived before this page was opened, such as in a tab that was killed. */
  #noteReceipts(book: OpenBook): void {
    const { received } = this.#parts.reports
    for (const { sender, sequence } of newestIn(this.device.name, book.getSnapshot(), this.#parts.reports).values())
      received.set(sender, Math.max(received.get(sender) ?? 0, sequence))
  }

  #confirm(fact: Fact): void {
    this.#confirmed = withFact(this.#confirmed, fact)
    this.device.confirm(fact)
    const { received } = this.#parts.reports
    received.set(fact.sender, Math.max(received.get(fact.sender) ?? 0, fact.sequence))
  }
}

function isWithin(part: Held, whole: Held): boolean {
  return [...part].every(([sender, { sequence }]) => (whole.get(sender)?.sequence ?? -1) >= sequence)
}
