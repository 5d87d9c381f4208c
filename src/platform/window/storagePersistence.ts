/** `unknown`: the browser doesn't say. */
export type Persistence = 'persistent' | 'best-effort' | 'unknown'

/** Bytes; an estimate, and some browsers blur it. */
export interface StorageSpace {
  readonly usedBytes: number
  readonly leftBytes: number
}

/** The part of the browser's StorageManager that is used; every part may be missing. */
export interface StorageHost {
  persisted?(): Promise<boolean>
  persist?(): Promise<boolean>
  estimate?(): Promise<{ readonly usage?: number; readonly quota?: number }>
}

/** Who asks the learner, and whether that is settled already. */
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

/** Whether the browser has promised not to clear this site's storage by itself. */
export async function readPersistence(storage: StorageHost | undefined = browserStorage()): Promise<Persistence> {
  try {
    const isPersisted = await storage?.persisted?.()
    return isPersisted === undefined ? 'unknown' : isPersisted ? 'persistent' : 'best-effort'
  } catch {
    return 'unknown'
  }
}

/**
 * Asks for that promise; some browsers ask the learner, so the reason must be on the screen. The answer may stay out
 * for as long as a question of the browser stands unanswered: never make anything wait for it.
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
 * Asks for it where the browser decides by itself: right after something was saved, without a word on the screen. Does
 * nothing where the learner would be asked, for which there is a button. Never rejects, and never make anything wait for it.
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
 * Only Firefox shows a question. Chromium calls the permission `prompt` too and never shows one, so that the permission alone
 * does not tell.
 */
async function wouldPrompt({ userAgent, permissions }: PromptHost): Promise<boolean> {
  if (!userAgent.includes('Firefox/')) return false
  try {
    return (await permissions?.query({ name: 'persistent-storage' }))?.state !== 'granted'
  } catch {
    return true
  }
}

/** Space used and left for this site, or undefined where the browser doesn't say. For showing, never for deciding. */
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
