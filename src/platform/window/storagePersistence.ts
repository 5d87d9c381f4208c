/** `unknown`: the browser doesn't say. */
export type Persistence = 'persistent' | 'best-effort' | 'unknown'

/** Storage space in bytes. This is an estimate, and some browsers make it less exact on purpose. */
export interface StorageSpace {
  readonly usedBytes: number
  readonly leftBytes: number
}

/** The part of the browser's StorageManager that we use. Every part may be missing. */
export interface StorageHost {
  persisted?(): Promise<boolean>
  persist?(): Promise<boolean>
  estimate?(): Promise<{ readonly usage?: number; readonly quota?: number }>
}

/** The parts of `navigator` that show whether the browser would ask a question, and whether it has been answered. */
interface PromptHost {
  readonly userAgent: string
  readonly permissions?: {
    query(permission: { readonly name: 'persistent-storage' }): Promise<{ readonly state: string }>
  }
}

function browserStorage(): StorageHost | undefined {
  const host: { readonly storage?: StorageHost } = window.navigator
  return host.storage
}

/** Whether the browser has promised never to clear this site's storage automatically. */
export async function readPersistence(storage: StorageHost | undefined = browserStorage()): Promise<Persistence> {
  try {
    const isPersisted = await storage?.persisted?.()
    return isPersisted === undefined ? 'unknown' : isPersisted ? 'persistent' : 'best-effort'
  } catch {
    return 'unknown'
  }
}

/**
 * Asks the browser to promise that. Some browsers ask the learner, so the reason must be on the screen. There is no
 * answer until the learner closes the browser's question, so no other code may wait for it.
 */
export async function requestPersistence(storage: StorageHost | undefined = browserStorage()): Promise<Persistence> {
  try {
    const isPersisted = await storage?.persist?.()
    return isPersisted === undefined ? 'unknown' : isPersisted ? 'persistent' : 'best-effort'
  } catch {
    return 'unknown'
  }
}

/**
 * If the browser decides without a question, asks for that promise right after something was saved. Does nothing if the
 * learner would be asked, because there is a button for that. Never rejects. No other code may wait for it.
 */
export async function requestPersistenceQuietly(
  storage: StorageHost | undefined = browserStorage(),
  host: PromptHost = window.navigator,
): Promise<void> {
  if ((await readPersistence(storage)) !== 'best-effort') return
  if (await wouldPrompt(host)) return
  await requestPersistence(storage)
}

/**
 * Only Firefox shows a question. Chromium also reports the permission as `prompt` but never shows one, so the
 * permission alone is not enough.
 */
async function wouldPrompt({ userAgent, permissions }: PromptHost): Promise<boolean> {
  if (!userAgent.includes('Firefox/')) return false
  try {
    return (await permissions?.query({ name: 'persistent-storage' }))?.state !== 'granted'
  } catch {
    return true
  }
}

/**
 * Space used and left for this site. Undefined if the browser doesn't report it. Use it for display, never for
 * decisions.
 */
export async function readStorageSpace(
  storage: StorageHost | undefined = browserStorage(),
): Promise<StorageSpace | undefined> {
  try {
    const estimate = await storage?.estimate?.()
    if (estimate?.usage === undefined || estimate.quota === undefined) return undefined
    return { usedBytes: estimate.usage, leftBytes: Math.max(0, estimate.quota - estimate.usage) }
  } catch {
    return undefined
  }
}
