import { loginWords as words } from '#words/login'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Accounts, CloudCalls, Learner, AccountRefusal } from '../../../src/data/accounts/accounts'
import { AuthProvider } from '../../../src/data/accounts/AuthContext'
import { DeviceForm } from '../../../src/screens/login/DeviceForm'
import { fieldError } from '../../../src/screens/login/fieldError'
import { FormAlert } from '../../../src/screens/login/FormAlert'
import { GoogleSignIn } from '../../../src/screens/login/GoogleSignIn'
import { KnownLearner } from '../../../src/screens/login/KnownLearners'
import { RegisterForm } from '../../../src/screens/login/RegisterForm'
import { SignInPanel } from '../../../src/screens/login/SignInPanel'
import { type Attempts, useAttempts } from '../../../src/screens/login/useAttempts'
import type { LearnerId } from '../../../src/core/progress/ids'
import { iconPaths } from '../../../src/ui/Icon'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'

const cloud: CloudCalls = {
  prepare: () => {},
  signInWithGoogle: () => Promise.resolve({ kind: 'refused', reason: 'cancelled' }),
  sendPasswordReset: () => Promise.resolve({ kind: 'sent' }),
  endLeftSession: () => Promise.resolve(),
  keepWithoutAccount: () => Promise.resolve({ kind: 'refused', reason: 'no-match' } as const),
}
const onDevice: Accounts = new MemoryAccounts()
const inCloud: Accounts = Object.assign(new MemoryAccounts(), { cloud })

function WithAttempts({ part }: { readonly part: (attempts: Attempts) => ReactNode }) {
  return part(useAttempts(nothing))
}

function render(accounts: Accounts, part: (attempts: Attempts) => ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AuthProvider accounts={accounts} initial={undefined}>
        <WithAttempts part={part} />
      </AuthProvider>
    </MemoryRouter>,
  )
}

const nothing = (): void => {}

function learner(change: Partial<Learner>): Learner {
  const id = 'maya' as LearnerId
  return {
    id,
    displayName: 'Maya',
    email: 'maya@example.org',
    color: 'saving',
    picture: 'boat',
    kind: 'cloud',
    isProtected: true,
    ...change,
  }
}

describe('the login screen of a site without an account service', () => {
  it('says that the password is for this device, without service features', () => {
    const register = render(onDevice, (attempts) => <RegisterForm attempts={attempts} onHasAccount={nothing} />)
    expect(register).toContain(words.deviceNote)
    expect(register).not.toContain(words.accountNote)
    // Before the first field, where a person who skims still reads it.
    expect(register.indexOf(words.deviceAccount)).toBeGreaterThan(-1)
    expect(register.indexOf(words.deviceAccount)).toBeLessThan(register.indexOf('<input'))
    const signIn = render(onDevice, (attempts) => (
      <SignInPanel attempts={attempts} address="" onForgot={undefined} forgotten={undefined} onBack={nothing} />
    ))
    expect(signIn).not.toContain(words.forgot)
    expect(signIn.indexOf(words.deviceAccount)).toBeGreaterThan(-1)
    expect(signIn.indexOf(words.deviceAccount)).toBeLessThan(signIn.indexOf('<input'))
    expect(render(onDevice, (attempts) => <DeviceForm attempts={attempts} />)).toContain(words.deviceText)
  })

  it('asks an account learner for nothing that it cannot do', () => {
    const html = render(onDevice, (attempts) => known(attempts, learner({}), undefined))
    expect(html).not.toContain(words.google)
    expect(html).not.toContain(words.forgot)
    expect(html).not.toContain(words.knownAccount)
  })
})

describe('the login screen of a site with an account service', () => {
  it('says that an account is backed up, but not encrypted on device', () => {
    const register = render(inCloud, (attempts) => <RegisterForm attempts={attempts} onHasAccount={nothing} />)
    expect(register).toContain(words.accountNote)
    expect(register).not.toContain(words.deviceNote)
    expect(register).not.toContain(words.deviceAccount)
    expect(words.accountNote).toMatch(/backs up.*isn’t encrypted/)
    expect(render(inCloud, (attempts) => <DeviceForm attempts={attempts} />)).toContain(words.deviceTextBesideAccounts)
  })

  it('offers Google with its mark, for learners of 13 or older', () => {
    const html = render(inCloud, (attempts) => <GoogleSignIn attempts={attempts} />)
    expect(html).toContain(words.googleAge)
    expect(html).toMatch(/<button[^>]*type="button".*#4285f4.*Continue with Google/s)
  })

  it('keeps entries while a new password is requested', () => {
    const html = render(inCloud, (attempts) => (
      <SignInPanel attempts={attempts} address="" onForgot={nothing} forgotten="maya@example.org" onBack={nothing} />
    ))
    expect(html).toMatch(/<div hidden=""><form/)
    expect(html).toContain(words.resetTitle)
    expect(html).toContain('value="maya@example.org"')
  })

  it('asks for password or Google, needs internet, and hides the address', () => {
    const html = render(inCloud, (attempts) => known(attempts, learner({}), nothing))
    expect(html).toContain(words.knownAccount)
    expect(html).toContain(words.google)
    expect(html).toContain(words.forgot)
    expect(html).not.toContain('maya@example.org')
  })

  it('distinguishes an account learner from a device learner with the same name', () => {
    expect(render(inCloud, (attempts) => known(attempts, learner({}), nothing))).toContain(`>${words.ofAccount}<`)
    const onThis = learner({ kind: 'device', isProtected: false })
    expect(render(inCloud, (attempts) => known(attempts, onThis, nothing))).toContain(`>${words.ofDevice}<`)
    expect(render(onDevice, (attempts) => known(attempts, onThis, undefined))).not.toContain(words.ofDevice)
  })

  it('leads from registering an existing email to signing in with it', () => {
    const attempts: Attempts = {
      ask: nothing,
      isBusy: () => false,
      errorOf: () => fieldError('register', 'email-taken'),
    }
    const register = render(inCloud, () => <RegisterForm attempts={attempts} onHasAccount={nothing} />)
    expect(register).toMatch(new RegExp(`Sign in instead.*<button[^>]*>${words.signInInstead}<`, 's'))
    const signIn = render(inCloud, () => (
      <SignInPanel attempts={attempts} address="a@b.org" onForgot={nothing} forgotten={undefined} onBack={nothing} />
    ))
    expect(signIn).toContain('value="a@b.org"')
  })

  it('shows no alarm when offline or when Google’s window was closed', () => {
    const alert = (reason: AccountRefusal) => renderToStaticMarkup(<FormAlert error={fieldError('sign-in', reason)} />)
    expect(alert('unreachable')).toContain(iconPaths.offline)
    expect(alert('cancelled')).toContain(iconPaths.info)
    expect(alert('storage-full')).toContain(iconPaths.warning)
    expect(fieldError('reset', 'unreachable').tone).toBe('offline')
  })

  it('asks a device account’s learner only for the device password', () => {
    const html = render(inCloud, (attempts) => known(attempts, learner({ kind: 'device' }), nothing))
    expect(html).toContain(words.passwordOf('Maya'))
    expect(html).not.toContain(words.google)
    expect(html).not.toContain(words.forgot)
  })
})

function known(attempts: Attempts, who: Learner, onForgot: (() => void) | undefined): ReactNode {
  return (
    <KnownLearner learner={who} attempts={attempts} isAsking onAsk={nothing} onCancel={nothing} onForgot={onForgot} />
  )
}
