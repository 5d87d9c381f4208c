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
  /** Opens the databases, which a public page wants only when somebody signs out there. */
  readonly services: () => Promise<Services>
}

/** What this device keeps is told without React (wakePage.ts). */
type AwakeIsland = Exclude<IslandName, 'offline-proof'>

/**
 * Who signs out on a public page stays on it; who switches chooses on the screen for that. What does it comes with the
 * databases, which nobody asks for before.
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
 * Brings a prerendered page to life: React hydrates its islands with the signed-out markup that the build wrote. The
 * page between them needs no script, so it is read, and its links work, before this one comes and without it. Each is
 * told of as soon as it is React's. An error in one of them takes the whole page (contract, section 2.6).
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
    // One after another on purpose: all of them in one task would be the longest of the page.
    await nextTask()
    const { island: name, text = '', label = '' } = island.dataset
    if (name === 'offline-proof') continue
    const drawn = islandOf(name as AwakeIsland, { text, label, bar })
    coming.push(hydrate({ island, onUncaughtError }, drawn, hasCome))
  }
  await Promise.all(coming)
}

/** What only some pages have comes with a script of its own, which other pages never fetch. */
async function hydrate(
  { island, onUncaughtError }: { readonly island: HTMLElement; readonly onUncaughtError: (error: unknown) => void },
  drawn: ReactNode | Promise<ReactNode>,
  hasCome: (island: HTMLElement) => void,
): Promise<void> {
  try {
    hydrateRoot(island, drawn instanceof Promise ? await drawn : drawn, { onUncaughtError })
    hasCome(island)
  } catch (error) {
    // Without its script the part stays as the build drew it: readable, and silent.
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

/** Lets the browser paint and answer before the work goes on: a task of its own for each part of it keeps a slow phone awake. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
