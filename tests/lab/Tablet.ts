/**
 * Simulates one device with its disk, its pages, its network and its clock, and the reference for the content of its disk. The
 * reference follows from the complete transactions and from the meaning of the actions that wrote them.
 */
import type { Locks } from '../../src/platform/locks'
import { cloneDisk } from './cloneDisk'
import { Disk, type DiskPage, type Written } from './Disk'
import type { Network } from './Line'
import { adopted } from './model/adopted'
import { type Doer, type Done, settled } from './model/actions'
import { hasLearned, type Knowledge, meet, NOTHING } from './model/Knowledge'
import { textOfKnown } from './model/view'
import { Violation } from './Violation'
import type { Watching } from './Watching'

export type EditionName = 'first' | 'today'

/** A press of a button that has no result yet. */
export interface Press {
  readonly id: string
  readonly sentence: string
  readonly does: (known: Knowledge, doer: Doer) => Done
  /** When the press started. */
  at: string
  day: string | undefined
  readonly keepsAnswers: boolean
  isCommitted: boolean
}

/** A page, as its tablet knows it. */
export interface TabletPage extends DiskPage {
  readonly edition: EditionName
  /** Presses by the ids that were drawn while they were pending. */
  readonly presses: ReadonlyMap<string, Press>
  readonly watching: Watching
}

interface State {
  readonly known: Knowledge
  readonly byRevision: ReadonlyMap<number, Knowledge>
  readonly superseded: ReadonlyMap<unknown, Knowledge>
  readonly deviceId: string | undefined
  readonly lastAction: string
  readonly revision: number
  /** The id of the device whose document has joined the account's. */
  readonly mergedDevice: string | undefined
}

const EMPTY: State = {
  known: NOTHING,
  byRevision: new Map(),
  superseded: new Map(),
  deviceId: undefined,
  lastAction: '',
  revision: 0,
  mergedDevice: undefined,
}

export class Tablet<Page extends TabletPage> {
  readonly name: string
  readonly disk = new Disk()
  readonly pages: Page[] = []
  edition: EditionName
  network: Network = 'good'
  date = '2026-03-01'
  isGone = false
  /** All states of the disk, in order, with the number of superseded records. */
  readonly states: { readonly known: Knowledge; readonly superseded: number }[] = []
  /** Presses that were shown as saved and are on this disk. */
  shown: Press[] = []
  /** Everything that was set aside here, also if it was restored later. */
  readonly #onceSuperseded = new Set<string>()
  #state = EMPTY
  #safe: { readonly state: State; readonly shown: readonly Press[] } | undefined
  readonly #held = new Map<string, Page>()

  /** @param report called with an error that must not happen */
  constructor(name: string, edition: EditionName, template: IDBFactory, report: (error: unknown) => void) {
    this.name = name
    this.edition = edition
    this.disk.factory = cloneDisk(template)
    this.disk.onCommit = (written) => {
      // The fake swallows thrown errors.
      try {
        this.#take(written)
      } catch (error) {
        report(error)
      }
    }
    this.disk.onUnsafe = () => (this.#safe = { state: this.#state, shown: [...this.shown] })
    this.disk.onTornBack = () => this.#tornBack()
    this.#became(EMPTY)
  }

  get known(): Knowledge {
    return this.#state.known
  }

  /** Whether the document has joined the account's. After that it keeps its epoch. */
  get isMerged(): boolean {
    return this.#state.mergedDevice !== undefined && this.#state.mergedDevice === this.#state.deviceId
  }

  hasKept(known: Knowledge): boolean {
    return this.#onceSuperseded.has(textOfKnown(known))
  }

  get superseded(): ReadonlyMap<unknown, Knowledge> {
    return this.#state.superseded
  }

  knownAt(revision: number): Knowledge {
    const known = this.#state.byRevision.get(revision)
    if (known === undefined) throw new Violation(`${this.name} read a revision ${revision} that it never had.`)
    return known
  }

  /** Loses everything on the device, which continues as a new one. */
  wipe(template: IDBFactory): void {
    this.disk.wipe()
    this.disk.factory = cloneDisk(template)
    this.shown = []
    this.#onceSuperseded.clear()
    this.#became(EMPTY)
  }

  locksFor(page: Page): Locks {
    return {
      request: async (name, _options, work) => {
        const holder = this.#held.get(name)
        if (holder !== undefined && !holder.isDead) return await work(null)
        this.#held.set(name, page)
        try {
          return await work({})
        } finally {
          if (this.#held.get(name) === page) this.#held.delete(name)
        }
      },
    }
  }

  #take({ page, puts }: Written): void {
    const who = page as Page
    const last = (table: string) => puts.findLast((put) => put.table === table)?.row
    const row = last('document')
    const before = this.#state
    let { known, deviceId, lastAction } = before
    if (row !== undefined) {
      deviceId = String(row['deviceId'])
      const action = String(row['lastAction'])
      const press = action === before.lastAction ? undefined : who.presses.get(action)
      if (press !== undefined) known = this.#pressed(press, known, deviceId)
      lastAction = action
      // This database was made just now.
      if (before.deviceId === undefined) {
        known = { ...known, joinedOn: String((row['document'] as { readonly joinedOn?: unknown }).joinedOn) }
      }
    }
    const isFirstMerge = puts.some(({ table, row: put }) => table === 'backup' && put['key'] === 'anchor')
    // This counts once in the life of a device, whichever page asks again.
    if (isFirstMerge && before.mergedDevice !== deviceId && who.watching.mergesAt !== undefined) {
      known = adopted(known, who.watching.mergesAt, String(deviceId))
      const joins = who.watching.mergeJoins
      if (joins !== undefined) known = settled(meet(known, joins), { keepsAnswers: who.edition === 'today' })
    }
    const mergedDevice = isFirstMerge ? deviceId : before.mergedDevice
    const remote = last('remotes')
    const isAnswer = remote !== undefined && !('startedAt' in remote) && isExchanged(remote['outcome'])
    if (isAnswer && who.watching.applies !== undefined) {
      known = settled(meet(known, who.watching.applies), { keepsAnswers: who.edition === 'today' })
      const isReplaced = known.epoch > before.known.epoch && hasLearned(before.known)
      if (isReplaced && mergedDevice !== deviceId)
        throw new Violation(`${this.name}: what was learned before the first meeting gave way to the account.`)
    }
    const revision = row === undefined ? before.revision : Number(row['revision'])
    const byRevision = new Map(before.byRevision).set(revision, known)
    const superseded = this.#supersededAfter(puts, who, isFirstMerge ? undefined : known)
    this.#became({ known, byRevision, superseded, deviceId, lastAction, revision, mergedDevice })
  }

  #pressed(press: Press, known: Knowledge, device: string): Knowledge {
    if (press.isCommitted) throw new Violation(`${this.name}: “${press.sentence}” was written twice.`)
    press.isCommitted = true
    const done = press.does(known, { device, ...press })
    if (done === undefined || done === 'too-few-points') {
      throw new Violation(`${this.name}: “${press.sentence}” was written, and changes nothing.`)
    }
    return done
  }

  /** Checks that a document which was replaced is saved as superseded, exactly once. */
  #supersededAfter(puts: Written['puts'], page: Page, known: Knowledge | undefined): ReadonlyMap<unknown, Knowledge> {
    const { superseded: before, known: left } = this.#state
    const superseded = new Map(before)
    const isReplaced = known !== undefined && known.epoch > left.epoch && hasLearned(left)
    const leaving = isReplaced ? left : page.watching.setsAside
    for (const { table, row, request } of puts) {
      if (table !== 'aside') continue
      if ('erased' in row) superseded.delete(row['erased'])
      else if (leaving !== undefined) superseded.set(request.result, leaving)
      else throw new Violation(`${this.name} set something aside that nothing has replaced.`)
    }
    if (isReplaced) {
      const isKept = [...superseded.values()].some((one) => textOfKnown(one) === textOfKnown(left))
      if (!isKept) throw new Violation(`${this.name}: what a later beginning replaced was not saved.`)
    }
    return superseded
  }

  #tornBack(): void {
    if (this.#safe === undefined) return
    const lost = this.shown.find((press) => !this.#safe?.shown.includes(press))
    this.#became(this.#safe.state)
    this.#safe = undefined
    if (lost !== undefined)
      throw new Violation(`${this.name}: “${lost.sentence}” was shown as saved, and a power cut took it.`)
  }

  #became(state: State): void {
    this.#state = state
    for (const one of state.superseded.values()) this.#onceSuperseded.add(textOfKnown(one))
    this.states.push({ known: state.known, superseded: state.superseded.size })
  }
}

function isExchanged(outcome: unknown): boolean {
  return (outcome as { readonly kind?: unknown } | undefined)?.kind === 'exchanged'
}
