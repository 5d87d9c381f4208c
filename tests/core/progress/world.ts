import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { ActionResult } from '../../../src/core/progress/addTo'
import { boundAnswers } from '../../../src/core/progress/boundAnswers'
import { finishCheck } from '../../../src/core/progress/checks'
import { answerReview } from '../../../src/core/progress/practice'
import { canonicalText } from '../../../src/core/progress/json'
import { hasLearning, type ProgressDocument } from '../../../src/core/progress/document'
import type { DeviceId, LessonId, LocalDate, ModuleId } from '../../../src/core/progress/ids'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import { LESSONS, MODULES } from './arbitraries'
import type { Implementation } from './implementation'
import { assertOnlyBetter } from './onlyBetter'
import { answersFor } from './answersFor'
import { checkAnswers } from './checkAnswers'
import { day, device as deviceId, fresh, instant, LATER_SYLLABUS, question, SMALL_SYLLABUS } from './samples'

export interface Device {
  readonly id: DeviceId
  readonly syllabus: Syllabus
  document: ProgressDocument
  isAnchored: boolean
  /** True if the device stays offline for good, with all its earlier progress. */
  isGone: boolean
  readonly aside: ProgressDocument[]
}

export type Step =
  | { readonly kind: 'complete'; readonly on: number; readonly lesson: LessonId; readonly today: LocalDate | undefined }
  | { readonly kind: 'undo'; readonly on: number; readonly lesson: LessonId }
  | {
      readonly kind: 'quiz'
      readonly on: number
      readonly module: ModuleId
      readonly score: number
      readonly today: LocalDate
    }
  | { readonly kind: 'review'; readonly on: number; readonly chosen: number; readonly today: LocalDate }
  | { readonly kind: 'check'; readonly on: number; readonly module: ModuleId; readonly right: number }
  | { readonly kind: 'unlock'; readonly on: number; readonly module: ModuleId }
  | { readonly kind: 'name'; readonly on: number; readonly name: string }
  | { readonly kind: 'start-over'; readonly on: number }
  | { readonly kind: 'exchange'; readonly on: number; readonly answer: 'arrives' | 'lost' }
  | { readonly kind: 'meet'; readonly on: number; readonly other: number }
  | { readonly kind: 'exchange-and-vanish'; readonly on: number }

const on = fc.nat(4)
const lesson = fc.constantFrom(...LESSONS)
const module = fc.constantFrom(...MODULES)
const today = fc.constantFrom(day('2026-03-01'), day('2026-03-02'), day('2027-03-02'))
const kind = <K extends string>(name: K) => fc.constant(name)

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: kind('complete'), on, lesson, today: fc.option(today, { nil: undefined }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('undo'), on, lesson }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: kind('quiz'), on, module, score: fc.constantFrom(40, 70, 80, 100), today }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('review'), on, chosen: fc.nat(3), today }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('check'), on, module, right: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('unlock'), on, module }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('name'), on, name: fc.constantFrom('Ada', 'Grace', 'Edith') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('start-over'), on }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: kind('exchange'), on, answer: fc.constantFrom('arrives', 'arrives', 'lost') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('meet'), on, other: on }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('exchange-and-vanish'), on }) },
)

/**
 * Several devices of one learner and one remote, driven by steps. Each replica is checked for losses after every step.
 */
export class World {
  readonly devices: Device[]
  remote: ProgressDocument | undefined
  readonly completed = new Set<LessonId>()
  readonly undone = new Set<LessonId>()
  readonly passed: { readonly module: ModuleId; readonly score: number }[] = []
  private readonly app: Implementation

  constructor(app: Implementation, devices: number) {
    this.app = app
    this.devices = Array.from({ length: devices }, (_, index) => this.newDevice(`device-${index}`, index))
  }

  newDevice(id: string, index: number, document = fresh()): Device {
    const syllabus = index % 2 === 0 ? SMALL_SYLLABUS : LATER_SYLLABUS
    return { id: deviceId(id), syllabus, document, isAnchored: false, isGone: false, aside: [] }
  }

  get present(): Device[] {
    return this.devices.filter(({ isGone }) => !isGone)
  }

  run(steps: readonly Step[]): void {
    for (const next of steps) {
      const { present } = this
      const device = present[next.on % Math.max(1, present.length)]
      if (device !== undefined) this.take(next, device, present)
    }
  }

  private take(next: Step, device: Device, present: readonly Device[]): void {
    switch (next.kind) {
      case 'complete':
        if (
          this.act(device, (d) =>
            this.app.completeLesson(d, { lessonId: next.lesson, device: device.id, today: next.today }),
          )
        ) {
          this.completed.add(next.lesson)
        }
        return
      case 'undo':
        if (this.act(device, (d) => this.app.undoLesson(d, { lessonId: next.lesson }))) this.undone.add(next.lesson)
        return
      case 'quiz':
        return this.finishQuiz(device, next.module, next.score, next.today)
      case 'review': {
        const { chosen, today: date } = next
        this.act(device, (d) => answerReview(d, { key: question('credit-q1'), chosen, device: device.id, today: date }))
        return
      }
      case 'check': {
        const { module: moduleId, right } = next
        const answers = checkAnswers(right)
        this.act(device, (d) =>
          finishCheck(d, { moduleId, kind: 'after', answers, device: device.id, today: undefined }),
        )
        return
      }
      case 'unlock':
        this.act(device, (d) => this.app.unlockModule(d, { moduleId: next.module, syllabus: device.syllabus }))
        return
      case 'name':
        this.act(device, (d) => this.app.setDisplayName(d, next.name))
        return
      case 'start-over':
        return this.startOver(device)
      case 'exchange':
        this.exchange(device, next.answer)
        return
      case 'meet':
        return this.meet(device, present[next.other % present.length] ?? device)
      case 'exchange-and-vanish':
        this.exchange(device)
        device.isGone = true
    }
  }

  /** Returns whether the action changed the document. Like the store, it awards certificates and limits the answers. */
  act(device: Device, action: (document: ProgressDocument) => ActionResult): boolean {
    const result = action(device.document)
    if (result.kind === 'done') this.write(device, result.document)
    return result.kind === 'done'
  }

  finishQuiz(device: Device, moduleId: ModuleId, score: number, date: LocalDate): void {
    const passed = score >= 70
    const at = instant(`${date}T1${score % 10}:00:00.000Z`)
    this.act(device, (d) =>
      this.app.finishQuizAttempt(d, {
        moduleId,
        score,
        passed,
        device: device.id,
        today: date,
        at,
        answers: answersFor(score),
      }),
    )
    if (passed) this.passed.push({ module: moduleId, score })
  }

  startOver(device: Device): void {
    device.aside.push(device.document)
    this.act(device, (d) => this.app.startOver(d))
  }

  /** Returns whether the remote was written. */
  exchange(device: Device, answer: 'arrives' | 'lost' = 'arrives'): boolean {
    if (!device.isAnchored) {
      device.document = this.app.adoptEpoch(device.document, this.remote?.epoch ?? 0, device.id)
      device.isAnchored = true
    }
    const { remote } = this
    const joined = remote === undefined ? device.document : this.app.join(remote, device.document)
    if (remote !== undefined) this.keepAside(device, remote, joined)
    this.remote = joined
    if (answer === 'arrives') this.receive(device, joined)
    return remote === undefined || canonicalText(joined) !== canonicalText(remote)
  }

  /** Two anchored devices exchange without a remote, as through a classroom hub. */
  private meet(a: Device, b: Device): void {
    if (a === b || !a.isAnchored || !b.isAnchored) return
    const [mine, theirs] = [a.document, b.document]
    this.receive(a, theirs)
    this.receive(b, mine)
  }

  private receive(device: Device, other: ProgressDocument): void {
    this.keepAside(device, device.document, other)
    this.write(device, this.app.join(device.document, other))
  }

  private keepAside(device: Device, replaced: ProgressDocument, by: ProgressDocument): void {
    if (this.app.replacesLearning(replaced, by)) device.aside.push(replaced)
    else assert.ok(by.epoch <= replaced.epoch || !hasLearning(replaced), 'learning was replaced without a word')
  }

  private write(device: Device, document: ProgressDocument): void {
    const awarded = this.app.awardCertificates(document, device.syllabus)
    const after = boundAnswers(awarded.kind === 'done' ? awarded.document : document)
    assertOnlyBetter(device.document, after)
    device.document = after
  }

  /** All devices exchange until nothing changes. Then all copies are identical, and no device writes again. */
  settle(): ProgressDocument | undefined {
    for (let round = 0; round < 4; round += 1) for (const device of this.present) this.exchange(device)
    for (const device of this.present) {
      assert.equal(this.exchange(device), false, 'a second idle exchange wrote')
      assert.equal(canonicalText(device.document), canonicalText(this.remote), 'two copies differ')
    }
    return this.present.length === 0 ? undefined : this.remote
  }

  /** Every document that the learner can still see or restore, or that was only on a lost device. */
  kept(): ProgressDocument[] {
    const current = this.present.map(({ document }) => document)
    return [...current, ...this.devices.flatMap(({ aside }) => aside)]
  }

  isKept(lessonId: LessonId): boolean {
    return this.kept().some((document) => isLessonComplete(document, lessonId))
  }
}
