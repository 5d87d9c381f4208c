import { useState } from 'react'
import { loginWords as words } from '#words/login'
import { useAuth } from '../../accounts/AuthContext'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { PageHeading } from '../../ui/PageHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useOnce } from '../session/useOnce'
import { DeviceForm } from './DeviceForm'
import { KnownLearners } from './KnownLearners'
import styles from './LoginScreen.module.css'
import { LoginTabs } from './LoginTabs'
import { RegisterForm } from './RegisterForm'
import { SignInForm } from './SignInForm'
import { useAttempts } from './useAttempts'

interface LoginScreenProps {
  /** Where accounts in a cloud are configured; without it there is no Google button. */
  readonly onGoogle?: () => void
}

/** Sign in, create an account, or learn on this device. Who is signed in is led away by the route. */
export function LoginScreen({ onGoogle }: LoginScreenProps) {
  const { accounts } = useAuth()
  const attempts = useAttempts()
  const [tab, setTab] = useState('sign-in')
  const known = useOnce(() =>
    accounts.knownLearners().catch((error: unknown) => {
      console.warn('The learners of this device could not be read', error)
      return []
    }),
  )
  return (
    <div className={styles['column']}>
      <PageHeading>{words.title}</PageHeading>
      {known === undefined ? (
        <Skeleton label={words.loading} />
      ) : (
        <>
          <KnownLearners learners={known} attempts={attempts} />
          <LoginTabs
            label={words.tabs}
            current={tab}
            onChange={setTab}
            tabs={[
              { id: 'sign-in', label: words.signIn, panel: <SignInForm attempts={attempts} /> },
              {
                id: 'register',
                label: words.createAccount,
                panel: <RegisterForm attempts={attempts} note={words.deviceNote} />,
              },
            ]}
          />
          {onGoogle === undefined ? null : (
            <Button className={styles['google'] ?? ''} variant="line" isWide onClick={onGoogle}>
              <Icon name="google" />
              {words.google}
            </Button>
          )}
          <DeviceForm attempts={attempts} />
        </>
      )}
    </div>
  )
}
