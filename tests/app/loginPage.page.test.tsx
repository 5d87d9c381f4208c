import { languagesWords } from '#words/languages'
import { learnerFrameWords } from '#words/learnerFrame'
import { loginWords as words } from '#words/login'
import { act } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AccountOutcome, Accounts, CloudCalls } from '../../src/data/accounts/accounts'
import type { DeletionLoader } from '../../src/data/accounts/DeletionLoader'
import { createDeletionStore } from '../../src/data/accounts/deletionState'
import type { LearnerId } from '../../src/core/progress/ids'
import { AuthProvider } from '../../src/data/accounts/AuthContext'
import { LoginPage } from '../../src/app/learner/LoginPage'
import { loginScreen } from '../../src/app/learner/screens'
import { paths } from '../../src/words/paths'
import { serverIsAway } from '../fakes/languageServer'
import { MemoryAccounts } from '../fakes/MemoryAccounts'
import { siteIsAlsoIn, spanish } from '../fakes/severalLanguages'
import { sends, taps } from '../render/userEvents'
import { type Stage, stageOfTest } from '../render/Stage'

const MAYA = { displayName: 'Maya', email: 'maya@example.org', password: 'tall grass prairie', isThirteenOrOlder: true }
const CANCELLED: AccountOutcome = { kind: 'refused', reason: 'cancelled' }

// Its script loads once, and may take longer than a test on a busy machine.
beforeAll(() => loginScreen.preload(), 60_000)

/** Accounts with the signed-out learner Maya, and a Google window that answers on command. */
async function accountsOfMaya() {
  const here = new MemoryAccounts()
  await here.register(MAYA)
  await here.signOut()
  let answer: (outcome: AccountOutcome) => void = () => undefined
  const cloud: CloudCalls = {
    prepare: () => undefined,
    signInWithGoogle: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
    sendPasswordReset: () => Promise.resolve({ kind: 'sent' }),
    endLeftSession: () => Promise.resolve(),
    keepWithoutAccount: () => Promise.resolve({ kind: 'refused', reason: 'no-match' } as const),
  }
  const accounts: Accounts = Object.assign(here, { cloud })
  return { accounts, google: (outcome: AccountOutcome) => answer(outcome) }
}

async function open(accounts: Accounts, search = '', deletion?: DeletionLoader): Promise<Stage> {
  const stage = stageOfTest()
  await stage.shows(
    <MemoryRouter initialEntries={[`${paths.login}${search}`]}>
      <AuthProvider accounts={accounts} initial={await accounts.current()} log={vi.fn()}>
        <Routes>
          <Route path={paths.login} element={<LoginPage deletion={deletion} />} />
          <Route path="*" element={<p>let in</p>} />
        </Routes>
      </AuthProvider>
    </MemoryRouter>,
  )
  await stage.waits(1)
  return stage
}

function panel(): HTMLFormElement {
  const form = document.querySelector<HTMLInputElement>('input[type="email"]')?.form
  if (!form) throw new Error('There is no form to sign in.')
  return form
}

async function signsIn(email: string, password: string): Promise<void> {
  const form = panel()
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  field('email')?.setAttribute('value', email)
  field('password')?.setAttribute('value', password)
  await sends(form, new Event('submit', { bubbles: true, cancelable: true }))
}

const shown = (): string => document.body.textContent ?? ''

describe('the login', () => {
  it('shows the form why it was rejected, and continues after sign-in', async () => {
    const { accounts } = await accountsOfMaya()
    const stage = await open(accounts, '?view=account')
    await signsIn(MAYA.email, 'wrong password')
    await stage.waits(1)
    expect(panel().textContent).toContain(words.errors['no-match'])
    await signsIn(MAYA.email, MAYA.password)
    await stage.waits(1)
    expect(shown()).toBe('let in')
  })

  it('sends one request however often it is pressed', async () => {
    const { accounts } = await accountsOfMaya()
    const stage = await open(accounts, '?view=account')
    const asked = vi.spyOn(accounts, 'signIn').mockImplementation(() => new Promise(() => undefined))
    await signsIn(MAYA.email, MAYA.password)
    await signsIn(MAYA.email, MAYA.password)
    await stage.waits(1)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('ignores a late answer of Google’s window when another form was sent', async () => {
    const { accounts, google } = await accountsOfMaya()
    const stage = await open(accounts, '?view=account')
    await taps(stage.control(words.google))
    await signsIn(MAYA.email, 'wrong password')
    google(CANCELLED)
    await stage.waits(1)
    expect(shown()).toContain(words.errors['no-match'])
    expect(shown()).not.toContain(words.errors.cancelled)
  })

  it('shows that Google’s window was closed when no form followed', async () => {
    const { accounts, google } = await accountsOfMaya()
    const stage = await open(accounts, '?view=account')
    await taps(stage.control(words.google))
    google(CANCELLED)
    await stage.waits(1)
    expect(shown()).toContain(words.errors.cancelled)
  })

  it('ignores an answer after it was left', async () => {
    const { accounts, google } = await accountsOfMaya()
    const stage = await open(accounts, '?view=account')
    const complaint = vi.spyOn(console, 'error')
    await taps(stage.control(words.google))
    await stage.shows(<p>elsewhere</p>)
    google(CANCELLED)
    await stage.waits(1)
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
  })

  it('redirects a signed-in learner', async () => {
    const { accounts } = await accountsOfMaya()
    await accounts.signIn(MAYA.email, MAYA.password)
    await open(accounts, '?view=account')
    expect(shown()).toBe('let in')
  })

  it('stays until a learner who was asked to sign in again does', async () => {
    const { accounts } = await accountsOfMaya()
    await accounts.signIn(MAYA.email, MAYA.password)
    const stage = await open(accounts, '?again')
    expect(shown()).toContain(words.tabs)
    await signsIn(MAYA.email, 'wrong password')
    await stage.waits(1)
    expect(shown()).toContain(words.errors['no-match'])
    await signsIn(MAYA.email, MAYA.password)
    await stage.waits(1)
    expect(shown()).toBe('let in')
  })
})

describe('a person whose account was just deleted', () => {
  it('sees the message on the next page, and no one else does', async () => {
    const state = createDeletionStore()
    const load = () => Promise.reject(new Error('Nothing is deleted here.'))
    const { accounts } = await accountsOfMaya()
    const stage = await open(accounts, '', { state, load })
    expect(document.body.textContent).not.toContain(learnerFrameWords.accountDeleted)
    await act(async () => state.end('Maya' as LearnerId, 'done'))
    await stage.waits(1)
    expect(document.querySelector('[role="status"]')?.textContent).toContain(learnerFrameWords.accountDeleted)
  })
})

describe('the login of a site with two languages', () => {
  siteIsAlsoIn(spanish)

  it('opens the page that the learner came for, in the learner’s language', async () => {
    const { accounts } = await accountsOfMaya()
    const [maya] = await accounts.knownLearners()
    localStorage.setItem('ledger-language', JSON.stringify({ learners: { [maya?.id ?? '']: 'es' } }))
    const load = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
    const stage = await open(accounts, `?view=account&from=${encodeURIComponent('/quiz/saving')}`)
    await signsIn(MAYA.email, MAYA.password)
    await stage.waits(1)
    expect(load).toHaveBeenCalledExactlyOnceWith('/quiz/saving')
    expect(shown()).not.toContain('let in')
    localStorage.clear()
  })

  it('shows which language is not on this device', async () => {
    serverIsAway()
    const { accounts } = await accountsOfMaya()
    const stage = await open(accounts, '?view=account')
    await taps(stage.control(spanish.name))
    await stage.waits(25_000)
    expect(shown()).toContain(languagesWords.notHere(spanish.name))
  })
})
