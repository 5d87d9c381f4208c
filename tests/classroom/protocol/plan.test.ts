import { beforeAll, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import {
  asksFor,
  isMessage,
  nextPlanSequence,
  type Plan,
  planProgress,
} from '../../../src/classroom/protocol/plan/plan'
import { openPlan, sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { day, lesson, moduleId } from '../../core/progress/samples'
import { flipped, learnerSigner, type OpenedClass, openedClass, tools } from './openedClass'
import { handedIn, learned, MADE_AT } from './reportSamples'

const plan: Plan = {
  parts: [
    { kind: 'lesson', id: lesson('foundations_1') },
    { kind: 'lesson', id: lesson('foundations_2') },
    { kind: 'quiz', id: moduleId('foundations') },
    { kind: 'quiz', id: moduleId('credit') },
  ],
  until: day('2026-11-27'),
  message: 'Read both before Friday.\nBring a question.',
  madeAt: MADE_AT,
  sequence: 5,
}

let period3: OpenedClass
let sealed: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  period3 = await openedClass()
  sealed = await sealPlan(plan, period3.signer, period3.card, tools)
})

const refusal = (reason: string) => ({ kind: 'refused', reason })
const opening = async (bytes: Uint8Array, last = 0, { card } = period3) => await openPlan(bytes, card, last, tools)

describe('a plan', () => {
  it('opens for everyone with the card', async () => {
    expect(await opening(sealed)).toMatchObject({ kind: 'opened', plan })
  })

  it('is rejected when any byte is changed', async () => {
    for (const at of sealed.keys()) {
      expect(await opening(flipped(sealed, at)), `byte ${at}`).toMatchObject({ kind: 'refused' })
    }
  })

  it('is accepted only with a higher number than the last', async () => {
    expect(await opening(sealed, 4)).toMatchObject({ kind: 'opened' })
    expect(await opening(sealed, 5)).toEqual(refusal('old'))
    expect(await opening(sealed, 6)).toEqual(refusal('old'))
  })

  it('is rejected when someone with the card made it', async () => {
    const learner = await learnerSigner()
    expect(await opening(await sealPlan(plan, learner, period3.card, tools))).toEqual(refusal('forged'))
    // Claims the name of the class, with the learner's own signature.
    const pretended = { ...learner, key: period3.signer.key }
    expect(await opening(await sealPlan(plan, pretended, period3.card, tools))).toEqual(refusal('forged'))
  })

  it('is rejected when it is of another class or kind', async () => {
    const other = await openedClass()
    expect(await opening(await sealPlan(plan, other.signer, other.card, tools))).toEqual(refusal('another-class'))
    expect(await opening(await handedIn(period3, learned()))).toEqual(refusal('another-kind'))
    const rekeyed = { ...period3.card, planKey: tools.random(32) }
    expect(await opening(await sealPlan(plan, period3.signer, rekeyed, tools))).toEqual(refusal('unopened'))
  })

  it('never uses a nonce twice', async () => {
    const again = await sealPlan(plan, period3.signer, period3.card, tools)
    expect(again.subarray(93, 105)).not.toEqual(sealed.subarray(93, 105))
  })

  it.each<readonly [string, object]>([
    ['six parts', { parts: Array(6).fill(plan.parts[0]) }],
    ['a part of another kind', { parts: [{ kind: 'exam', id: 'foundations' }] }],
    ['a part without an id', { parts: [{ kind: 'lesson', id: '__proto__' }] }],
    ['no end', { until: 'Friday' }],
    ['a message that is too long', { message: 'x'.repeat(281) }],
    ['a message that turns around', { message: 'abc\u202Edef' }],
    ['a message with control characters', { message: 'abc\u0007' }],
    ['no message', { message: undefined }],
  ])('is rejected with %s, even if the class signed it', async (_what, changed) => {
    const strange = { ...plan, ...changed } as Plan
    expect(await opening(await sealPlan(strange, period3.signer, period3.card, tools))).toEqual(refusal('unreadable'))
  })

  it('asks for its parts to the end of its last day', () => {
    const [part] = plan.parts
    if (part === undefined) throw new Error('the plan has a part')
    expect(asksFor(plan, part, plan.until)).toBe(true)
    expect(asksFor(plan, part, day('9999-12-31'))).toBe(false)
    expect(asksFor(plan, { kind: 'lesson', id: lesson('retirement_1') }, plan.until)).toBe(false)
    expect(asksFor({ ...plan, parts: [{ kind: 'quiz', id: moduleId('taxes') }] }, part, plan.until)).toBe(false)
  })

  it('shows how much of it a learner has done', () => {
    const done = planProgress(plan, learned(), () => 70).map(({ isDone }) => isDone)
    expect(done).toEqual([true, false, true, false])
    expect(planProgress(plan, learned(), () => 90).map(({ isDone }) => isDone)).toEqual(done)
  })
})

describe('a message', () => {
  it('may be in any script, with line breaks', () => {
    for (const message of ['', 'Hola\n¿Listos?', 'مرحبا', '👩‍🚀', 'x'.repeat(280)])
      expect(isMessage(message)).toBe(true)
  })
})

describe('the number of the next plan', () => {
  it('is higher than the last, even after restoring an old backup', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (last, now) => {
        expect(nextPlanSequence(last, now)).toBeGreaterThan(last)
        expect(nextPlanSequence(last, now)).toBeGreaterThanOrEqual(now)
      }),
    )
    expect(nextPlanSequence(3, NaN)).toBe(4)
  })
})
