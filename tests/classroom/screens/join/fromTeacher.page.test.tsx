import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import { FromTeacher } from '../../../../src/classroom/screens/join/FromTeacher'
import type { PlanRefused, TakenHere } from '../../../../src/classroom/screens/join/takeForAll'
import { encodeBase64url } from '../../../../src/core/progress/file/base64url'
import { renderScreen } from '../../../screens/renderScreen'

/** The beginning of a plan's envelope, which is enough to recognize its file. */
const PLAN = encodeBase64url(new Uint8Array([0x50, 0x4c, 1, 2, 9, 9]))

const text = (): string => document.body.textContent ?? ''

async function opens(expects: 'plan' | 'receipts', outcome: TakenHere | PlanRefused, content = PLAN) {
  const { unmount } = await renderScreen(<FromTeacher expects={expects} take={async () => outcome} />)
  const picker = await screen.findByLabelText(expects === 'plan' ? words.takePlan : words.takeReceipts)
  const files = [new File([content], 'x.txt')]
  await act(async () => void fireEvent.change(picker, { target: { files } }))
  return unmount
}

describe('a file from the teacher', () => {
  it.each([
    [{ confirmed: 3, isNewPlan: false }, words.confirmed(3)],
    [{ confirmed: 1, isNewPlan: true }, `${words.confirmed(1)} ${words.planTaken}`],
    [{ confirmed: 0, isNewPlan: true }, `${words.planTaken} ${words.nothingConfirmed}`],
    [{ confirmed: 0, isNewPlan: false }, words.nothingConfirmed],
  ] as const)('counts the reports that it confirmed: %j', async (outcome, said) => {
    await opens('receipts', outcome)
    await screen.findByText(said)
    expect(text().includes('Handed in')).toBe(outcome.confirmed > 0)
  })

  it.each([
    ['forged', words.noReceipts],
    ['another-class', words.noReceipts],
    ['newer', words.planFault.newer],
    ['quota', words.notProved.quota],
  ] as const)('says why it confirmed nothing: %s', async (reason, said) => {
    await opens('receipts', reason)
    await screen.findByText(said)
    expect(text()).not.toContain('Handed in')
  })

  it('with no envelope has no receipts, and no plan', async () => {
    const outcome = { confirmed: 5, isNewPlan: true }
    const unmount = await opens('receipts', outcome, 'Dear class')
    await screen.findByText(words.noReceipts)
    unmount()
    await opens('plan', outcome, 'Dear class')
    await screen.findByText(words.planFileFault['not-ours'])
  })

  it('may be read by the camera, under its own name', async () => {
    await opens('receipts', { confirmed: 0, isNewPlan: false })
    await screen.findByRole('button', { name: lightWords.receipts.read })
    expect(screen.queryByRole('button', { name: lightWords.plan.read })).toBeNull()
  })
})
