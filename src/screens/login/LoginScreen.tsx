import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../data/accounts/AuthContext'
import { endFirstVisit, isFirstVisit } from '../../platform/window/firstVisit'
import type { LearnerId } from '../../core/progress/ids'
import { Fold } from '../../ui/Fold'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { bringInFilePath, loginViews, signInAgainParam } from '../../words/paths'
import { useOnce } from '../../session/useRead'
import { DeviceForm } from './DeviceForm'
import { GoogleSignIn } from './GoogleSignIn'
import { KnownLearners } from './KnownLearners'
import styles from './LoginScreen.module.css'
import { LostStorage } from './LostStorage'
import { RegisterForm } from './RegisterForm'
import { SignInPanel } from './SignInPanel'
import { SomeoneNew } from './SomeoneNew'
import { useAttempts } from './useAttempts'
import { WhoIsLearning } from './WhoIsLearning'

interface LoginScreenProps {
  /** Somebody signed in on this screen: maybe who was signed in before. */
  readonly onSignedIn: () => void
}

/** Sign in, create an account, or learn on this device. Who is signed in is led away by the route. */
export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  const { accounts } = useAuth()
  const { cloud } = accounts
  const attempts = useAttempts(onSignedIn)
  const [search, setSearch] = useSearchParams()
  const hasFile = search.get('from') === bringInFilePath
  const nameFirst = hasFile || isNameFirst(search)
  /** What somebody has written who turned out to have a namesake here. */
  const [newName, setNewName] = useState('')
  const [tab, setTab] = useState('sign-in')
  const [forgotten, setForgotten] = useState<string | undefined>(undefined)
  /** The known learner whose password is being asked for: one question at a time. */
  const [chosen, setChosen] = useState<LearnerId | undefined>(undefined)
  /** What was typed while registering an account that is there already. */
  const [address, setAddress] = useState('')
  const known = useOnce(() =>
    accounts.knownLearners().catch((error: unknown) => {
      console.warn('The learners of this device could not be read', error)
      return []
    }),
  )
  useEffect(() => cloud?.prepare(), [cloud])
  useEffect(() => endFirstVisit, [])

  const isResetting = forgotten !== undefined && tab === 'sign-in'

  const forget = (email: string): void => {
    setTab('sign-in')
    setForgotten(email)
  }
  const signInInstead = (email: string): void => {
    setAddress(email)
    setForgotten(undefined)
    setTab('sign-in')
  }
  const onForgot = cloud === undefined ? undefined : forget
  const show = (view: LoginView): void => showView(setSearch, view)
  const beginAs = (name: string): void => {
    setNewName(name)
    show('someoneNew')
  }
  /** To an account, whatever the visitor came for; the forms of accounts come first then. */
  const signInToAccount = (): void => {
    setChosen(undefined)
    setForgotten(undefined)
    setTab('sign-in')
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (hasFile) next.delete('from')
      next.set('view', loginViews.account)
      next.set(signInAgainParam, '1')
      return next
    })
  }
  const lost = known && <LostStorage learners={known} hasFile={hasFile} onSignIn={signInToAccount} />
  const view = viewOf(search, known?.length ?? (isFirstVisit() ? 0 : undefined))
  // Until it is known who learns here, no heading: another question may stand there. As high as what login.html holds.
  if (view === undefined) {
    return (
      <div className={styles.column}>
        <Skeleton label={words.loading} rows={20} />
      </div>
    )
  }
  if (known !== undefined && view === 'who') {
    return (
      <WhoIsLearning
        learners={known}
        attempts={attempts}
        news={lost}
        onSignIn={signInToAccount}
        onNew={() => beginAs('')}
        onAccount={() => show('account')}
        onForgot={(email) => {
          forget(email)
          show('account')
        }}
      />
    )
  }
  if (known !== undefined && view === 'someoneNew') {
    return <SomeoneNew learners={known} name={newName} attempts={attempts} onBack={() => show('who')} />
  }
  const signIn = (
    <SignInPanel
      attempts={attempts}
      address={address}
      onForgot={onForgot}
      forgotten={forgotten}
      onBack={() => setForgotten(undefined)}
    />
  )
  const register = <RegisterForm attempts={attempts} onHasAccount={signInInstead} />
  const account = (
    <>
      <LoginTabs
        label={words.tabs}
        current={tab}
        onChange={setTab}
        tabs={[
          { id: 'sign-in', label: words.signIn, panel: signIn },
          { id: 'register', label: words.createAccount, panel: register },
        ]}
      />
      {cloud === undefined || isResetting ? null : <GoogleSignIn attempts={attempts} />}
    </>
  )
  return (
    <div className={styles.column}>
      <PageHeading>{words.title}</PageHeading>
      <p className={styles.lead}>{words.lead}</p>
      {known === undefined ? (
        <Skeleton label={words.loading} rows={20} />
      ) : (
        <>
          {lost}
          <KnownLearners
            learners={known}
            attempts={attempts}
            chosen={chosen}
            onChoose={setChosen}
            onSignIn={signInToAccount}
            onForgot={onForgot}
          />
          {nameFirst ? (
            <DeviceForm attempts={attempts} known={known} onNamesake={beginAs} isFirst hasFile={hasFile} />
          ) : null}
          <div hidden={chosen !== undefined}>{nameFirst ? <Fold label={words.tabs}>{account}</Fold> : account}</div>
          {nameFirst ? null : <DeviceForm attempts={attempts} known={known} onNamesake={beginAs} />}
        </>
      )}
    </div>
  )
}

/**
 * Whether the way leads to a lesson or a quiz: then a first name is all that it takes, and comes before everything about
 * accounts. Whoever is asked to sign in again has an account.
 */
function isNameFirst(search: URLSearchParams): boolean {
  return !search.has(signInAgainParam) && /^\/(?:lesson\/|quiz\/|learning\?view=join)/.test(search.get('from') ?? '')
}

interface LoginTab {
  readonly id: string
  readonly label: string
  readonly panel: ReactNode
}

interface LoginTabsProps {
  readonly label: string
  readonly tabs: readonly [LoginTab, LoginTab]
  readonly current: string
  readonly onChange: (id: string) => void
}

/** Two binder tabs. What was typed under the other one stays. */
function LoginTabs({ label, tabs, current, onChange }: LoginTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = tabs.find(({ id }) => id !== current)
    if (other === undefined) return
    onChange(other.id)
    list.current?.querySelector<HTMLElement>(`#tab-${other.id}`)?.focus()
  }
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === current}
            aria-controls={`panel-${id}`}
            tabIndex={id === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={id !== current}>
          {panel}
        </div>
      ))}
    </>
  )
}

type LoginView = keyof typeof loginViews

/**
 * The view that the address asks for; without one, or with one that is none, what fits how many are known here. Undefined while
 * that has to be known and is not.
 */
function viewOf(search: URLSearchParams, known: number | undefined): LoginView | undefined {
  const asked = search.get('view')
  if (asked === loginViews.someoneNew) return 'someoneNew'
  const isAsAccount = search.has(signInAgainParam) && asked !== loginViews.who
  if (isAsAccount || asked === loginViews.account || known === 0) return 'account'
  if (known === undefined) return undefined
  return asked === loginViews.who || known > 1 ? 'who' : 'account'
}

/** Where the visitor came from stays in the address. */
function showView(setSearch: SetURLSearchParams, view: LoginView): void {
  setSearch((search) => {
    const next = new URLSearchParams(search)
    next.set('view', loginViews[view])
    return next
  })
}
