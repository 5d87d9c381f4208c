import { deleteAccountWords as words } from '#words/deleteAccount'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AccountDeletion } from '../../../src/data/accounts/AccountDeletion'
import type { DeletionLoader } from '../../../src/data/accounts/DeletionLoader'
import type { DeletionUnderWay } from '../../../src/data/accounts/deletionState'
import { DeletionProgress } from '../../../src/screens/profile/DeletionProgress'
import { advance, later, renderPart } from '../../render/renderPart'

const id = 'maya' as DeletionUnderWay['id']
const button = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text}`) })
const has = (text: string) => screen.queryByRole('button', { name: new RegExp(`^${text}`) }) !== null
const failure = () => screen.getAllByRole('status').at(-1)?.textContent

function opened(under: Pick<DeletionUnderWay, 'kind' | 'step'>, answer: () => Promise<void>) {
  const calls = {
    resume: vi.fn<AccountDeletion['resume']>(answer),
    stop: vi.fn<AccountDeletion['stop']>(answer),
    finishHere: vi.fn<AccountDeletion['finishHere']>(answer),
  }
  const loader = { load: () => Promise.resolve(calls) } as unknown as DeletionLoader
  const onConfirm = vi.fn<() => void>()
  const part = renderPart(<DeletionProgress loader={loader} under={{ ...under, id }} onConfirm={onConfirm} />)
  return { ...part, calls, onConfirm }
}

describe('a deletion in progress', () => {
  it('is retried once however often I press, and cannot be canceled', async () => {
    const trying = later<void>()
    const { user, calls } = opened({ kind: 'waiting', step: 'begun' }, () => trying.promise)
    expect(has(words.stop)).toBe(true)
    await user.dblClick(button(words.again))
    await advance()
    expect(calls.resume).toHaveBeenCalledOnce()
    expect(button(words.again).getAttribute('aria-busy')).toBe('true')
    expect(has(words.stop)).toBe(false)
    trying.resolve()
    await advance()
    expect(button(words.again).getAttribute('aria-busy')).toBeNull()
    expect(has(words.stop)).toBe(true)
  })

  it.each([
    ['trying again', words.again, 'waiting', 'erased'],
    ['stopping', words.stop, 'waiting', 'begun'],
    ['ending it here', words.finishHere, 'confirm', 'erased'],
  ] as const)('says when %s did not work, until it is pressed again', async (_what, text, kind, step) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const second = later<void>()
    const answers = [Promise.reject(new Error('The database was closed.')), second.promise]
    const { user } = opened({ kind, step }, () => answers.shift() ?? second.promise)
    await user.click(button(text))
    await advance()
    expect(failure()).toBe(words.failed)
    await user.click(button(text))
    await advance()
    expect(failure()).toBe('')
    second.resolve()
    await advance()
    expect(failure()).toBe('')
  })

  it('offers no retry while it continues automatically', () => {
    opened({ kind: 'working', step: 'begun' }, () => Promise.resolve())
    expect(button(words.again).getAttribute('aria-busy')).toBe('true')
    expect(has(words.stop)).toBe(false)
    expect(screen.getByText(words.under.working)).toBeTruthy()
  })

  it('links only to confirming my identity when it needs that', async () => {
    const { user, calls, onConfirm } = opened({ kind: 'confirm', step: 'gone' }, () => Promise.resolve())
    expect([has(words.again), has(words.finishHere), has(words.stop)]).toEqual([false, false, false])
    await user.click(button(words.showAgain))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(calls.resume).not.toHaveBeenCalled()
  })

  it('ignores an answer after I have left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const trying = later<void>()
    const { user, unmount } = opened({ kind: 'waiting', step: 'begun' }, () => trying.promise)
    await user.click(button(words.again))
    unmount()
    trying.resolve()
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})
