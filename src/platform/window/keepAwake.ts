interface WakeLock {
  release(): Promise<void>
}

/**
 * `window`, or a stand-in. Older browsers have no wake lock. On those browsers, the device decides when the screen
 * turns off.
 */
export interface WakeHost {
  readonly navigator: { readonly wakeLock?: { request(type: 'screen'): Promise<WakeLock> } }
  readonly document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
    removeEventListener(type: 'visibilitychange', listener: () => void): void
  }
}

/**
 * Keeps the screen on until the returned function is called. A browser releases the lock whenever the page is hidden,
 * so this requests it again when the page is visible. Failures (for example a low battery) are ignored.
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
