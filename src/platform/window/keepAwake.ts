interface WakeLock {
  release(): Promise<void>
}

/** `window`, or a stand-in. Older browsers have no wake lock: there the screen goes dark when its device says so. */
export interface WakeHost {
  readonly navigator: { readonly wakeLock?: { request(type: 'screen'): Promise<WakeLock> } }
  readonly document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
    removeEventListener(type: 'visibilitychange', listener: () => void): void
  }
}

/**
 * Keeps the screen from going dark until what it returns is called. A browser takes the lock back whenever the page is
 * hidden, so it is asked for again when the page returns; a refusal (a low battery) is nothing to tell.
 */
export function keepAwake(host: WakeHost = window): () => void {
  const { document, navigator } = host
  let lock: WakeLock | undefined
  let isWanted = true

  async function lockScreen(): Promise<void> {
    const given = await navigator.wakeLock?.request('screen')
    if (isWanted) lock = given
    else await given?.release()
  }
  const follow = (): void => {
    if (document.visibilityState === 'visible') void lockScreen().catch(() => undefined)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', follow)
    void lock?.release().catch(() => undefined)
  }
}
