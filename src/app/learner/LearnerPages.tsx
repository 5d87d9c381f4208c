import { useEffect } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useAuth } from '../../data/accounts/AuthContext'
import { lookOf } from '../../data/accounts/learnerLook'
import type { Mirror } from '../../platform/window/mirror'
import { site } from '../../site'
import { LearnerPicture } from '../../ui/LearnerPicture'
import { ErrorBoundary } from '../ErrorBoundary'
import { Corner } from '../layout/Corner'
import { Footer } from '../layout/Footer'
import { FooterLine } from '../layout/FooterLine'
import { NavBar } from '../layout/NavBar'
import { PlainBar } from '../layout/PlainBar'
import { SiteLayout } from '../layout/SiteLayout'
import { NotFound } from '../NotFound'
import { PageSpinner } from '../PageSpinner'
import { publicPathAt } from '../public/publicPathAt'
import { DocumentTitle } from './DocumentTitle'
import { LoginPage } from './LoginPage'
import { Protected } from './Protected'
import { type Frame, frameOf, isForLearners, type LearnerPlace, learnerScreens } from './screens'
import type { Services } from './Services'
import { navWords as words } from '#words/nav'
import { ReleaseFocus } from '../../ui/ReleaseFocus'
import { type TabItem, Tabs } from '../../ui/Tabs'
import type { IconName } from '../../ui/Icon'
import { paths, type SitePath } from '../../words/paths'
import { placeAt } from '../../words/places'
import type { Elements } from '../../ui/Elements'

interface LearnerPagesProps {
  readonly services: Services
  readonly account: Mirror
  readonly onSignOut: () => void
  readonly onSwitch: () => void
  readonly isLeaving: boolean
}

/**
 * A learner needs only one line of the footer. Visitors can also see the not-found page, so it gets the full footer of
 * public pages.
 */
function footerOf(frame: Frame | undefined): Elements {
  if (frame === undefined) return <Footer site={site} />
  return frame === 'section' || frame === 'reading' ? <FooterLine /> : undefined
}

export function LearnerPages({ services, account, onSignOut, onSwitch, isLeaving }: LearnerPagesProps) {
  const location = useLocation()
  const { pathname } = location
  const { state, accounts } = useAuth()
  const place = placeAt(location)
  if (place?.screen === 'login') return <LoginPage deletion={services.deletion} />
  if (publicPathAt(pathname) !== undefined) return <OpenDocument />
  const frame = frameOf(place)
  // The tabs lead to screens that need a learner.
  const isUnsaved = state.status === 'signed-out' && accounts.keepsNothing === true
  const start = frame !== 'section' ? 'under-bar' : isUnsaved ? 'below-bar' : 'below-tabs'
  const bar = {
    path: pathname,
    account,
    onSignOut,
    onSwitch,
    picture: state.status === 'signed-in' ? <LearnerPicture {...lookOf(state.learner)} size="small" /> : undefined,
  }
  return (
    <SiteLayout
      bar={frame === 'plain' ? <PlainBar {...bar} /> : <NavBar {...bar} />}
      tabs={start === 'below-tabs' ? <SectionTabs /> : undefined}
      start={start}
      footer={footerOf(frame)}
      corner={<Corner hasScrollToTop={frame === 'section' || frame === undefined} />}
    >
      {isForLearners(place) ? (
        <Protected services={services} isLeaving={isLeaving} onSwitch={onSwitch} onSignOut={onSignOut}>
          <PlaceView place={place} />
        </Protected>
      ) : (
        <>
          <DocumentTitle />
          <NotFound />
        </>
      )}
    </SiteLayout>
  )
}

/** The screen for a place. A screen that fails is replaced. The bar and tabs remain, so the learner can leave. */
function PlaceView({ place }: { readonly place: LearnerPlace }) {
  const { pathname } = useLocation()
  const { Screen } = learnerScreens[place.screen]
  return (
    <ErrorBoundary key={`${place.screen} ${pathname}`}>
      <ReleaseFocus />
      <Screen />
    </ErrorBoundary>
  )
}

/** A public page was requested inside the learner area, so its document is loaded. */
function OpenDocument() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    window.location.replace(pathname + search + hash)
  }, [pathname, search, hash])
  return <PageSpinner />
}

interface Section {
  readonly to: SitePath
  readonly icon: IconName
  readonly text: string
}

const sections: readonly Section[] = [
  { to: paths.dashboard, icon: 'dashboard', text: words.dashboard },
  { to: paths.learning, icon: 'book', text: words.sectionLearning },
  { to: paths.achievements, icon: 'ribbon', text: words.sectionEarned },
  { to: paths.tools, icon: 'calculator', text: words.sectionTools },
  { to: paths.profile, icon: 'profile', text: words.profile },
]

/** The signed-in sections: binder tabs on wide screens, a bar at the bottom on narrow ones. */
function SectionTabs() {
  const items: readonly TabItem[] = sections.map(({ to, icon, text }) => ({
    id: to,
    icon,
    text,
    link: (content) => (
      <NavLink to={to} end>
        {content}
      </NavLink>
    ),
  }))
  return <Tabs label={words.sections} items={items} />
}
