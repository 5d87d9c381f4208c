/** `unknown`: the browser doesn't say. */
export type Persistence = 'persistent' | 'best-effort' | 'unknown'

/** In bytes. This is an estimate, and some browsers make it less exact. */
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

/** Tells which browser shows a question, and whether it is already answered. */
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
 * Asks for that promise. Some browsers ask the learner, so the reason must be on the screen. While the browser's
 * question is open there is no answer, so never make anything wait for it.
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
 * Asks for it where the browser decides without a question, right after something was saved. Does nothing where the
 * learner would be asked, because there is a button for that. Never rejects. Never make anything wait for it.
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
 * Space used and left for this site. Undefined where the browser doesn't say. Use it for display, never for decisions.
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
