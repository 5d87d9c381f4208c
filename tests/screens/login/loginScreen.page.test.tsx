import { act, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { learnerFrameWords } from '#words/learnerFrame'
import { loginWords as words } from '#words/login'
import type { Accounts, CloudCalls, Learner } from '../../../src/data/accounts/accounts'
import { AuthProvider } from '../../../src/data/accounts/AuthContext'
import type { ResetOutcome } from '../../../src/data/accounts/CloudAuth'
import { LoginScreen } from '../../../src/screens/login/LoginScreen'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { advance, later, renderPart } from '../../render/renderPart'

const MAYA = { displayName: 'Maya', email: 'maya@example.org', password: 'tall grass prairie', isThirteenOrOlder: true }

function withCloud(here: MemoryAccounts, calls: Partial<CloudCalls> = {}): Accounts {
  const cloud: CloudCalls = {
    prepare: () => undefined,
    signInWithGoogle: () => Promise.resolve({ kind: 'refused', reason: 'cancelled' }),
    sendPasswordReset: () => Promise.resolve({ kind: 'sent' }),
    endLeftSession: () => Promise.resolve(),
    keepWithoutAccount: () => Promise.resolve({ kind: 'refused', reason: 'no-match' } as const),
    ...calls,
  }
  return Object.assign(here, { cloud })
}

/** The account forms of a device without learners are folded, except at `ACCOUNT`. */
const ACCOUNT = '/login?view=account'

async function open(accounts: Accounts = new MemoryAccounts(), address = '/login') {
  const onSignedIn = vi.fn<() => void>()
  const part = renderPart(
    <MemoryRouter initialEntries={[address]}>
      <AuthProvider accounts={accounts} initial={undefined} log={vi.fn()}>
        <LoginScreen onSignedIn={onSignedIn} />
      </AuthProvider>
    </MemoryRouter>,
  )
  await advance()
  return { ...part, onSignedIn }
}

/** Finds a button, busy or not. Its busy text follows its label. */
const button = (text: string, place = within(document.body)) =>
  place.getByRole('button', { name: (name) => name.startsWith(text) })
/** The panel of a tab, hidden or not. */
function panel(tab: string) {
  const shown = document.getElementById(screen.getByRole('tab', { name: tab }).getAttribute('aria-controls') ?? '')
  return within(shown as HTMLElement)
}
const isShown = (element: Element) => element.closest('[hidden]') === null

describe('the login screen while it loads the known learners', () => {
  it('shows its heading immediately on a first visit, until leaving', async () => {
    document.documentElement.dataset['visit'] = 'first'
    const accounts = new MemoryAccounts()
    vi.spyOn(accounts, 'knownLearners').mockReturnValue(later<readonly Learner[]>().promise)
    const { unmount } = await open(accounts)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title)
    expect(screen.queryByLabelText(words.email)).toBeNull()
    unmount()
    await open(accounts)
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  })

  it('says that it is loading, and asks for nothing yet', async () => {
    const accounts = new MemoryAccounts()
    const reading = later<readonly Learner[]>()
    vi.spyOn(accounts, 'knownLearners').mockReturnValue(reading.promise)
    await open(accounts)
    expect(screen.getByText(words.loading)).toBeTruthy()
    expect(screen.queryByLabelText(words.email)).toBeNull()
    reading.resolve([])
    await advance()
    expect(screen.queryByText(words.loading)).toBeNull()
    expect(screen.queryByText(words.knownTitle)).toBeNull()
    expect(panel(words.signIn).getByLabelText(words.email)).toBeTruthy()
  })

  it('allows signing in when the device’s names cannot be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const accounts = new MemoryAccounts()
    vi.spyOn(accounts, 'knownLearners').mockRejectedValue(new Error('closed'))
    await open(accounts)
    expect(panel(words.signIn).getByLabelText(words.email)).toBeTruthy()
  })

  it('ignores an answer after it was left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const accounts = new MemoryAccounts()
    const reading = later<readonly Learner[]>()
    vi.spyOn(accounts, 'knownLearners').mockReturnValue(reading.promise)
    const { unmount } = await open(accounts)
    unmount()
    reading.resolve([])
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('the names on a shared device', () => {
  async function shared(address?: string) {
    const accounts = new MemoryAccounts()
    await accounts.register(MAYA)
    await accounts.learnOnThisDevice('Ana')
    await accounts.signOut()
    return { accounts, ...(await open(accounts, address)) }
  }

  it('open a learner without a password immediately, asking only once', async () => {
    const { accounts, user, onSignedIn } = await shared('/login?again=1')
    const asked = vi.spyOn(accounts, 'open')
    await user.dblClick(button('Ana'))
    await advance()
    expect(asked).toHaveBeenCalledOnce()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('ask for a protected learner’s password, and report a wrong one', async () => {
    const { user, onSignedIn } = await shared('/login?again=1')
    await user.click(button('Maya'))
    const field = screen.getByLabelText(words.passwordOf('Maya'))
    expect(document.activeElement).toBe(field)
    await user.keyboard('wrong{Enter}')
    await advance()
    expect(screen.getByText(words.passwordWrong)).toBeTruthy()
    expect(screen.getByText(words.noReset)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(onSignedIn).not.toHaveBeenCalled()
    await user.clear(field)
    await user.keyboard(`${MAYA.password}{Enter}`)
    await advance()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('are above the account forms too, and regain focus on return', async () => {
    const { user } = await shared('/login?again=1')
    await user.click(button('Maya'))
    await user.click(button(words.cancel))
    expect(screen.queryByLabelText(words.passwordOf('Maya'))).toBeNull()
    expect(document.activeElement).toBe(button('Maya'))
  })
})

describe('signing in and creating an account', () => {
  it('are two tabs that arrow keys switch, and both keep entries', async () => {
    const { user } = await open()
    await user.type(panel(words.signIn).getByLabelText(words.email), 'ma')
    screen.getByRole('tab', { name: words.signIn }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: words.createAccount }))
    expect(isShown(panel(words.signIn).getByLabelText(words.email))).toBe(false)
    await user.keyboard('{ArrowLeft}')
    const email = panel(words.signIn).getByLabelText<HTMLInputElement>(words.email)
    expect([isShown(email), email.value]).toEqual([true, 'ma'])
  })

  it('show a password only on request', async () => {
    const { user } = await open()
    const field = panel(words.signIn).getByLabelText(words.password)
    expect(field.getAttribute('type')).toBe('password')
    await user.click(button(words.showPassword, panel(words.signIn)))
    expect(field.getAttribute('type')).toBe('text')
    await user.click(button(words.hidePassword, panel(words.signIn)))
    expect(field.getAttribute('type')).toBe('password')
  })

  it('ask for a missing password without calling the accounts', async () => {
    const accounts = new MemoryAccounts()
    const asked = vi.spyOn(accounts, 'signIn')
    const { user } = await open(accounts)
    const email = panel(words.signIn).getByLabelText(words.email)
    await user.type(email, `${MAYA.email}{Enter}`)
    await advance()
    expect(screen.getByText(words.passwordMissing)).toBeTruthy()
    expect(document.activeElement).toBe(panel(words.signIn).getByLabelText(words.password, { exact: true }))
    expect(asked).not.toHaveBeenCalled()
  })

  it('focus the first invalid field, then the age box', async () => {
    const { user, onSignedIn } = await open()
    await user.click(screen.getByRole('tab', { name: words.createAccount }))
    const form = panel(words.createAccount)
    await user.click(button(words.create, form))
    await advance()
    expect(document.activeElement).toBe(form.getByLabelText(words.name))
    await user.type(form.getByLabelText(words.name), MAYA.displayName)
    await user.type(form.getByLabelText(words.email), MAYA.email)
    await user.type(form.getByLabelText(words.newPassword), MAYA.password)
    await user.click(button(words.create, form))
    await advance()
    const age = form.getByRole('checkbox', { name: words.isThirteen, hidden: true })
    expect(document.activeElement).toBe(age)
    expect(form.getByText(words.errors['age-unconfirmed'])).toBeTruthy()
    await user.click(age)
    await user.click(button(words.create, form))
    await advance()
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('lead from an existing email to signing in with it', async () => {
    const accounts = new MemoryAccounts()
    await accounts.register(MAYA)
    await accounts.signOut()
    vi.spyOn(accounts, 'knownLearners').mockResolvedValue([])
    const { user } = await open(accounts)
    await user.click(screen.getByRole('tab', { name: words.createAccount }))
    const form = panel(words.createAccount)
    await user.type(form.getByLabelText(words.name), 'May')
    await user.type(form.getByLabelText(words.email), MAYA.email)
    await user.type(form.getByLabelText(words.newPassword), 'another password')
    await user.click(form.getByRole('checkbox'))
    await user.click(button(words.create, form))
    await advance()
    await user.click(button(words.signInInstead, form))
    const email = panel(words.signIn).getByLabelText<HTMLInputElement>(words.email)
    expect([isShown(email), email.value]).toEqual([true, MAYA.email])
    expect(document.activeElement).toBe(panel(words.signIn).getByLabelText(words.password))
  })

  it('report a full device as a focused form error', async () => {
    const accounts = new MemoryAccounts()
    vi.spyOn(accounts, 'learnOnThisDevice').mockResolvedValue({ kind: 'refused', reason: 'storage-full' })
    const { user, onSignedIn } = await open(accounts)
    await user.type(screen.getByLabelText(words.firstName), 'Ana{Enter}')
    await advance()
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe(words.errors['storage-full'])
    expect(document.activeElement).toBe(alert)
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it.each(['/login', '/login?from=%2Flesson%2Fsaving%2Fsaving_1'])(
    'come after a first name, folded: %s',
    async (path) => {
      await open(new MemoryAccounts(), path)
      const order = screen.getAllByRole('textbox', { hidden: true }).map((field) => field.getAttribute('name'))
      expect(order[0]).toBe('name')
      expect(screen.getByText(words.tabs).closest('details')?.open).toBe(false)
    },
  )
})

describe('a form to create an account that is sent empty', () => {
  it('names every missing part at once, until each one is there', async () => {
    const { user, onSignedIn } = await open(new MemoryAccounts(), ACCOUNT)
    await user.click(screen.getByRole('tab', { name: words.createAccount }))
    const form = panel(words.createAccount)
    await user.click(button(words.create, form))
    await advance()
    const { errors } = words
    const texts = [errors['name-missing'], errors['email-invalid'], errors['password-short'], errors['age-unconfirmed']]
    const shown = () => texts.filter((text) => form.queryByText(text) !== null)
    expect(shown()).toEqual(texts)
    expect(document.activeElement).toBe(form.getByLabelText(words.name))
    await user.type(form.getByLabelText(words.name), MAYA.displayName)
    await user.type(form.getByLabelText(words.newPassword), MAYA.password)
    await user.click(button(words.create, form))
    await advance()
    expect(shown()).toEqual([errors['email-invalid'], errors['age-unconfirmed']])
    expect(document.activeElement).toBe(form.getByLabelText(words.email))
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})

describe('a browser that saves nothing', () => {
  it('shows no form, but what to do and the lessons', async () => {
    await open(Object.assign(new MemoryAccounts(), { keepsNothing: true as const }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.cannotSaveTitle)
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull()
    expect(button(words.tryAgain)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.readLessons }).getAttribute('href')).toBe('/financial-literacy')
    const { titles } = learnerFrameWords
    const links = [titles.tools, titles.glossary, titles.sign].map((name) => screen.getByRole('link', { name }))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tools',
      '/learning?view=glossary',
      '/learning?view=sign',
    ])
  })
})

describe('a visitor with a backup file', () => {
  it('is asked for a first name, then shown where to choose', async () => {
    const { user } = await open()
    const link = screen.getByRole('link', { name: words.haveFile })
    expect(link.getAttribute('href')).toBe('/login?from=%2Fprofile%23bring-in-file')
    await user.click(link)
    await advance()
    expect(screen.getByText(words.deviceTextWithFile)).toBeTruthy()
    expect(screen.queryByRole('link', { name: words.haveFile })).toBeNull()
    expect(screen.getByText(words.tabs).closest('details')?.open).toBe(false)
  })
})

describe('a forgotten password', () => {
  async function forgets(sendPasswordReset: CloudCalls['sendPasswordReset']) {
    const part = await open(withCloud(new MemoryAccounts(), { sendPasswordReset }))
    await part.user.type(panel(words.signIn).getByLabelText(words.email), MAYA.email)
    await part.user.click(button(words.forgot))
    return part
  }

  it('is reset with the entered email, once however often I press', async () => {
    const sending = later<ResetOutcome>()
    const send = vi.fn<CloudCalls['sendPasswordReset']>(() => sending.promise)
    const { user } = await forgets(send)
    expect(screen.queryByText(words.google)).toBeNull()
    await user.dblClick(button(words.sendReset))
    expect(send).toHaveBeenCalledExactlyOnceWith(MAYA.email)
    sending.resolve({ kind: 'sent' })
    await advance()
    const said = screen.getByText(words.resetSent).closest('[role=status]')
    expect(document.activeElement).toBe(said)
  })

  it.each([
    ['unreachable', troubles.unreachable],
    ['bad-answer', troubles['bad-answer']],
    ['unavailable', words.resetUnavailable],
  ] as const)('explains why no message was sent, and allows a retry: %s', async (reason, text) => {
    const send = vi.fn<CloudCalls['sendPasswordReset']>(() => Promise.resolve({ kind: 'refused', reason }))
    const { user } = await forgets(send)
    await user.click(button(words.sendReset))
    await advance()
    expect(screen.getByRole('alert').textContent).toBe(text)
    await user.click(button(words.sendReset))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('leads back to signing in, with entries and focus restored', async () => {
    const { user } = await forgets(() => Promise.resolve({ kind: 'sent' }))
    await user.click(button(words.backToSignIn))
    const email = panel(words.signIn).getByLabelText<HTMLInputElement>(words.email)
    expect([isShown(email), email.value]).toEqual([true, MAYA.email])
    expect(document.activeElement).toBe(email)
  })

  it('ignores an answer after it was left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const sending = later<ResetOutcome>()
    const { user, unmount } = await forgets(() => sending.promise)
    await user.click(button(words.sendReset))
    unmount()
    sending.resolve({ kind: 'sent' })
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('a site with an account service', () => {
  it('loads the service’s code as soon as the screen is shown', async () => {
    const prepare = vi.fn<() => void>()
    await open(withCloud(new MemoryAccounts(), { prepare }))
    expect(prepare).toHaveBeenCalledOnce()
  })

  it('waits for Google’s window once, and accepts another form', async () => {
    const window = later<Awaited<ReturnType<CloudCalls['signInWithGoogle']>>>()
    const signInWithGoogle = vi.fn<CloudCalls['signInWithGoogle']>(() => window.promise)
    const { user, onSignedIn } = await open(withCloud(new MemoryAccounts(), { signInWithGoogle }))
    await user.dblClick(button(words.google))
    expect(signInWithGoogle).toHaveBeenCalledOnce()
    await user.type(screen.getByLabelText(words.firstName), 'Ana{Enter}')
    await advance()
    expect(onSignedIn).toHaveBeenCalledOnce()
    await act(async () => window.resolve({ kind: 'refused', reason: 'cancelled' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
