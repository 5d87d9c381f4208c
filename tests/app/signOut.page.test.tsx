import { act, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signOutWords as words } from '#words/signOut'
import { switchLearnerWords } from '#words/switchLearner'
import { SignOut } from '../../src/app/account/SignOut'
import { NotRemoved, type SignOutCalls, type SignOutFacts } from '../../src/app/account/signOutCalls'
import { SignOutDialog } from '../../src/app/account/SignOutDialog'
import { createMirror } from '../../src/platform/window/mirror'
import { advance, later, renderPart } from '../render/renderPart'

const NOTHING = { notes: 0, bookmarks: 0, tools: 0, attempts: 0, sheets: 0 }
const owned = { kept: NOTHING, setAside: 0, untold: [], revision: 3, keptMark: '' }
const BACKED_UP = { kind: 'backed-up', owned } as const satisfies SignOutFacts

function callsThat(answer: Partial<SignOutCalls> = {}) {
  return {
    facts: vi.fn<SignOutCalls['facts']>(answer.facts ?? (() => Promise.resolve(BACKED_UP))),
    switchLearner: vi.fn<SignOutCalls['switchLearner']>(answer.switchLearner ?? (() => Promise.resolve('left'))),
    keep: vi.fn<SignOutCalls['keep']>(answer.keep ?? (() => Promise.resolve())),
    remove: vi.fn<SignOutCalls['remove']>(answer.remove ?? (() => Promise.resolve())),
  }
}

async function asks(answer: Partial<SignOutCalls> = {}) {
  const calls = callsThat(answer)
  const onClose = vi.fn<() => void>()
  const part = renderPart(<SignOutDialog name="Maya" calls={calls} onClose={onClose} />)
  await advance(500)
  await advance(500)
  return { ...part, calls, onClose }
}
/** Matches busy and idle buttons, because the busy text follows the label. */
const called = (text: string) => ({ name: (name: string) => name.startsWith(text) })
const button = (name: string) => screen.getByRole('button', called(name))
const has = (name: string) => screen.queryByRole('button', called(name)) !== null

describe('the sign-out question', () => {
  it('checks the backup first, and until then offers only to go back', async () => {
    const facts = later<SignOutFacts>()
    await asks({ facts: () => facts.promise })
    expect(screen.getByText(words.looking)).toBeTruthy()
    expect([has(words.keep), has(words.remove), has(words.cancel)]).toEqual([false, false, true])
    facts.resolve(BACKED_UP)
    await advance()
    expect(screen.getByText(words.backedUpText)).toBeTruthy()
    expect([has(words.keep), has(words.remove)]).toEqual([true, true])
  })

  it('shows a deleted account has no backup, and needs a typed yes', async () => {
    const { user, calls } = await asks({
      facts: () => Promise.resolve({ kind: 'device-only', isAccountDeleted: true }),
    })
    expect(screen.getByText(words.accountDeletedText)).toBeTruthy()
    await user.click(button(words.removeForGood))
    await advance(600)
    expect(screen.getByText(words.removeText)).toBeTruthy()
    await user.click(button(words.removeForGood))
    expect(calls.remove).not.toHaveBeenCalled()
    expect(screen.getByText(words.notTyped)).toBeTruthy()
  })

  it.each([
    [{ kind: 'waiting', changes: 2 } as const, words.waitingText(2)],
    [{ kind: 'unknown' } as const, words.unknownText],
  ])('offers no removal of data without another copy: $kind', async (facts, text) => {
    await asks({ facts: () => Promise.resolve(facts) })
    expect(screen.getByText(text)).toBeTruthy()
    expect([has(words.keep), has(words.remove)]).toEqual([true, false])
  })

  it('offers no removal when the browser closed its storage', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await asks({ facts: () => Promise.reject(new Error('closed')) })
    expect(screen.getByText(words.unknownText)).toBeTruthy()
    expect(has(words.remove)).toBe(false)
  })

  it('signs out once however often it is pressed, and closes', async () => {
    const keeping = later<void>()
    const { user, calls, onClose } = await asks({ keep: () => keeping.promise })
    await user.dblClick(button(words.keep))
    expect(calls.keep).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    keeping.resolve()
    await advance()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('shows a failure, and lets the learner try again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, calls, onClose } = await asks({ keep: () => Promise.reject(new Error('closed')) })
    await user.click(button(words.keep))
    await advance()
    expect(screen.getByRole('alert').textContent).toBe(words.failed)
    expect(onClose).not.toHaveBeenCalled()
    await user.click(button(words.keep))
    expect(calls.keep).toHaveBeenCalledTimes(2)
  })

  it('ignores the answer when the page is gone', async () => {
    const complaint = vi.spyOn(console, 'error')
    const facts = later<SignOutFacts>()
    const { unmount } = await asks({ facts: () => facts.promise })
    unmount()
    facts.resolve(BACKED_UP)
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('the question about removing a learner', () => {
  it('asks again, and removes data that an account has without typing', async () => {
    const { user, calls, onClose } = await asks()
    await user.click(button(words.remove))
    expect(calls.remove).not.toHaveBeenCalled()
    expect(screen.getByRole('heading').textContent).toBe(words.removeTitle('Maya'))
    await advance(500)
    await user.click(button(words.remove))
    await advance()
    expect(calls.remove).toHaveBeenCalledExactlyOnceWith(BACKED_UP)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('needs a typed yes and lists the losses when no copy exists', async () => {
    const { user, calls } = await asks({ facts: () => Promise.resolve({ kind: 'device-only', owned }) })
    await user.click(button(words.removeForGood))
    await advance(500)
    const makesFile = screen.getByRole('link', { name: words.toFile })
    expect([makesFile.getAttribute('href'), screen.queryByText(words.makeFile) !== null]).toEqual([
      '/profile#backup-file',
      true,
    ])
    await user.click(button(words.removeForGood))
    expect(screen.getByText(words.notTyped)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: words.typeYes }), 'ye')
    expect(screen.queryByText(words.notTyped)).toBeNull()
    await user.click(button(words.removeForGood))
    expect(screen.getByText(words.notTyped)).toBeTruthy()
    expect(calls.remove).not.toHaveBeenCalled()
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), ' Yes ')
    await user.click(button(words.removeForGood))
    await advance()
    expect(calls.remove).toHaveBeenCalledOnce()
  })

  it.each<[string, SignOutFacts, boolean]>([
    ['a ledger whose file has all of it', { kind: 'device-only', owned: { ...owned, fileAt: '' } }, false],
    ['a ledger that can’t be read', { kind: 'device-only' }, true],
    ['notes of an account', { ...BACKED_UP, owned: { ...owned, kept: { ...NOTHING, notes: 3 } } }, true],
    [
      'notes of an account that are in a file',
      { ...BACKED_UP, owned: { ...owned, kept: { ...NOTHING, notes: 3 }, fileAt: '2026-11-20T09:00:00.000Z' } },
      false,
    ],
    ['records that no backup has', { ...BACKED_UP, owned: { ...owned, setAside: 1, fileAt: '' } }, true],
    ['records that no file has', { kind: 'device-only', owned: { ...owned, setAside: 2, fileAt: '' } }, true],
    [
      'a class whose teacher may not know',
      { ...BACKED_UP, owned: { ...owned, untold: ['Period 3'], fileAt: '' } },
      true,
    ],
  ])('asks for the word only if something would be lost: %s', async (_, facts, isAsked) => {
    const { user, calls } = await asks({ facts: () => Promise.resolve(facts) })
    await user.click(button(isAsked ? words.removeForGood : words.remove))
    await advance(500)
    const notes = 'owned' in facts ? facts.owned?.kept.notes : 0
    expect(screen.queryByText(/3 notes/) !== null).toBe(notes === 3)
    const setAside = 'owned' in facts ? (facts.owned?.setAside ?? 0) : 0
    expect(screen.queryByText(words.removeKeptHere(setAside)) !== null).toBe(setAside > 0)
    const untold = 'owned' in facts ? (facts.owned?.untold ?? []) : []
    expect(screen.queryByText(/You left “Period 3”/) !== null).toBe(untold.length > 0)
    expect(screen.queryByRole('textbox') !== null).toBe(isAsked)
    await user.click(button(isAsked ? words.removeForGood : words.remove))
    await advance()
    expect(calls.remove).toHaveBeenCalledTimes(isAsked ? 0 : 1)
  })

  it('goes back to the first question', async () => {
    const { user } = await asks()
    await user.click(button(words.remove))
    await user.click(button(words.back))
    expect(screen.getByRole('heading').textContent).toBe(words.title('Maya'))
  })

  it('explains why nothing was removed, and checks the backup again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, calls } = await asks({ remove: () => Promise.reject(new NotRemoved('offline')) })
    calls.facts.mockResolvedValue({ kind: 'waiting', changes: 1 })
    await user.click(button(words.remove))
    await advance(500)
    await user.click(button(words.remove))
    await advance()
    expect(screen.getByRole('alert').textContent).toBe(words.notRemoved.offline)
    expect(screen.getByText(words.waitingText(1))).toBeTruthy()
    expect(has(words.remove)).toBe(false)
  })
})

describe('Sign Out in the menu of a page', () => {
  function page() {
    const account = createMirror()
    account.write({ id: 'maya1', firstName: 'Maya' })
    const part = renderPart(
      <SignOut account={account} calls={callsThat()}>
        {(ask) => (
          <button type="button" onClick={ask}>
            Sign Out
          </button>
        )}
      </SignOut>,
    )
    return part
  }

  it('asks the current learner by name, and closes without an answer', async () => {
    const { user } = page()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button('Sign Out'))
    await vi.dynamicImportSettled()
    await advance()
    expect(screen.getByRole('heading').textContent).toBe(words.title('Maya'))
    await user.click(button(words.cancel))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks no one when the learner has signed out in another tab', async () => {
    const { user } = page()
    await user.click(button('Sign Out'))
    await vi.dynamicImportSettled()
    await advance()
    expect(screen.getByRole('dialog')).toBeTruthy()
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('switching learners offline', () => {
  // The question loads on demand, and this test does not measure how long that takes.
  beforeAll(() => import('../../src/app/account/SwitchQuestion'))

  async function switches(answers: readonly (() => Promise<'left' | 'ask'>)[]) {
    const mirror = createMirror()
    mirror.write({ id: 'maya', firstName: 'Maya' })
    const calls = callsThat()
    for (const answer of answers) calls.switchLearner.mockImplementationOnce(answer)
    const part = renderPart(
      <SignOut account={mirror} calls={calls}>
        {(_ask, switchLearner) => (
          <button type="button" onClick={switchLearner}>
            Away
          </button>
        )}
      </SignOut>,
    )
    await part.user.click(button('Away'))
    await advance()
    await vi.dynamicImportSettled()
    await advance()
    await advance(600)
    return { ...part, calls }
  }
  const asked = () => Promise.resolve('ask' as const)

  it('explains how to return, and stays when told to', async () => {
    const { user, calls } = await switches([asked])
    expect(screen.getByText(switchLearnerWords.text)).toBeTruthy()
    await user.click(button(switchLearnerWords.stay))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.switchLearner).toHaveBeenCalledTimes(1)
  })

  it('leaves when told to', async () => {
    const { user, calls } = await switches([asked])
    await user.click(button(switchLearnerWords.leave))
    await advance()
    expect(calls.switchLearner).toHaveBeenLastCalledWith(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a failure, and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { user, calls } = await switches([asked, () => Promise.reject(new Error('closed'))])
    await user.click(button(switchLearnerWords.leave))
    await advance()
    expect(screen.getByRole('alert').textContent).toBe(switchLearnerWords.failed)
    await user.click(button(switchLearnerWords.leave))
    expect(calls.switchLearner).toHaveBeenCalledTimes(3)
  })
})
