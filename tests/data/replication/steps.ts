import * as fc from 'fast-check'
import type { LessonId, ModuleId } from '../../../src/core/progress/ids'
import type { Fault } from '../../fakes/MemoryRemote'
import { lesson, moduleId } from '../../core/progress/samples'

export const LESSONS = ['foundations_1', 'foundations_2', 'credit_1', 'taxes_1'].map(lesson)
export const MODULES = ['foundations', 'credit', 'taxes'].map(moduleId)

/** An action of a learner on one device. */
export type Action =
  | { readonly kind: 'complete'; readonly lesson: LessonId }
  | { readonly kind: 'undo'; readonly lesson: LessonId }
  | { readonly kind: 'quiz'; readonly module: ModuleId; readonly score: number }
  | { readonly kind: 'unlock'; readonly module: ModuleId }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'start-over' }

/** An action of a learner on a page of the earlier site, which writes all its lists each time. */
export type EarlierAction =
  | { readonly kind: 'load' }
  | { readonly kind: 'toggle'; readonly lesson: LessonId }
  | { readonly kind: 'quiz'; readonly module: ModuleId; readonly score: number }
  | { readonly kind: 'unlock'; readonly module: ModuleId }

export type Step =
  | { readonly kind: 'action'; readonly on: number; readonly action: Action; readonly date: string }
  | {
      readonly kind: 'exchange'
      readonly on: number
      readonly fault: Fault | undefined
      /** The steps of any device between the read and the commit. */
      readonly during: readonly Step[]
    }
  | { readonly kind: 'earlier-site'; readonly page: number; readonly action: EarlierAction }
  /** One last exchange, and then the device and all its data disappear. */
  | { readonly kind: 'vanish'; readonly on: number }

const on = fc.nat(4)
const anyLesson = fc.constantFrom(...LESSONS)
const anyModule = fc.constantFrom(...MODULES)
const score = fc.constantFrom(40, 70, 80, 100)
/** The clocks of devices differ by a day, by a year, or are before the app existed. */
const date = fc.constantFrom('2026-03-01', '2026-03-02', '2027-03-02', '2019-05-05')
const kind = <K extends string>(name: K) => fc.constant(name)

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind('complete'), lesson: anyLesson }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('undo'), lesson: anyLesson }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('quiz'), module: anyModule, score }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('unlock'), module: anyModule }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('name'), name: fc.constantFrom('Ada', 'Grace', 'Edith') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('start-over') }) },
)

const earlierAction: fc.Arbitrary<EarlierAction> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: kind('load') }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('toggle'), lesson: anyLesson }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('quiz'), module: anyModule, score }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('unlock'), module: anyModule }) },
)

const acting: fc.Arbitrary<Step> = fc.record({ kind: kind('action'), on, action, date })
const earlierSite: fc.Arbitrary<Step> = fc.record({
  kind: kind('earlier-site'),
  page: fc.nat(1),
  action: earlierAction,
})
const vanishing: fc.Arbitrary<Step> = fc.record({ kind: kind('vanish'), on })
const fault = fc.constantFrom<Fault | undefined>(undefined, undefined, undefined, 'lost-answer', 'lost-request')

function exchanging(during: fc.Arbitrary<readonly Step[]>): fc.Arbitrary<Step> {
  return fc.record({ kind: kind('exchange'), on, fault, during })
}

const undisturbed = exchanging(fc.constant([]))
/** A few steps between the read and the commit: another device, another tab, the earlier site. */
const disturbed = exchanging(
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: acting },
      { weight: 3, arbitrary: undisturbed },
      { weight: 1, arbitrary: earlierSite },
    ),
    { minLength: 1, maxLength: 3 },
  ),
)

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 18, arbitrary: acting },
  { weight: 6, arbitrary: undisturbed },
  { weight: 4, arbitrary: disturbed },
  { weight: 2, arbitrary: earlierSite },
  { weight: 1, arbitrary: vanishing },
)
