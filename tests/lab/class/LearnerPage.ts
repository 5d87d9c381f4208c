/** Simulates a tab of the site on a learner's device, with their ledger and their class. */
import type { ClassCard } from '../../../src/classroom/protocol/card/classCard'
import { envelopeFileText } from '../../../src/classroom/protocol/file/envelopeFile'
import { createJoinedClasses } from '../../../src/classroom/joined/joinedClasses'
import { handInByRelay } from '../../../src/classroom/joined/handInByRelay'
import type { JoinedClasses, ReportToHandIn } from '../../../src/classroom/ports/JoinedClasses'
import type { LearnerId } from '../../../src/core/progress/ids'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { editions } from '../../editions/editions'
import { pressed } from '../buttons'
import type { Chance } from '../chance'
import { nextId } from '../ids'
import { SYLLABUS } from '../model/course'
import type { Action } from '../model/actions'
import { schedule } from '../Schedule'
import { Violation } from '../Violation'
import { ClassPage } from './ClassDevice'
import { ClassLine, type ClassRelay } from './ClassRelay'
import { hex } from './handedIn'
import type { LearnerDevice } from './LearnerDevice'
import type { Reports } from './Reports'

export interface LearnerPageParts {
  readonly device: LearnerDevice<LearnerPage>
  readonly lane: number
  readonly card: ClassCard
  readonly relay: ClassRelay
  readonly reports: Reports
  readonly chance: Chance
}

type Made = Extract<ReportToHandIn, { kind: 'made' }>

export class LearnerPage extends ClassPage {
  override readonly device: LearnerDevice<LearnerPage>
  /** When the first of the pending presses started. */
  since = { states: 0, turns: 0 }
  #running = 0
  store: OpenedLearnerStore | undefined
  #classes: JoinedClasses | undefined
  readonly #parts: LearnerPageParts
  readonly #key: string

  constructor(parts: LearnerPageParts) {
    super(parts.device, parts.lane)
    this.device = parts.device
    this.#parts = parts
    this.#key = hex(parts.card.classId)
  }

  async open(): Promise<void> {
    const { chance } = this.#parts
    const edition = editions.today
    const store = await edition.openLearnerStore({
      learnerId: this.device.learner as LearnerId,
      clock: this.clock,
      random: { bytes: (length) => (length === 1 ? new Uint8Array([chance.below(256)]) : nextId(length)) },
      syllabus: () => SYLLABUS,
      makeDatabase: (id) => edition.learnerDatabase(id, this.dexie),
    })
    if (this.isDead) return store.close()
    this.store = store
    this.#classes = createJoinedClasses({ store, clock: this.clock, app: 'lab' })
  }

  protected close(): void {
    this.store?.close()
  }

  get isReady(): boolean {
    return this.#classes !== undefined
  }

  action(action: Action): Promise<unknown> {
    return this.#press(async () => this.store && (await pressed(this.store, action)))
  }

  byRelay(): Promise<unknown> {
    return this.#press(async (classes) => {
      if (!(await this.#joined(classes))) return
      const { relay, chance } = this.#parts
      const line = new ClassLine({ there: relay, network: () => this.device.network, chance })
      const { signal } = new AbortController()
      const everyone = async (work: (one: JoinedClasses, learner: LearnerId) => Promise<void>) => {
        await work(classes, this.device.learner as LearnerId)
        return undefined
      }
      await handInByRelay({ tablet: { everyone }, relayOf: () => Promise.resolve(line), signal })
    })
  }

  /** Returns the report as it leaves the device. */
  made(): Promise<Made | undefined> {
    return this.#press(async (classes) => {
      if (!(await this.#joined(classes))) return undefined
      const report = await classes.report(this.#key)
      if (report.kind === 'failed' || this.isDead) return undefined
      this.device.shown = Math.max(this.device.shown, report.sequence)
      if (this.#parts.reports.of(report.envelope) === undefined)
        throw new Violation(`${this.device.name} shows a report that is not on its disk.`)
      return report
    })
  }

  async file(): Promise<{ readonly text: string; readonly bytes: Uint8Array } | undefined> {
    const report = await this.made()
    return report && { text: envelopeFileText([report.envelope]), bytes: report.envelope }
  }

  answer(digits: string): Promise<unknown> {
    return this.#press((classes) => classes.answer(this.#key, digits))
  }

  leave(): Promise<unknown> {
    return this.#press((classes) => classes.leave(this.#key))
  }

  /** Compares the work that the screen shows as waiting with the real state. */
  look(): Promise<unknown> {
    return this.#press(async (classes) => {
      const { states } = this.device
      const since = states.length - 1
      const [joined] = await classes.list()
      const newest = joined?.handedIn[0]
      const { sender } = this.device.held
      if (this.isDead || joined?.waiting !== 0 || newest === undefined || sender === undefined) return
      const fact = this.#parts.reports.at(sender, newest.sequence)
      if (fact !== undefined && !states.slice(Math.max(0, since)).includes(fact.says))
        throw new Violation(`${this.device.name} says that everything is handed in, and it is not.`)
    })
  }

  async #joined(classes: JoinedClasses): Promise<boolean> {
    const joined = await classes.list()
    if (joined.length > 0) return true
    return (await classes.join(this.#parts.card, this.device.name)) === undefined
  }

  async #press<T>(work: (classes: JoinedClasses) => Promise<T>): Promise<T | undefined> {
    if (this.#classes === undefined || this.isDead) return undefined
    if (this.#running === 0) this.since = { states: this.device.states.length - 1, turns: schedule().turns }
    this.#running += 1
    try {
      return await work(this.#classes)
    } finally {
      this.#running -= 1
    }
  }
}

export const learnerTemplate = async (learner: string, indexedDB: IDBFactory, IDBKeyRange: unknown): Promise<void> => {
  const database = editions.today.learnerDatabase(learner as LearnerId, { indexedDB, IDBKeyRange } as never)
  await database.open()
  database.close()
}
