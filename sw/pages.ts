// Role: the open pages of this site, and the messages to them.
// Guarantee: pages hear of a fill while it runs, and when it has ended.
// Must not: talk to a page outside the folder of the site. It belongs to another site on this origin.

import type { ReadinessMessage, UpdateMessage } from '../src/platform/workerMessages'

const PROGRESS_EVERY_MS = 250

export interface Pages {
  readonly windows: () => Promise<readonly WindowClient[]>
  readonly tell: (message: ReadinessMessage | UpdateMessage) => Promise<void>
  /** Calls `tellPages` during a fill, and again when it has succeeded or failed. */
  readonly fillAloud: (tellPages: () => Promise<void>, fill: () => Promise<void>) => Promise<void>
}

export function createPages({
  clients,
  registration,
}: Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>): Pages {
  async function windows(): Promise<readonly WindowClient[]> {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    return open.filter(({ url }) => url.startsWith(registration.scope))
  }
  return {
    windows,
    tell: async (message) => {
      for (const client of await windows()) client.postMessage(message)
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
