/** Simulates a tab of the site on the teacher's device, with the class book and the teacher's view of it. */
import { LightCollector } from '../../../src/classroom/protocol/light/LightCollector'
import { LightFrames } from '../../../src/classroom/protocol/light/LightFrames'
import type { Carrier } from '../../../src/classroom/protocol/book/classBook'
import { waitingSenders } from '../../../src/classroom/protocol/book/members'
import { createBookRelays } from '../../../src/classroom/book/bookRelays'
import { createTaughtClasses } from '../../../src/classroom/book/taughtClasses'
import type { Collected, OpenBook, TaughtClasses } from '../../../src/classroom/ports/TaughtClasses'
import { classroomTools } from '../../../src/platform/classroomTools'
import { stretchedKey } from '../../../src/platform/bookTools'
import { createDeviceDatabase, type DeviceDatabase } from '../../../src/data/store/deviceDatabase'
import type { LearnerId } from '../../../src/core/progress/ids'
import type { Chance } from '../chance'
import { Violation } from '../Violation'
import { checkBook, newestIn } from './checkBook'
import { ClassPage } from './ClassDevice'
import { ClassLine, type ClassRelay } from './ClassRelay'
import type { Missed } from './ClassStep'
import { receivedIn } from './judgeReceived'
import { withFact, type Fact, type Held, type Reports } from './Reports'
import type { TeacherDevice } from './TeacherDevice'

export const PASSWORD = 'a long password'
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
    const opened = await classes.unlock(this.#parts.bookKey, PASSWORD)
    if (this.isDead) return
    if (opened.kind === 'open') this.book = opened.book
    else if (opened.kind === 'wait') {
      await new Promise((resolve) => setTimeout(resolve, opened.milliseconds))
      if (!this.isDead) await this.#unlock(classes)
    } else if (!STORAGE.includes(opened.reason)) throw new Violation(`The class book does not open: ${opened.reason}.`)
  }

  async #restore(classes: TaughtClasses, { text, confirmed }: { readonly text: string; readonly confirmed: Held }) {
    const restored = await classes.restore(classroomTools.encode(text), PASSWORD)
    if (this.isDead) return
    if (restored.kind === 'wait' || restored.kind === 'weak-password') return
    if (restored.kind === 'refused') {
      if (!STORAGE.includes(restored.reason))
        throw new Violation(`The backup of the class book is refused: ${restored.reason}.`)
      return
    }
    this.device.brings = undefined
    this.book = restored.book
    for (const fact of confirmed.values()) this.#confirm(fact)
  }

  /** Reads the book as the screen shows it. */
  look(): void {
    const { book } = this
    if (book === undefined || this.isDead || book.getSnapshot().end !== undefined) return
    checkBook(this.device.name, book.getSnapshot(), this.#confirmed, this.#parts.reports)
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
    const confirmed = this.#confirmed
    const made = await book.makeBackup()
    if (made.kind !== 'made' || this.isDead) return
    this.device.backups.push({ text: made.text, confirmed })
    await book.backupGiven()
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
    const all = await work()
    if (this.isDead) return all
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
