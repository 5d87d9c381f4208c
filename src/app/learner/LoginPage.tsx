import { useState, useSyncExternalStore } from 'react'
import { Navigate } from 'react-router-dom'
import { learnerFrameWords } from '#words/learnerFrame'
import { navWords } from '#words/nav'
import { useAuth } from '../../data/accounts/AuthContext'
import type { DeletionLoader } from '../../data/accounts/DeletionLoader'
import { usePlace } from '../../session/usePlace'
import { site } from '../../site'
import { Banner } from '../../ui/Banner'
import { Block } from '../../ui/Block'
import { Logo } from '../../ui/Logo'
import { Prairie } from '../../ui/Prairie'
import { mainContentId, paths } from '../../words/paths'
import { ErrorBoundary } from '../ErrorBoundary'
import { SiteLink } from '../layout/SiteLink'
import { PageSpinner } from '../PageSpinner'
import { DocumentTitle } from './DocumentTitle'
import styles from './LoginPage.module.css'
import { GoOn } from './GoOn'
import { LanguageButtons } from '../../session/LanguageButtons'
import type { Services } from './Services'
import { returnPath } from './returnPath'
import { loginScreen } from './screens'

/**
 * Route `/login`, standalone (contract, section 1.2). A signed-in learner continues to the page they came from. If they
 * asked to sign in again, they continue after they sign in on this page.
 */
export function LoginPage({ deletion }: Pick<Services, 'deletion'>) {
  const { state } = useAuth()
  const place = usePlace('login')
  const [hasSignedIn, setSignedIn] = useState(false)
  const isAgain = place?.again !== undefined
  if (state.status === 'signed-in' && (!isAgain || hasSignedIn))
    return __HAS_LANGUAGES__ ? (
      <GoOn learner={state.learner.id} to={returnPath(place?.from)} />
    ) : (
      <Navigate replace to={returnPath(place?.from)} />
    )
  return (
    <div className={styles.page}>
      <DocumentTitle />
      <a className="skip" href={`#${mainContentId}`}>
        {navWords.skip}
      </a>
      <header className={styles.picture}>
        <SiteLink className={styles.logo} to={paths.home}>
          <Logo name={site.name} />
        </SiteLink>
        <div className={styles.scene}>
          <Prairie shape="tall" />
        </div>
      </header>
      <main id={mainContentId} tabIndex={-1} className={styles.main}>
        {__HAS_LANGUAGES__ ? <LanguageButtons /> : null}
        {deletion === undefined ? null : <AccountDeleted loader={deletion} />}
        <ErrorBoundary>
          {state.status === 'loading' ? <PageSpinner /> : <loginScreen.Screen onSignedIn={() => setSignedIn(true)} />}
        </ErrorBoundary>
      </main>
    </div>
  )
}

/** Shown after an account was deleted. */
function AccountDeleted({ loader: { state } }: { readonly loader: DeletionLoader }) {
  const { kind } = useSyncExternalStore(state.subscribe, state.getSnapshot, state.getSnapshot)
  if (kind !== 'done') return null
  return (
    <Block after={5}>
      <Banner kind="done">
        <p>{learnerFrameWords.accountDeleted}</p>
      </Banner>
    </Block>
  )
}
