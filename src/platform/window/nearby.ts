import type { AskedWorker } from './askWorker'

/**
 * Brings the files of an update to a worker from another device in the room. Resolves when all are there, or no more can
 * be brought. Never rejects.
 */
export type Bring = (worker: AskedWorker) => Promise<void>

export interface Nearby {
  /** From now on, updates first come this way. @returns a function that ends it */
  readonly offer: (bring: Bring) => () => void
  /** Undefined if no device in the room is known. A second call joins the first. */
  readonly bring: (worker: AskedWorker) => Promise<void> | undefined
}

export function createNearby(): Nearby {
  let offered: Bring | undefined
  let running: Promise<void> | undefined
  return {
    offer: (bring) => {
      offered = bring
      return () => {
        if (offered === bring) offered = undefined
      }
    },
    bring: (worker) => {
      running ??= offered?.(worker).finally(() => {
        running = undefined
      })
      return running
    },
  }
}

/** The devices that this window knows. */
export const nearby = createNearby()
