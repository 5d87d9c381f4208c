import type { WindowTriggers } from './platform/window/windowTriggers'
import type { ReplicationStore, Watched } from './store/replicationStore'

interface SendAfterLeavingParts {
  readonly store: Pick<ReplicationStore, 'watch'>
  /** The name of the remote. */
  readonly remote: string
  readonly triggers: Pick<WindowTriggers, 'onOffline' | 'onHidden' | 'isOnline' | 'isVisible'>
  readonly askWorker: () => void
}

/**
 * Asks for the worker's help where this page may not be there to send: when something waits as the page is left or the
 * connection goes, and for what is written after that. Returns the way to stop.
 */
export function sendAfterLeaving({ store, remote, triggers, askWorker }: SendAfterLeavingParts): () => void {
  let last: Watched | undefined
  /** A failing exchange changes rows too, and must not wake the worker again and again. */
  let askedFor = 0

  function see(watched: Watched): void {
    last = watched
    const isHere = triggers.isVisible() && triggers.isOnline()
    if (!isHere && watched.revision > askedFor) ask()
  }
  function ask(): void {
    if (last === undefined || last.revision <= last.syncedRevision) return
    askedFor = last.revision
    askWorker()
  }

  const stops = [store.watch(remote, see), triggers.onOffline(ask), triggers.onHidden(ask)]
  return () => {
    for (const stop of stops) stop()
  }
}
