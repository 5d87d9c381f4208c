import { useEffect, useState } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../accounts/AuthContext'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useOnce } from '../session/useOnce'
import { DeviceForm } from './DeviceForm'
import { GoogleSignIn } from './GoogleSignIn'
import { KnownLearners } from './KnownLearners'
import styles from './LoginScreen.module.css'
import { LoginTabs } from './LoginTabs'
import { RegisterForm } from './RegisterForm'
import { SignInPanel } from './SignInPanel'
import { useAttempts } from './useAttempts'

/** Sign in, create an account, or learn on this device. Who is signed in is led away by the route. */
export function LoginScreen() {
  const { accounts } = useAuth()
  const { cloud } = accounts
  const attempts = useAttempts()
  const [tab, setTab] = useState('sign-in')
  const [forgotten, setForgotten] = useState<string | undefined>(undefined)
  const known = useOnce(() =>
    accounts.knownLearners().catch((error: unknown) => {
      console.warn('The learners of this device could not be read', error)
      return []
    }),
  )
  useEffect(() => cloud?.prepare(), [cloud])

  const isResetting = forgotten !== undefined && tab === 'sign-in'

  const forget = (email: string): void => {
    setTab('sign-in')
    setForgotten(email)
  }
  const onForgot = cloud === undefined ? undefined : forget
  const signIn = (
    <SignInPanel attempts={attempts} onForgot={onForgot} forgotten={forgotten} onBack={() => setForgotten(undefined)} />
  )
  return (
    <div className={styles['column']}>
      <PageHeading>{words.title}</PageHeading>
      {known === undefined ? (
        <Skeleton label={words.loading} />
      ) : (
        <>
          <KnownLearners learners={known} attempts={attempts} onForgot={onForgot} />
          <LoginTabs
            label={words.tabs}
            current={tab}
            onChange={setTab}
            tabs={[
              { id: 'sign-in', label: words.signIn, panel: signIn },
              { id: 'register', label: words.createAccount, panel: <RegisterForm attempts={attempts} /> },
            ]}
          />
          {cloud === undefined || isResetting ? null : <GoogleSignIn attempts={attempts} />}
          <DeviceForm attempts={attempts} />
        </>
      )}
    </div>
  )
}
