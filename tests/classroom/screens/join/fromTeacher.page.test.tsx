import { act, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import { FromTeacher } from '../../../../src/classroom/screens/join/FromTeacher'
import type { PlanRefused, TakenHere } from '../../../../src/classroom/screens/join/takeForAll'
import { encodeBase64url } from '../../../../src/core/progress/file/base64url'
import { type Stage, stageOfTest } from '../../../render/Stage'

/** The beginning of a plan's envelope, which is enough to recognize its file. */
const PLAN = encodeBase64url(new Uint8Array([0x50, 0x4c, 1, 2, 9, 9]))

let stage: Stage
beforeEach(() => {
  stage = stageOfTest()
})
const text = (): string => document.body.textContent ?? ''

async function opens(expects: 'plan' | 'confirmation', outcome: TakenHere | PlanRefused, content = PLAN) {
  await stage.shows(<FromTeacher expects={expects} take={async () => outcome} />)
  const label = expects === 'plan' ? words.takePlan : words.takeConfirmation
  const picker = document.querySelector(`input[aria-label="${label}"]`)
  if (picker === null) throw new Error('There is no picker')
  await act(async () => void fireEvent.change(picker, { target: { files: [new File([content], 'x.txt')] } }))
  await act(() => new Promise((done) => setImmediate(done)))
}

describe('a file from the teacher', () => {
  it.each([
    [{ confirmed: 3, isNewPlan: false }, words.confirmed(3)],
    [{ confirmed: 1, isNewPlan: true }, `${words.confirmed(1)} ${words.planTaken}`],
    [{ confirmed: 0, isNewPlan: true }, `${words.planTaken} ${words.nothingConfirmed}`],
    [{ confirmed: 0, isNewPlan: false }, words.nothingConfirmed],
  ] as const)('says what it confirmed: %j', async (outcome, said) => {
    await opens('confirmation', outcome)
    await expect.poll(text).toContain(said)
    expect(text().includes('Handed in')).toBe(outcome.confirmed > 0)
  })

  it.each([
    ['forged', words.noConfirmation],
    ['another-class', words.noConfirmation],
    ['newer', words.planFault.newer],
    ['quota', words.notProved.quota],
  ] as const)('says why it confirmed nothing: %s', async (reason, said) => {
    await opens('confirmation', reason)
    await expect.poll(text).toContain(said)
    expect(text()).not.toContain('Handed in')
  })

  it('with no envelope is no confirmation, and no plan', async () => {
    const outcome = { confirmed: 5, isNewPlan: true }
    await opens('confirmation', outcome, 'Dear class')
    await expect.poll(text).toContain(words.noConfirmation)
    await opens('plan', outcome, 'Dear class')
    await expect.poll(text).toContain(words.planFileFault['not-ours'])
  })

  it('may be read by the camera, under its own name', async () => {
    await opens('confirmation', { confirmed: 0, isNewPlan: false })
    expect(stage.names()).toContain(lightWords.confirmation.read)
    expect(stage.names()).not.toContain(lightWords.plan.read)
  })
})
