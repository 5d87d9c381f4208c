import { createHash } from 'node:crypto'
import { Dexie } from 'dexie'
import type {
  BookFailure,
  BookState,
  ChangeFailure,
  Collected,
  NewClass,
  OpenBook,
  OpenedBook,
  RefusedReason,
  RestoredBook,
  TaughtClass,
  TaughtClasses,
} from '../../src/classroom/ports/TaughtClasses'
import type { JoinNews } from '../../src/classroom/ports/JoinNews'
import { faultOfNew } from '../../src/classroom/book/newPassword'
import {
  EMPTY_BOOK,
  withArrival,
  withDecisions,
  withErased,
  type Carrier,
} from '../../src/classroom/protocol/book/classBook'
import { withoutWaiting } from '../../src/classroom/protocol/book/members'
import { withSuccession } from '../../src/classroom/protocol/book/successions'
import { isAsking, isMessage } from '../../src/classroom/protocol/plan/plan'
import { createStore } from '../../src/platform/createStore'
import { instantOf } from '../../src/core/progress/calendar'
import { arrivalOf, leavingOf, memberId, senderHash } from '../classroom/protocol/bookSamples'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** A report that a test hands in, or bytes that a book rejects for this reason. */
export interface HandIn {
  readonly name: string
  /** The device. Defaults to the name. */
  readonly device?: string
  readonly sequence?: number
  readonly lessons?: readonly string[]
  readonly more?: object
  readonly hasLeft?: boolean
  readonly refused?: RefusedReason
}

export const handIn = (said: HandIn): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(said))

/** One class book in memory that follows the port. `fails` is the result of the next writes. */
export class MemoryBook implements OpenBook {
  readonly key: string
  card: OpenBook['card']
  readonly openedAt = instantOf(new Date())
  readonly relayMarks = new Map<string, string>()
  fails: BookFailure | undefined
  readonly #state = createStore<BookState>({
    book: EMPTY_BOOK,
    refused: [],
    notes: {},
    plan: undefined,
    expects: undefined,
    archivedAt: undefined,
    backedUpAt: undefined,
    hasChanged: true,
    damaged: 0,
    newer: 0,
    end: undefined,
  })
  readonly subscribe = this.#state.subscribe
  readonly getSnapshot = this.#state.getSnapshot
  readonly #onChange: () => void

  constructor({ className, teacherName }: Pick<NewClass, 'className' | 'teacherName'>, onChange: () => void) {
    const id = Uint8Array.from(hash(className)).slice(0, 16)
    const [verifyingKey, sealingKey, planKey] = [new Uint8Array(65), new Uint8Array(65), new Uint8Array(32)]
    this.key = Buffer.from(id).toString('hex')
    this.card = { classId: id, className, teacherName, verifyingKey, sealingKey, planKey, relays: [] }
    this.#onChange = onChange
  }

  set(parts: Partial<BookState>): void {
    this.#state.set({ ...this.getSnapshot(), ...parts })
  }

  async #write(parts: () => Partial<BookState>): Promise<ChangeFailure | undefined> {
    return this.getSnapshot().archivedAt === undefined ? await this.#writeAlways(parts) : 'archived'
  }

  async #writeAlways(parts: () => Partial<BookState>): Promise<BookFailure | undefined> {
    const end = this.getSnapshot().end
    if (end === 'gone' || end === 'locked') return end
    if (this.fails !== undefined) return this.fails
    this.set({ hasChanged: true, ...parts() })
    this.#onChange()
    return undefined
  }

  async collect(bytes: Uint8Array, carrier: Carrier): Promise<Collected> {
    const said = JSON.parse(new TextDecoder().decode(bytes)) as HandIn
    const { name, device = name, sequence = 1, lessons = [], more, hasLeft = false, refused } = said
    if (refused !== undefined) {
      const at = instantOf(new Date())
      const failure = await this.#write(() => ({
        refused: [{ at, carrier, reason: refused, name }, ...this.getSnapshot().refused],
      }))
      return failure === undefined ? { kind: 'refused', reason: refused, name } : { kind: 'not-taken', reason: failure }
    }
    const [sender, member] = [senderHash(device), memberId(name)]
    const heardAt = instantOf(new Date())
    const arrival = hasLeft
      ? leavingOf({ sender, sequence, heardAt, carrier })
      : arrivalOf({
          sender,
          says: member,
          name,
          sequence,
          lessons,
          heardAt,
          madeAt: heardAt,
          carrier,
          ...(more && { more }),
        })
    const isKnown = this.getSnapshot().book.decisions[sender] !== undefined
    const failure = await this.#write(() => ({ book: withArrival(this.getSnapshot().book, arrival) }))
    if (failure !== undefined) return { kind: 'not-taken', reason: failure }
    return {
      kind: hasLeft ? 'left' : 'stored',
      sender,
      member,
      name,
      isWaiting: !isKnown,
      answer: String(hash(name).readUInt32BE() % 100_000_000).padStart(8, '0'),
      news: { lessons: lessons.length, answers: 0, quizzes: 0 },
    }
  }

  async collectAll(envelopes: readonly Uint8Array[], carrier: Carrier): Promise<readonly Collected[]> {
    const collected: Collected[] = []
    for (const bytes of envelopes) collected.push(await this.collect(bytes, carrier))
    return collected
  }

  collectFiles = (files: readonly Uint8Array[]): Promise<readonly Collected[]> => this.collectAll(files, 'file')

  refuse: OpenBook['refuse'] = async (documents) =>
    documents.map(({ reason }) => ({ kind: 'refused', reason, name: undefined }))

  decide: OpenBook['decide'] = (taps) =>
    this.#write(() => ({ book: withDecisions(this.getSnapshot().book, taps, instantOf(new Date())) }))

  forgetWaiting: OpenBook['forgetWaiting'] = (senders) =>
    this.#write(() => ({ book: withoutWaiting(this.getSnapshot().book, senders) }))

  setExpected: OpenBook['setExpected'] = (expects) => this.#write(() => ({ expects }))

  setBefore: OpenBook['setBefore'] = (member, before) =>
    this.#write(() => ({ book: withSuccession(this.getSnapshot().book, member, before) }))

  signAccess: OpenBook['signAccess'] = async () => new Uint8Array()

  signDeletion: OpenBook['signDeletion'] = async () => new Uint8Array()

  setRelays: OpenBook['setRelays'] = (relays) =>
    this.#write(() => {
      this.card = { ...this.card, relays }
      return {}
    })

  setNote: OpenBook['setNote'] = async (member, text) =>
    text.length > 2000 ? 'too-long' : this.#write(() => ({ notes: { ...this.getSnapshot().notes, [member]: text } }))

  setPlan: OpenBook['setPlan'] = async (asked) => {
    if (!isMessage(asked.message)) return 'bad-plan'
    const plan = {
      ...asked,
      madeAt: instantOf(new Date()),
      sequence: (this.getSnapshot().plan?.plan.sequence ?? 0) + 1,
    }
    return await this.#write(() => ({ plan: isAsking(plan) ? { plan, envelope: new Uint8Array() } : undefined }))
  }

  /** What the book gives to learners once it has a report. */
  outgoing: Uint8Array<ArrayBuffer> | undefined

  sealOutgoing: OpenBook['sealOutgoing'] = async () => {
    if (this.fails !== undefined) return { kind: 'failed', reason: this.fails }
    const envelope = this.outgoing ?? this.getSnapshot().plan?.envelope
    return envelope === undefined ? { kind: 'nothing' } : { kind: 'sealed', envelope }
  }

  /** The class that it opens first, as in the fake of all classes. */
  password = ''
  changePassword: OpenBook['changePassword'] = async (password, next) => {
    const weak = await faultOfNew(next, { known: [], before: password })
    if (weak !== undefined) return weak
    if (password !== this.password) return { kind: 'refused', reason: 'wrong-password' }
    const failure = await this.#writeAlways(() => {
      this.password = next
      return {}
    })
    return failure === undefined ? { kind: 'changed' } : { kind: 'refused', reason: failure }
  }

  isPassword: OpenBook['isPassword'] = async (password) => password === this.password

  setArchived: OpenBook['setArchived'] = (isArchived) =>
    this.#writeAlways(() => ({ archivedAt: isArchived ? instantOf(new Date()) : undefined }))

  erase: OpenBook['erase'] = (senders) =>
    this.#writeAlways(() => ({ book: withErased(this.getSnapshot().book, senders) }))

  deleteMember: OpenBook['deleteMember'] = (member) =>
    this.#writeAlways(() => {
      const { book } = this.getSnapshot()
      const kept = Object.entries(book.reports).filter(([, { report }]) => report.member !== member)
      return { book: { ...book, reports: Object.fromEntries(kept) } }
    })

  makeBackup: OpenBook['makeBackup'] = async () =>
    this.fails === undefined
      ? { kind: 'made', text: `class-backup ${JSON.stringify(this.card.className)}` }
      : { kind: 'failed', reason: this.fails }

  backupGiven: OpenBook['backupGiven'] = () =>
    this.#writeAlways(() => ({ backedUpAt: instantOf(new Date()), hasChanged: false }))

  closeClass: OpenBook['closeClass'] = () => this.#writeAlways(() => ({ end: 'gone' }))

  lock = (): void => {
    this.set({ book: EMPTY_BOOK, notes: {}, refused: [], plan: undefined, end: 'locked' })
  }
}

const NOTHING_NEW: JoinNews = {
  reports: 0,
  leavings: 0,
  decisions: 0,
  notes: 0,
  hasPlan: false,
  hasSettings: false,
  archived: undefined,
  deleted: 0,
}

interface Kept {
  readonly book: MemoryBook
}

/** A stand-in for the classes of a teacher. Its list is live, because each change marks a row in its own database. */
export class MemoryTaughtClasses implements TaughtClasses {
  readonly kept = new Map<string, Kept>()
  wrongTries = 0
  /** The result of the next calls, which then do nothing. */
  waits: number | undefined
  restores: Exclude<RestoredBook, { kind: 'restored' | 'joined' }> | undefined
  fails: 'quota' | 'private-mode' | undefined
  /** What the next merge brings. */
  news = NOTHING_NEW
  readonly #marks = new Dexie(`marks ${crypto.randomUUID()}`, { cache: 'disabled' })
  #turn = 0

  constructor() {
    this.#marks.version(1).stores({ marks: '' })
  }

  /** Makes a class as `create` does, without a screen. */
  add(asked: NewClass): MemoryBook {
    const book = new MemoryBook(asked, () => this.changed())
    book.password = asked.password
    if (asked.expects !== undefined) book.set({ expects: asked.expects })
    this.kept.set(book.key, { book })
    return book
  }

  changed(): void {
    this.#turn += 1
    void this.#marks.table('marks').put(this.#turn, 'turn')
  }

  /** Deletes a class as another tab or another learner's deletion does. */
  remove(book: MemoryBook): void {
    book.set({ end: 'gone' })
    this.changed()
  }

  async list(): Promise<readonly TaughtClass[]> {
    await this.#marks.table('marks').get('turn')
    return [...this.kept.values()]
      .filter(({ book }) => book.getSnapshot().end !== 'gone')
      .map(({ book: { key, card, openedAt, getSnapshot } }) => ({
        key,
        className: card.className,
        teacherName: card.teacherName,
        openedAt,
        backedUpAt: getSnapshot().backedUpAt,
        hasChanged: getSnapshot().hasChanged,
        replacedBy: undefined,
        archivedAt: getSnapshot().archivedAt,
        isDamaged: false,
      }))
  }

  create: TaughtClasses['create'] = async (asked) => {
    if (this.fails !== undefined) return { kind: 'refused', reason: this.fails }
    const weak = await faultOfNew(asked.password, { known: [asked.className, asked.teacherName] })
    if (weak !== undefined) return weak
    const book = this.add(asked)
    this.changed()
    return { kind: 'open', book }
  }

  async unlock(key: string, password: string): Promise<OpenedBook> {
    if (this.waits !== undefined) return { kind: 'wait', milliseconds: this.waits }
    const known = this.kept.get(key)
    if (known === undefined) return { kind: 'refused', reason: 'not-here' }
    if (known.book.password !== password) {
      this.wrongTries += 1
      return { kind: 'refused', reason: 'wrong-password' }
    }
    known.book.set({ end: undefined })
    return { kind: 'open', book: known.book }
  }

  restore: TaughtClasses['restore'] = async (file, password) => {
    if (this.restores !== undefined) return this.restores
    const className = String(JSON.parse(new TextDecoder().decode(file).replace('class-backup ', '')))
    const isHere = [...this.kept.values()].some(({ book }) => book.card.className === className)
    const book = this.add({ className, teacherName: 'Ms. Hale', password })
    this.changed()
    return isHere ? { kind: 'joined', book, news: this.news, lacks: NOTHING_NEW } : { kind: 'restored', book }
  }

  replaceKeys: TaughtClasses['replaceKeys'] = async (file, { password, next }) => {
    const weak = await faultOfNew(next, { known: [], before: password })
    return weak ?? (await this.restore(file, next))
  }

  dropReplaced: TaughtClasses['dropReplaced'] = async (key) => {
    this.kept.delete(key)
    this.changed()
    return undefined
  }
}
