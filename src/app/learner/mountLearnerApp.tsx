import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import type { Learner } from '../../data/accounts/accounts'
import { wasComeBackTo } from '../../platform/window/beginAtTop'
import { installer } from '../../platform/window/installing'
import { awaitHeadingFocus } from '../../ui/PageHeading'
import { lessonAt, loginPath, paths, whoPath } from '../../words/paths'
import { createSignOutCalls } from '../account/signOutCalls'
import { createRoot } from './createRoot'
import { LearnerApp, type LearnerAppProps } from './LearnerApp'
import { viewOf } from './pageKeyOf'
import type { Services } from './Services'
import { learnerScreenAt, preloadScreenAt } from './screens'

interface MountParts extends Pick<LearnerAppProps, 'account'> {
  readonly services: Promise<Services>
  /** Resolves when the stylesheets of the site are in force. */
  readonly styled: Promise<void>
}

/**
 * The first authentication check, then the app (contract, section 2.3: pages render only after it). The check reads
 * this device and no network; the screen's script is fetched while the databases open.
 */
export async function mountLearnerApp(
  root: HTMLElement,
  { services: opening, styled, account }: MountParts,
): Promise<void> {
  // Browsers say once, and early, that they can be asked.
  installer()
  const { pathname, search } = window.location
  const script = preloadScreenAt(pathname, viewOf(search))
  const services = await opening
  const learner = await firstCheck(services)
  const isForReading = services.accounts.keepsNothing === true && lessonAt(pathname) !== undefined
  if (learner === undefined && learnerScreenAt(pathname) !== undefined && !isForReading) sendToLogin()
  // Whatever fails here shows, with its words, where the screen would stand.
  if (learner !== undefined) await services.stores.open(learner.id).catch(() => undefined)
  await Promise.all([
    window.location.pathname === pathname ? script : preloadScreenAt(window.location.pathname),
    styled,
  ])
  const signOut = createSignOutCalls(
    () => opening,
    () => window.location.assign(paths.home),
    () => window.location.assign(whoPath),
  )
  if (wasComeBackTo()) awaitHeadingFocus()
  const app = <LearnerApp account={account} signOut={signOut} services={services} initial={learner} />
  const mount = () => createRoot(root).render(app)
  // Nobody's progress is asked for there: drawn in small parts, it leaves a slow phone free for what is pressed meanwhile.
  if (window.location.pathname === paths.login) startTransition(mount)
  // What the screen asks for lies ready: asked before the next paint, it is drawn whole in the first one.
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

/** Before React mounts, so that the first page is no navigation: no focus is moved and no step is added to go back. */
function sendToLogin(): void {
  const { pathname, search, hash } = window.location
  window.history.replaceState(null, '', loginPath(pathname + search + hash))
}
