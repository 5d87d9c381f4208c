import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import type { Learner } from '../../data/accounts/accounts'
import { wasComeBackTo } from '../../platform/window/beginAtTop'
import { installer } from '../../platform/window/installing'
import { awaitHeadingFocus } from '../../ui/PageHeading'
import { loginPath } from '../../words/links'
import { paths, whoPath } from '../../words/paths'
import { placeAt } from '../../words/places'
import { createSignOutCalls } from '../account/signOutCalls'
import { createRoot } from './createRoot'
import { LearnerApp, type LearnerAppProps } from './LearnerApp'
import type { Services } from './Services'
import { isForLearners, preloadPlace } from './screens'
import { opensUnsaved } from './UnsavedFrame'

interface MountParts extends Pick<LearnerAppProps, 'account'> {
  readonly services: Promise<Services>
  /** Resolves when the stylesheets of the site are applied. */
  readonly styled: Promise<void>
}

/**
 * Runs the first authentication check, then mounts the app (contract, section 2.3: pages render only after it). The
 * check reads data on this device and doesn't use the network. The screen's script is fetched while the databases open.
 */
export async function mountLearnerApp(
  root: HTMLElement,
  { services: opening, styled, account }: MountParts,
): Promise<void> {
  // Browsers send the install event only once and early, so the installer must already listen.
  installer()
  const { pathname } = window.location
  const place = placeAt(window.location)
  const script = preloadPlace(place)
  const services = await opening
  const learner = await firstCheck(services)
  const isForReading = services.accounts.keepsNothing === true && opensUnsaved(place)
  if (learner === undefined && isForLearners(place) && !isForReading) sendToLogin()
  // If opening fails, the screen shows its own error message.
  if (learner !== undefined) await services.stores.open(learner.id).catch(() => undefined)
  await Promise.all([window.location.pathname === pathname ? script : preloadPlace(placeAt(window.location)), styled])
  const signOut = createSignOutCalls(
    () => opening,
    () => window.location.assign(paths.home),
    () => window.location.assign(whoPath),
  )
  if (wasComeBackTo()) awaitHeadingFocus()
  const app = <LearnerApp account={account} signOut={signOut} services={services} initial={learner} />
  const mount = () => createRoot(root).render(app)
  // The login shows no progress. Rendering it in small parts keeps a slow phone responsive.
  if (window.location.pathname === paths.login) startTransition(mount)
  // The screen's data is ready. If it is rendered before the next paint, the first paint is complete.
  else flushSync(mount)
}

async function firstCheck({ accounts }: Services): Promise<Learner | undefined> {
  try {
    return await accounts.current()
  } catch (error) {
    console.warn('Authentication check failed', error)
    return undefined
  }
}

/**
 * This runs before React mounts, so that the first page isn't treated as a navigation. The focus does not move, and no
 * history entry is added.
 */
function sendToLogin(): void {
  const { pathname, search, hash } = window.location
  window.history.replaceState(null, '', loginPath(pathname + search + hash))
}
