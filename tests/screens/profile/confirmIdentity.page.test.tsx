import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { deleteAccountWords as words } from '#words/deleteAccount'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AccountDeletion } from '../../../src/data/accounts/AccountDeletion'
import type { ConfirmOutcome, IdentityProof } from '../../../src/data/accounts/CloudAuth'
import type { DeletionLoader } from '../../../src/data/accounts/DeletionLoader'
import { ConfirmIdentity } from '../../../src/screens/profile/ConfirmIdentity'
import { type Session, SessionProvider } from '../../../src/session/SessionContext'
import { advance, later, renderPart } from '../../render/renderPart'

type Confirm = AccountDeletion['confirm']
const CONFIRMED: ConfirmOutcome = { kind: 'confirmed' }
const learner = { id: 'maya' } as unknown as Session['learner']
/** Finds a button by its label and its busy text. */
const button = (text: string) =>
  screen.getByRole('button', {
    name: (name) => [text, `${text}${words.confirming}`, `${text} ${words.confirming}`].includes(name),
  })

function opened(
  answer: () => Promise<ConfirmOutcome>,
  { ways = ['password'], load }: { ways?: IdentityProof['kind'][]; load?: DeletionLoader['load'] } = {},
) {
  const confirm = vi.fn<Confirm>(answer)
  const loader = { load: load ?? (() => Promise.resolve({ confirm })) } as unknown as DeletionLoader
  const onConfirmed = vi.fn<() => void>()
  const part = renderPart(
    <SessionProvider session={{ learner } as unknown as Session}>
      <ConfirmIdentity loader={loader} ways={ways} onConfirmed={onConfirmed} onCancel={() => undefined} />
    </SessionProvider>,
  )
  return { ...part, confirm, onConfirmed }
}

describe('confirming my identity', () => {
  it('starts at its heading, and waits for a password', async () => {
    const { user, confirm } = opened(() => Promise.resolve(CONFIRMED))
    expect(document.activeElement?.textContent).toBe(words.confirmTitle)
    await user.click(button(words.confirm))
    await advance()
    expect(screen.getByText(words.passwordMissing)).toBeTruthy()
    expect(confirm).not.toHaveBeenCalled()
  })

  it('asks once for many presses, by button, Enter or Google', async () => {
    const asking = later<ConfirmOutcome>()
    const { user, confirm, onConfirmed } = opened(() => asking.promise, { ways: ['password', 'google'] })
    await user.type(screen.getByLabelText(words.password), 'tall grass{Enter}{Enter}')
    await user.click(button(words.confirm))
    await user.click(button(words.google))
    await advance()
    expect(confirm.mock.calls).toEqual([[learner, { kind: 'password', password: 'tall grass' }]])
    expect(button(words.confirm).getAttribute('aria-busy')).toBe('true')
    expect(button(words.google).getAttribute('aria-busy')).toBeNull()
    asking.resolve(CONFIRMED)
    await advance()
    expect(onConfirmed).toHaveBeenCalledOnce()
  })

  it('clears the last error as soon as it asks again', async () => {
    const again = later<ConfirmOutcome>()
    const answers = [Promise.resolve<ConfirmOutcome>({ kind: 'refused', reason: 'no-match' }), again.promise]
    const { user } = opened(() => answers.shift() ?? again.promise)
    await user.type(screen.getByLabelText(words.password), 'short grass{Enter}')
    await advance()
    expect(screen.getByText(words.refused['no-match'])).toBeTruthy()
    await user.keyboard('{Enter}')
    await advance()
    expect(screen.queryByText(words.refused['no-match'])).toBeNull()
    again.resolve({ kind: 'refused', reason: 'bad-answer' })
    await advance()
    expect(screen.getByText(`${troubles['bad-answer']} ${words.nothingChanged}`)).toBeTruthy()
    expect(button(words.confirm).getAttribute('aria-busy')).toBeNull()
  })

  it.each(['cancelled', 'popup-blocked'] as const)('says that Google’s window was %s', async (reason) => {
    const { user, onConfirmed } = opened(() => Promise.resolve({ kind: 'refused', reason }), { ways: ['google'] })
    await user.click(button(words.google))
    await advance()
    expect(screen.getByRole('status').textContent).toBe(words.refused[reason])
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  it('says that its code could not be downloaded, and allows a retry', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const load = () => Promise.reject(new Error('No connection'))
    const { user, onConfirmed } = opened(() => Promise.resolve(CONFIRMED), { load })
    await user.type(screen.getByLabelText(words.password), 'tall grass{Enter}')
    await advance()
    expect(screen.getByText(words.refused.unavailable)).toBeTruthy()
    expect(log).toHaveBeenCalledOnce()
    await user.keyboard('{Enter}')
    await advance()
    expect(log).toHaveBeenCalledTimes(2)
    expect(onConfirmed).not.toHaveBeenCalled()
  })
})
