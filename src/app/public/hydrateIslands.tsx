import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Mirror } from '../../platform/window/mirror'
import { whoPath } from '../../words/paths'
import type { SignOutCalls } from '../account/signOutCalls'
import { Corner } from '../layout/Corner'
import type { Services } from '../learner/Services'
import { showErrorPage } from '../showErrorPage'
import type { IslandName } from './Island'
import { PublicBar, type PublicBarProps } from './PublicBar'
import { StartLink, StartNote } from './StartHere'

export interface AwakeParts {
  readonly path: string
  readonly account: Mirror
  /** Opens the databases. A public page needs them only when someone signs out on that page. */
  readonly services: () => Promise<Services>
}

/** The saved files of this device are shown without React (wakePage.ts). */
type AwakeIsland = Exclude<IslandName, 'offline-proof'>

/**
 * After signing out on a public page, the visitor stays on that page. Switching opens the screen to choose a learner.
 * The code for both loads with the databases, on demand.
 */
export function signOutHere(services: AwakeParts['services']): SignOutCalls {
  const calls = async (): Promise<SignOutCalls> => {
    const { createSignOutCalls } = await import('../account/signOutCalls')
    return createSignOutCalls(
      services,
      () => undefined,
      () => window.location.assign(whoPath),
    )
  }
  return {
    facts: async () => (await calls()).facts(),
    switchLearner: async (isSure) => (await calls()).switchLearner(isSure),
    keep: async () => (await calls()).keep(),
    remove: async (facts) => (await calls()).remove(facts),
  }
}

/**
 * Makes a prerendered page interactive: React hydrates its islands with the signed-out markup from the build. The rest
 * of the page can be read, and its links work, without this script. `hasCome` is called for each hydrated island. If an
 * island has an error, the error screen replaces the full page (contract, section 2.6).
 */
export async function hydrateIslands(
  page: HTMLElement,
  { path, account, services }: AwakeParts,
  hasCome: (island: HTMLElement) => void,
): Promise<void> {
  const bar = { path, account, signOut: signOutHere(services) }
  const onUncaughtError = (error: unknown): void => {
    console.error(error)
    showErrorPage(page, error)
  }
  const coming: Promise<void>[] = []
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    // Each island is hydrated in its own task. If all were hydrated in one task, it would be the page's longest.
    await nextTask()
    const { island: name, text = '', label = '' } = island.dataset
    if (name === 'offline-proof') continue
    const drawn = islandOf(name as AwakeIsland, { text, label, bar })
    coming.push(hydrate({ island, onUncaughtError }, drawn, hasCome))
  }
  await Promise.all(coming)
}

/** Parts that are on only some pages load their own script, so other pages never fetch it. */
async function hydrate(
  { island, onUncaughtError }: { readonly island: HTMLElement; readonly onUncaughtError: (error: unknown) => void },
  drawn: ReactNode | Promise<ReactNode>,
  hasCome: (island: HTMLElement) => void,
): Promise<void> {
  try {
    hydrateRoot(island, drawn instanceof Promise ? await drawn : drawn, { onUncaughtError })
    hasCome(island)
  } catch (error) {
    // If its script fails, the part stays as the build rendered it. It can be read, but it isn't interactive.
    console.error(error)
  }
}

interface Known {
  readonly text: string
  readonly label: string
  readonly bar: PublicBarProps
}

function islandOf(name: AwakeIsland, { text, label, bar }: Known): ReactNode | Promise<ReactNode> {
  switch (name) {
    case 'bar':
      return <PublicBar {...bar} />
    case 'start':
      return <StartLink account={bar.account} path={text} />
    case 'start-note':
      return <StartNote account={bar.account} note={text} />
    case 'corner':
      return <Corner hasScrollToTop />
    case 'copy':
      return import('./CopyButton').then(({ CopyButton }) => <CopyButton text={text} label={label} />)
    case 'contact-form':
      return import('./MailForm').then(({ MailForm }) => <MailForm email={text} />)
  }
}

/**
 * Lets the browser paint and respond before the work continues. A separate task for each part keeps a slow phone
 * responsive.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
