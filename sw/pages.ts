// Role: the open pages of this site, and the messages to them.
// Guarantee: pages hear of a fill while it runs, and when it has ended.
// Must not: talk to a page outside the folder of the site. It belongs to another site on this origin.

import type { ReadinessMessage, UpdateMessage } from '../src/platform/workerMessages'

const PROGRESS_EVERY_MS = 250

export interface Pages {
  readonly open: () => Promise<readonly WindowClient[]>
  readonly tell: (message: ReadinessMessage | UpdateMessage) => Promise<void>
  /** Calls `tellPages` during a fill, and again when it has succeeded or failed. */
  readonly fillAloud: (tellPages: () => Promise<void>, fill: () => Promise<void>) => Promise<void>
}

export function createPages({
  clients,
  registration,
}: Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>): Pages {
  async function open(): Promise<readonly WindowClient[]> {
    const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    return all.filter(({ url }) => url.startsWith(registration.scope))
  }
  return {
    open,
    tell: async (message) => {
      for (const client of await open()) client.postMessage(message)
    },
    fillAloud: async (tellPages, fill) => {
      const tellQuietly = (): Promise<void> => tellPages().catch(() => undefined)
      const timer = setInterval(() => void tellQuietly(), PROGRESS_EVERY_MS)
      try {
        await fill()
      } finally {
        clearInterval(timer)
        await tellQuietly()
      }
    },
  }
}
