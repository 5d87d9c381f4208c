/** Simulates one page of the site on a tablet, with its store, its engine, its remote and the screens that its learner saw. */
import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createFirestoreRemote } from '../../src/data/firebase/firestoreRemote'
import type { Random } from '../../src/platform/random'
import type { Engine } from '../../src/data/replication/createRounds'
import type { ExchangeOutcome } from '../../src/data/replication/exchangeOnce'
import type { Remote } from '../../src/data/replication/Remote'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import type { ReplicationStore } from '../../src/data/store/replicationStore'
import type { SaveOutcome } from '../../src/data/store/storeHealth'
import { editions } from '../editions/editions'
import { OWNER } from '../core/progress/samples'
import { Triggers } from '../data/replication/Triggers'
import { Line, type Service } from './Line'
import type { Chance } from './chance'
import { SYLLABUS } from './model/course'
import { covers } from './model/covers'
import type { Knowledge } from './model/Knowledge'
import { difference, textOf, textOfKnown, viewOf, viewOfDocument } from './model/view'
import type { Schedule } from './Schedule'
import { earlierRemote } from './earlierRemote'
import { idOf, nextId } from './ids'
import type { EditionName, Press, Tablet, TabletPage } from './Tablet'
import { Violation } from './Violation'
import { Watching } from './Watching'

// In a process without storage of its own, Dexie’s live queries never fire, and no engine is told of a write.
Dexie.dependencies.indexedDB = new IDBFactory()

export interface PageParts {
  readonly tablet: Tablet<Page>
  readonly service: Service
  readonly schedule: Schedule
  readonly chance: Chance
  readonly lane: number
  readonly edition: EditionName
  /** Called with an error that must not happen. It ends the history. */
  readonly report: (error: unknown) => void
}

export class Page implements TabletPage {
  readonly edition: EditionName
  readonly lane: number
  readonly triggers = new Triggers()
  readonly line: Line
  readonly presses = new Map<string, Press>()
  isDead = false
  commitsToLive: number | undefined
  losesAnswer = false
  readonly watching: Watching
  store: OpenedLearnerStore | undefined
  #engine: Engine | undefined
  /** The press for which ids are being drawn. */
  #pressing: Press | undefined
  readonly #waiting: (() => void)[] = []
  readonly #parts: PageParts
  #replication: ReplicationStore | undefined
  #remote: Remote | undefined

  constructor(parts: PageParts) {
    this.#parts = parts
    this.edition = parts.edition
    this.lane = parts.lane
    const { service, chance, tablet, schedule } = parts
    this.line = new Line({
      service,
      chance,
      network: () => tablet.network,
      serverMs: () => Date.parse('2026-03-01T09:00:00Z') + schedule.now,
    })
    this.line.onReplace = this.#mustKeep
    this.watching = new Watching(this.line, (revision) => tablet.knownAt(revision))
  }

  /** The device that writes this knowledge may be the only one that ever saw it. */
  readonly #mustKeep = (known: Knowledge): void => {
    const { tablet, report } = this.#parts
    if (!tablet.hasKept(known))
      report(new Violation(`${tablet.name} replaced what the account had, and has not kept it.`))
  }

  now(): Date {
    const { tablet, schedule } = this.#parts
    return new Date(Date.parse(`${tablet.date}T09:00:00Z`) + schedule.now)
  }

  get day(): string | undefined {
    const text = this.now().toISOString().slice(0, 10)
    return text < '2020' ? undefined : text
  }

  get at(): string {
    return this.day === undefined ? '' : this.now().toISOString()
  }

  async open(): Promise<void> {
    const { tablet } = this.#parts
    const edition = editions[this.edition]
    const dexie = { indexedDB: tablet.disk.storageFor(this), IDBKeyRange }
    const store = await edition.openLearnerStore({
      learnerId: OWNER,
      clock: { now: () => this.now() },
      random: this.#random(),
      syllabus: () => SYLLABUS,
      makeDatabase: (id) => edition.learnerDatabase(id, dexie),
    })
    if (this.isDead) return store.close()
    this.store = store
    this.#replication = this.watching.store(store.replication)
    this.#engine = edition.createEngine({
      store: this.#replication,
      remote: this.#watchedRemote(),
      triggers: this.triggers,
      random: this.#random(),
      clock: { now: () => this.now() },
      report: this.#parts.report,
      locks: tablet.locksFor(this),
    })
  }

  /** Makes one press after the other, as on a screen. `call` is the action of the button. */
  press(press: Press, call: (store: OpenedLearnerStore) => Promise<SaveOutcome | { readonly kind: 'skipped' }>): void {
    const begin = () => {
      if (this.isDead || this.store === undefined) return
      this.#pressing = press
      press.at = this.at
      press.day = this.day
      const { tablet } = this.#parts
      const since = tablet.states.length - 1
      call(this.store)
        .then((outcome) => {
          if (this.isDead) return
          if (outcome.kind !== 'skipped') this.#judge(press, outcome, since)
        })
        .catch((error: unknown) => this.isDead || this.#parts.report(error))
        .finally(() => {
          this.#pressing = undefined
          this.#waiting.shift()?.()
        })
    }
    if (this.#pressing === undefined) begin()
    else this.#waiting.push(begin)
  }

  /** Reads the state as the screen does, and compares it with the states that the disk may have had meanwhile. */
  async look(): Promise<void> {
    const { tablet, service } = this.#parts
    const { store } = this
    if (store === undefined || this.isDead) return
    let since = tablet.states.length - 1
    const document = await store.progress()
    if (this.isDead) return
    const seen = tablet.states.slice(since)
    const isFine = store.health().kind === 'healthy'
    const shown = textOf(viewOfDocument(document))
    if (isFine && !seen.some(({ known }) => textOfKnown(known) === shown)) {
      const last = seen.at(-1)
      throw new Violation(
        `${tablet.name} shows what was not done, or not what was: ${last && difference(viewOfDocument(document), viewOf(last.known))}`,
      )
    }
    since = tablet.states.length - 1
    const state = await store.backup.state()
    if (this.isDead || store.health().kind !== 'healthy') return
    const then = tablet.states.slice(since)
    if (!then.some(({ superseded }) => superseded === state.keptHereOnly)) {
      throw new Violation(`${tablet.name} says that ${state.keptHereOnly} records are kept here only.`)
    }
    const backedUp = then[0]?.known
    if (state.status.kind !== 'backed-up' || backedUp === undefined) return
    const isThere = service.held.some((held) => held.epoch === backedUp.epoch && covers(held, backedUp))
    if (!isThere) throw new Violation(`${tablet.name} says that everything is backed up, and it is not.`)
  }

  async status(): Promise<string> {
    return (await this.store?.backup.state())?.status.kind ?? 'none'
  }

  /** Reads the superseded documents without using the store. */
  async superseded(): Promise<ReadonlyMap<number, unknown>> {
    const { tablet } = this.#parts
    const database = editions[this.edition].learnerDatabase(OWNER, {
      indexedDB: tablet.disk.storageFor(this),
      IDBKeyRange,
    })
    await database.open()
    const rows = await database.aside.toArray()
    database.close()
    return new Map(rows.map(({ id, document }) => [id, document]))
  }

  async exchange(): Promise<ExchangeOutcome | undefined> {
    const store = this.#replication
    if (store === undefined) return undefined
    const parts = { store, remote: this.#watchedRemote(), signal: new AbortController().signal }
    return await editions[this.edition].exchangeOnce({ ...parts, locks: { request: (_name, _how, work) => work({}) } })
  }

  stopEngine(): void {
    this.#engine?.stop().catch(() => undefined)
    this.#engine = undefined
  }

  close(): void {
    this.die()
  }

  /** Ends the page. Its remaining work reaches no screen and no disk. */
  die(): void {
    if (this.isDead) return
    this.isDead = true
    const { tablet, schedule } = this.#parts
    schedule.dropTimersOf(this.lane)
    tablet.disk.abandon(this)
    tablet.pages.splice(tablet.pages.indexOf(this), 1)
    this.stopEngine()
    this.store?.close()
  }

  #judge(press: Press, outcome: SaveOutcome, since: number): void {
    const { tablet } = this.#parts
    const of = `${tablet.name}: “${press.sentence}”`
    switch (outcome.kind) {
      case 'saved':
        if (!press.isCommitted) throw new Violation(`${of} was shown as saved, and it is not on the disk.`)
        tablet.shown.push(press)
        return
      case 'failed':
      case 'refused':
        // Two connections in a row broke, the second one after its commit, so the outcome is unknown.
        if (outcome.kind === 'failed' && outcome.reason === 'connection') return
        if (press.isCommitted) throw new Violation(`${of} was shown as ${outcome.kind}, and it is on the disk.`)
        if (outcome.kind === 'refused' && !this.#could(press, since, 'too-few-points')) {
          throw new Violation(`${of} was refused.`)
        }
        return
      case 'unchanged':
        if (press.isCommitted) throw new Violation(`${of} was shown as nothing new, and it is on the disk.`)
        if (!this.#could(press, since, undefined))
          throw new Violation(`${of} was shown as done before, and it was not.`)
    }
  }

  /** Whether the disk had a state meanwhile in which the press has this result. */
  #could(press: Press, since: number, done: 'too-few-points' | undefined): boolean {
    return this.#parts.tablet.states
      .slice(since)
      .some(({ known }) => press.does(known, { device: 'any', ...press }) === done)
  }

  #random(): Random {
    return {
      bytes: (length) => {
        // A length of 1 asks how long to wait. Everything longer is a name that no other page has.
        if (length === 1) return new Uint8Array([this.#parts.chance.below(256)])
        const bytes = nextId(length)
        if (this.#pressing !== undefined) this.presses.set(idOf(bytes), this.#pressing)
        return bytes
      },
    }
  }

  #watchedRemote(): Remote {
    this.#remote ??= this.watching.remote(
      this.edition === 'today'
        ? createFirestoreRemote({
            firestore: this.line as never,
            auth: this.line,
            learnerId: OWNER,
            today: () => this.day as never,
          })
        : earlierRemote(this.line, editions.first, () => this.day as never),
    )
    return this.#remote
  }
}

/** Dexie belongs to the page, because it compares keys in the same way everywhere. */
export function templateOf(edition: EditionName, factory: IDBFactory): Promise<void> {
  const database = editions[edition].learnerDatabase(OWNER, { indexedDB: factory, IDBKeyRange })
  return Dexie.Promise.resolve(database.open().then(() => database.close()))
}
