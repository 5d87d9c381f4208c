import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../data/accounts/AuthContext'
import { endFirstVisit, isFirstVisit } from '../../platform/window/firstVisit'
import type { LearnerId } from '../../core/progress/ids'
import { Fold } from '../../ui/Fold'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { bringInFilePath } from '../../words/paths'
import { addressOf, type PlaceOf } from '../../words/places'
import { usePlace } from '../../session/usePlace'
import { useOnce } from '../../session/useRead'
import { CannotSave } from './CannotSave'
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
  /** Called when a learner has signed in on this screen, possibly the same learner as before. */
  readonly onSignedIn: () => void
}

/**
 * Lets people choose their name, start learning, or sign in. The route redirects learners who are already signed in.
 */
export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  const { accounts } = useAuth()
  const { cloud } = accounts
  const attempts = useAttempts(onSignedIn)
  const navigate = useNavigate()
  const place: LoginPlace = usePlace('login') ?? { screen: 'login' }
  const hasFile = place.from === bringInFilePath
  /** The name that was entered, if another learner here has the same name. */
  const [newName, setNewName] = useState('')
  const [tab, setTab] = useState('sign-in')
  const [forgotten, setForgotten] = useState<string | undefined>(undefined)
  /** The known learner whose password is requested. There is only one such request at a time. */
  const [chosen, setChosen] = useState<LearnerId | undefined>(undefined)
  /** The email address that was entered when registering an account that already exists. */
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
  /** Changes the view. The address still includes the page that the visitor came from. */
  const show = (view: LoginView): void => void navigate(addressOf({ ...place, view }))
  const beginAs = (name: string): void => {
    setNewName(name)
    show('new')
  }
  /** Opens the account forms, even when the visitor came for a lesson. */
  const signInToAccount = (): void => {
    setChosen(undefined)
    setForgotten(undefined)
    setTab('sign-in')
    const from = hasFile ? undefined : place.from
    void navigate(addressOf({ screen: 'login', from, again: '1', view: 'account' }))
  }
  const doors = known?.filter(({ movedTo }) => movedTo === undefined)
  if (accounts.keepsNothing === true) return <CannotSave />
  const view = viewOf(place, known?.length ?? (isFirstVisit() ? 0 : undefined))
  // There is no heading until the known learners are loaded, because the heading depends on them. The empty space is as
  // high as the content of login.html.
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
        hasFile={hasFile}
        news={<LostStorage learners={known} hasFile={hasFile} onSignIn={signInToAccount} />}
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
  if (known !== undefined && view === 'new') {
    return (
      <SomeoneNew
        learners={doors ?? known}
        name={newName}
        attempts={attempts}
        hasFile={hasFile}
        onBack={() => show('who')}
      />
    )
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
  const isStart = view === 'start'
  return (
    <div className={styles.column}>
      <PageHeading>{isStart ? words.title : words.tabs}</PageHeading>
      {isStart ? <p className={styles.lead}>{words.lead}</p> : null}
      {known === undefined ? (
        <Skeleton label={words.loading} rows={20} />
      ) : (
        <>
          {isStart ? (
            <>
              <DeviceForm attempts={attempts} known={doors ?? known} onNamesake={beginAs} isFirst hasFile={hasFile} />
              <Fold label={words.tabs}>{account}</Fold>
            </>
          ) : (
            <>
              {place.view === 'account' ? null : (
                <KnownLearners
                  learners={doors ?? []}
                  attempts={attempts}
                  chosen={chosen}
                  onChoose={setChosen}
                  onSignIn={signInToAccount}
                  onForgot={onForgot}
                />
              )}
              <div hidden={chosen !== undefined}>{account}</div>
              <DeviceForm attempts={attempts} known={doors ?? known} onNamesake={beginAs} hasFile={hasFile} />
            </>
          )}
        </>
      )}
    </div>
  )
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

/** Two tabs. The hidden form keeps its entries. */
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

type LoginPlace = PlaceOf<'login'>
type LoginView = NonNullable<LoginPlace['view']>

/**
 * Returns the view to show. Without a view in the address, this depends on the number of known learners. Undefined
 * while that number is needed but unknown.
 */
function viewOf({ view, again }: LoginPlace, known: number | undefined): LoginView | 'start' | undefined {
  if (view === 'new' || view === 'account') return view
  if (again !== undefined && view !== 'who') return 'account'
  if (known === undefined) return undefined
  return known === 0 ? 'start' : 'who'
}
