import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { deleteAccountWords as words } from '#words/deleteAccount'
import { signOutWords } from '#words/signOut'
import { screen } from '@testing-library/react'
import { describe, expect, it, type Mock, vi } from 'vitest'
import type { AccountDeletion } from '../../../src/data/accounts/AccountDeletion'
import type { ConfirmOutcome } from '../../../src/data/accounts/CloudAuth'
import { createDeletionStore, type DeletionUnderWay } from '../../../src/data/accounts/deletionState'
import { DeleteAccount } from '../../../src/screens/profile/DeleteAccount'
import { systemClock } from '../../../src/platform/clock'
import { openBackupFile } from '../../../src/data/store/openBackupFile'
import { noClasses } from '../../fakes/noClasses'
import { later } from '../../render/renderPart'
import { lesson } from '../../core/progress/samples'
import { type RenderedScreen, renderScreen } from '../renderScreen'

const CONFIRMED: ConfirmOutcome = { kind: 'confirmed' }

type Called = 'waysToConfirm' | 'confirm' | 'begin' | 'resume' | 'stop' | 'finishHere'
type Calls = { readonly [Name in Called]: Mock<AccountDeletion[Name]> }

/** Opens the page of a learner with an account, and returns the requests for deletion. */
async function opened(
  answers: Partial<Calls> = {},
  load?: () => Promise<AccountDeletion>,
  untold: readonly string[] = [],
) {
  const state = createDeletionStore()
  const calls: Calls = {
    waysToConfirm: vi.fn<AccountDeletion['waysToConfirm']>(() => Promise.resolve(['password'])),
    confirm: vi.fn<AccountDeletion['confirm']>(() => Promise.resolve(CONFIRMED)),
    begin: vi.fn<AccountDeletion['begin']>(() => Promise.resolve()),
    resume: vi.fn<AccountDeletion['resume']>(() => Promise.resolve()),
    stop: vi.fn<AccountDeletion['stop']>(() => Promise.resolve()),
    finishHere: vi.fn<AccountDeletion['finishHere']>(() => Promise.resolve()),
    ...answers,
  }
  const loader = { state, load: load ?? (() => Promise.resolve(calls as unknown as AccountDeletion)) }
  const page = await renderScreen(<DeleteAccount loader={loader} />, {
    learner: { kind: 'cloud', email: 'maya@example.org' },
    deletion: loader,
    classes: { ...noClasses, untold: async () => untold },
  })
  const stands = async (kind: DeletionUnderWay['kind'], step: 'begun' | 'erased') => {
    state.set({ kind, step, id: page.learner.id })
    await page.advance(0)
  }
  return { ...page, calls, state, stands }
}
const button = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text}`) })
const has = (text: string) => screen.queryByRole('button', { name: new RegExp(`^${text}`) }) !== null

async function press({ user, advance }: Pick<RenderedScreen, 'user' | 'advance'>, text: string): Promise<void> {
  await user.click(button(text))
  await advance(0)
}

async function confirms(page: Pick<RenderedScreen, 'user' | 'advance'>): Promise<void> {
  await press(page, words.open)
  await page.user.type(screen.getByLabelText(words.password), 'tall grass prairie')
  await press(page, words.confirm)
}

describe('deleting my account', () => {
  it('starts once, only after password, file offer and typed words', async () => {
    const beginning = later<void>()
    const page = await opened({ begin: vi.fn<AccountDeletion['begin']>(() => beginning.promise) })
    await confirms(page)
    expect(page.calls.confirm.mock.calls).toEqual([
      [page.learner, { kind: 'password', password: 'tall grass prairie' }],
    ])
    expect(document.activeElement?.textContent).toBe(words.agreeTitle)
    expect(screen.getByRole('link', { name: words.fileFirst }).getAttribute('href')).toBe('/profile#backup-file')
    expect(screen.queryByText(words.fileHasAll)).toBeNull()
    await press(page, words.action)
    expect(screen.getByText(words.notTyped)).toBeTruthy()
    await page.user.type(screen.getByLabelText(words.type), ' Delete  my ACCOUNT ')
    expect(page.calls.begin).not.toHaveBeenCalled()
    await page.user.dblClick(button(words.action))
    expect(page.calls.begin.mock.calls).toEqual([[page.learner.id]])
    beginning.resolve()
    await page.advance(0)
  })

  it('calls a file complete only when it is, and names gaps', async () => {
    const page = await opened({})
    await page.store.completeLesson(lesson('saving_1'))
    await page.store.setAside.startOver()
    const { made } = await openBackupFile(page.store, systemClock).write('Maya')
    await page.store.backupFile.noteMade(made)
    await confirms(page)
    await screen.findByText(words.fileHasAll)
    expect(screen.getByText(signOutWords.removeKeptHere(1))).toBeTruthy()
    await page.store.kept.keep('notes', lesson('saving_1'), 'Ask Dad')
    await screen.findByRole('link', { name: words.fileFirst })
  })

  it('names left classes whose teachers may not know', async () => {
    await confirms(await opened({}, undefined, ['Period 3', 'Period 4']))
    expect(screen.getByText(/^You left “Period 3” and “Period 4”\. We don’t know if your teachers/)).toBeTruthy()
  })

  it('says which password is wrong, and does not continue', async () => {
    const page = await opened({
      confirm: vi.fn(() => Promise.resolve({ kind: 'refused', reason: 'no-match' })),
    })
    await confirms(page)
    expect(screen.getByText(words.refused['no-match'])).toBeTruthy()
    expect(has(words.action)).toBe(false)
    await press(page, words.cancel)
    expect(document.activeElement?.textContent).toBe(words.title)
    expect(has(words.open)).toBe(true)
  })

  it.each([
    ['unreachable', `${troubles.unreachable} ${words.nothingChanged}`],
    ['unavailable', words.refused.unavailable],
  ] as const)('changes nothing and says so when the service is %s', async (reason, text) => {
    const page = await opened({
      confirm: vi.fn<AccountDeletion['confirm']>(() => Promise.resolve({ kind: 'refused', reason })),
    })
    await confirms(page)
    expect(screen.getByText(text)).toBeTruthy()
    expect(page.calls.begin).not.toHaveBeenCalled()
  })

  it('uses Google’s window for a Google account, without a password', async () => {
    const page = await opened({
      waysToConfirm: vi.fn<AccountDeletion['waysToConfirm']>(() => Promise.resolve(['google'])),
    })
    await press(page, words.open)
    expect(screen.queryByLabelText(words.password)).toBeNull()
    page.calls.confirm.mockResolvedValueOnce({ kind: 'refused', reason: 'no-match' })
    await press(page, words.google)
    expect(screen.getByText(words.refused.google)).toBeTruthy()
    await press(page, words.google)
    expect(screen.getByText(words.agreeTitle)).toBeTruthy()
  })

  it('says that its code could not be downloaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await opened({}, () => Promise.reject(new Error('No connection')))
    await press(page, words.open)
    expect(screen.getByText(words.notLoaded)).toBeTruthy()
    expect(has(words.open)).toBe(true)
  })

  it('says that the request could not be saved, and allows a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await opened({
      begin: vi.fn<AccountDeletion['begin']>(() => Promise.reject(new Error('The disk is full.'))),
    })
    await confirms(page)
    await page.user.type(screen.getByLabelText(words.type), words.phrase)
    await press(page, words.action)
    expect(screen.getByText(words.failed)).toBeTruthy()
    expect(has(words.action)).toBe(true)
  })
})

describe('an interrupted deletion', () => {
  it('waits for the internet, and can be retried or canceled', async () => {
    const page = await opened()
    await page.stands('waiting', 'begun')
    expect(screen.getByText(words.under.waiting)).toBeTruthy()
    expect(has(words.open)).toBe(false)
    await press(page, words.again)
    await press(page, words.stop)
    expect([page.calls.resume.mock.calls.length, page.calls.stop.mock.calls]).toEqual([1, [[page.learner.id]]])
  })

  it('cannot be canceled once something is deleted', async () => {
    const page = await opened()
    await page.stands('waiting', 'erased')
    expect([has(words.stop), has(words.again), has(words.finishHere)]).toEqual([false, true, false])
  })

  it('continues after I confirm my identity, and asks nothing else', async () => {
    const page = await opened()
    await page.stands('confirm', 'erased')
    await press(page, words.showAgain)
    await page.user.type(screen.getByLabelText(words.password), 'tall grass prairie')
    await press(page, words.confirm)
    expect(page.calls.resume).toHaveBeenCalledTimes(1)
    expect(page.calls.begin).not.toHaveBeenCalled()
  })

  it('can be ended here without the last answer', async () => {
    const page = await opened()
    await page.stands('confirm', 'erased')
    expect(screen.getByText(words.finishHereText)).toBeTruthy()
    await press(page, words.finishHere)
    expect(page.calls.finishHere.mock.calls).toEqual([[page.learner.id]])
  })

  it('is not shown to another learner', async () => {
    const page = await opened()
    page.state.set({ kind: 'waiting', step: 'begun', id: 'somebodyElse' as typeof page.learner.id })
    await page.advance(0)
    expect([has(words.open), has(words.stop)]).toEqual([true, false])
  })
})
