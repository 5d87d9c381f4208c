import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Corner } from '../layout/Corner'
import type { IslandName } from './Island'
import { OfflineReceipt } from './OfflineReceipt'
import { PublicBar, type PublicBarProps } from './PublicBar'

/**
 * Brings a prerendered page to life: React hydrates its islands with the signed-out markup that the build wrote. The
 * page between them needs no script, so it is read, and its links work, before this one comes and without it.
 */
export function hydrateIslands(page: HTMLElement, bar: PublicBarProps): void {
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name, text = '' } = island.dataset
    hydrateRoot(island, islandOf(name as IslandName, text, bar))
  }
}

function islandOf(name: IslandName, text: string, bar: PublicBarProps): ReactNode {
  switch (name) {
    case 'bar':
      return <PublicBar {...bar} />
    case 'corner':
      return <Corner hasScrollToTop />
    case 'offline-proof':
      return <OfflineReceipt promise={text} />
  }
}
