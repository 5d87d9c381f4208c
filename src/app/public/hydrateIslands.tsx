import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { nextTask } from '../../platform/window/nextTask'
import { Corner } from '../layout/Corner'
import type { IslandName } from './Island'
import { OfflineReceipt } from './OfflineReceipt'
import { PublicBar, type PublicBarProps } from './PublicBar'
import { StartLink, StartNote } from './StartHere'

/**
 * Brings a prerendered page to life: React hydrates its islands with the signed-out markup that the build wrote. The
 * page between them needs no script, so it is read, and its links work, before this one comes and without it.
 */
export async function hydrateIslands(page: HTMLElement, bar: PublicBarProps): Promise<void> {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    // One after another on purpose: all of them in one task would be the longest of the page.
    await nextTask()
    const { island: name, text = '', label = '' } = island.dataset
    hydrate(island, islandOf(name as IslandName, { text, label, bar }))
  }
}

/** What only some pages have comes with a script of its own, which other pages never fetch. */
function hydrate(island: HTMLElement, drawn: ReactNode | Promise<ReactNode>): void {
  if (!(drawn instanceof Promise)) {
    hydrateRoot(island, drawn)
    return
  }
  // Without its script the part stays as the build drew it: readable, and silent.
  drawn.then((node) => hydrateRoot(island, node)).catch(console.error)
}

interface Known {
  readonly text: string
  readonly label: string
  readonly bar: PublicBarProps
}

function islandOf(name: IslandName, { text, label, bar }: Known): ReactNode | Promise<ReactNode> {
  switch (name) {
    case 'bar':
      return <PublicBar {...bar} />
    case 'start':
      return <StartLink account={bar.account} path={text} />
    case 'start-note':
      return <StartNote account={bar.account} note={text} />
    case 'corner':
      return <Corner hasScrollToTop />
    case 'offline-proof':
      return <OfflineReceipt promise={text} />
    case 'copy':
      return import('./CopyButton').then(({ CopyButton }) => <CopyButton text={text} label={label} />)
    case 'contact-form':
      return import('./MailForm').then(({ MailForm }) => <MailForm email={text} />)
  }
}
