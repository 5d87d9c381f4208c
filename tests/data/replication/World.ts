import assert from 'node:assert/strict'
import { canonicalText } from '../../../src/core/progress/json'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { type LessonId, type ModuleId, parseLocalDate } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import { moduleOfQuiz } from '../../../src/core/progress/quizzes'
import type { Locks } from '../../../src/platform/locks'
import { type ExchangeOutcome, exchangeOnce } from '../../../src/data/replication/exchangeOnce'
import type { Fault } from '../../fakes/MemoryRemote'
import { OWNER } from '../../core/progress/samples'
import { type Account, type Client, type MakeAccount, memoryAccount } from './Account'
import { EarlierSite } from './EarlierSite'
import { MemoryReplica } from './MemoryReplica'
import type { Action, Step } from './steps'

export interface Device {
  readonly replica: MemoryReplica
  readonly client: Client
  /** The lessons that the earlier site left in its local storage. */
  readonly earlierLessons: readonly LessonId[]
  date: string
  isGone: boolean
}

export interface WorldOptions {
  readonly devices: number
  /** The lessons in the local storage of the first device. */
  readonly earlierLessons: readonly LessonId[]
  /** In memory by default. */
  readonly makeAccount?: MakeAccount
}

/** In one process, all devices would share one lock. These tests need two exchanges at once. */
const nobodyWaits: Locks = { request: (_name, _options, work) => work({}) }

/** Devices of one learner, one account, and two old pages of the earlier site, driven by steps. */
export class World {
  readonly devices: Device[] = []
  readonly account: Account
  readonly completed = new Set<LessonId>()
  readonly undone = new Set<LessonId>()
  readonly passed: { readonly module: ModuleId; readonly score: number }[] = []
  readonly #pages: readonly EarlierSite[]
  readonly #never = new AbortController().signal

  private constructor(account: Account) {
    this.account = account
    this.#pages = [new EarlierSite(account), new EarlierSite(account)]
    // A commit adopts the lists of the earlier site, and later has to keep them.
    account.onCommit = (fields) => this.#recordLists(fields)
  }

  static create(options: WorldOptions): World {
    const { devices, earlierLessons, makeAccount = memoryAccount } = options
    const world = new World(makeAccount())
    for (let index = 0; index < devices; index += 1) world.addDevice(index === 0 ? earlierLessons : [])
    return world
  }

  addDevice(earlierLessons: readonly LessonId[]): void {
    const device: Device = {
      replica: new MemoryReplica(this.devices.length),
      client: this.account.client({ today: () => parseLocalDate(device.date) }),
      earlierLessons,
      date: '2026-03-01',
      isGone: false,
    }
    this.devices.push(device)
  }

  get present(): readonly Device[] {
    return this.devices.filter(({ isGone }) => !isGone)
  }

  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.#take(step)
  }

  async #take(step: Step): Promise<void> {
    if (step.kind === 'earlier-site') return await this.#pages[step.page % this.#pages.length]?.do(step.action)
    const { present } = this
    const device = present[step.on % Math.max(1, present.length)]
    if (device === undefined) return
    switch (step.kind) {
      case 'action':
        device.date = step.date
        this.do(device, step.action)
        return
      case 'exchange': {
        const { client } = device
        if (step.during.length > 0) client.beforeCommit = () => this.run(step.during)
        await this.exchange(device, step.fault)
        await this.#assertBackedUp(device)
        // It was not read, so nothing could happen in between.
        client.beforeCommit = undefined
        return
      }
      case 'vanish':
        await this.exchange(device)
        // The data of the earlier site is added after the first answer.
        if (device.earlierLessons.length > 0) await this.exchange(device)
        device.isGone = true
    }
  }

  do(device: Device, action: Action): void {
    const isDone = device.replica.do(action, device.date)
    if (isDone && action.kind === 'complete') this.completed.add(action.lesson)
    if (isDone && action.kind === 'undo') this.undone.add(action.lesson)
    if (isDone && action.kind === 'quiz' && action.score >= 70) this.passed.push(action)
  }

  async exchange({ replica, client, earlierLessons }: Device, fault?: Fault): Promise<ExchangeOutcome> {
    if (fault !== undefined) client.faults.push(fault)
    return await exchangeOnce({
      store: replica.store,
      remote: client,
      signal: this.#never,
      locks: nobodyWaits,
      earlierProgress: () => {
        for (const lesson of earlierLessons) this.completed.add(lesson)
        return { id: OWNER, completedConcepts: earlierLessons, redeemedPoints: 100 }
      },
    })
  }

  async documentThere(): Promise<ProgressDocument | undefined> {
    return (await this.account.fields())?.['sync'] as ProgressDocument | undefined
  }

  /** Returns every document that the learner can still see or restore, or that only a lost device had. */
  kept(): readonly ProgressDocument[] {
    const current = this.present.map(({ replica }) => replica.store.document)
    return [...current, ...this.devices.flatMap(({ replica }) => replica.store.superseded)]
  }

  /** Asserts that data reported as backed up is in the account. */
  async #assertBackedUp({ replica }: Device): Promise<void> {
    if (replica.store.isWaiting()) return
    const there = await this.documentThere()
    assert.ok(there, 'backed up, and nothing is there')
    const both = join(there, replica.store.document)
    assert.equal(canonicalText(both), canonicalText(there), 'called backed up, and something is missing there')
  }

  assertKept(lesson: LessonId): void {
    assert.ok(
      this.kept().some((document) => isLessonComplete(document, lesson)),
      `${lesson} is gone`,
    )
  }

  async close(): Promise<void> {
    await this.account.close()
  }

  #recordLists(fields: Readonly<Record<string, unknown>> | undefined): void {
    for (const id of (fields?.['completedConcepts'] ?? []) as LessonId[]) this.completed.add(id)
    for (const entry of (fields?.['completedQuizzes'] ?? []) as string[]) {
      const [quiz = '', score = ''] = entry.split(':')
      this.passed.push({ module: moduleOfQuiz(quiz) as ModuleId, score: Number(score) })
    }
  }
}
