import type { BackupState, BackupStatus } from '../../store/backup'
import type { LiveSource } from '../../store/liveSource'

/** What a screen shows of the backup. */
export interface BackupView extends BackupState {
  /** How it stands apart from an exchange that is just running. */
  readonly settled: BackupStatus
}

/** An exchange that is over sooner is not worth a word: most of them find nothing to do, or no network. */
const NEWS_AFTER_MS = 600

/**
 * Holds *Backing up* back until it has lasted, and does not show it at all while nothing waits.
 *
 *   settled ---- backing up ----> held back ---- 600 ms ----> shown as backing up
 *      ^                              |                              |
 *      +------------------------------+------ anything else ---------+
 */
export function withoutFlicker(source: LiveSource<BackupState>): LiveSource<BackupView> {
  const listeners = new Set<() => void>()
  let view: BackupView | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave: (() => void) | undefined

  const show = (state: BackupState, settled: BackupStatus): void => {
    clearTimeout(timer)
    timer = undefined
    view = { ...state, settled }
    for (const listener of listeners) listener()
  }
  const hear = (): void => {
    const state = unlessFailed(source)
    // A failed read is for whoever asks: see `getSnapshot`.
    if (state === 'failed') for (const listener of listeners) listener()
    if (state === 'failed' || state === undefined) return
    const { status } = state
    if (status.kind !== 'backing-up') return show(state, status)
    const settled = settledWhile(status.waiting, state, view?.settled)
    // Already said, or nothing to say.
    if (view?.status.kind === 'backing-up' || status.waiting === 0) {
      return show(status.waiting === 0 ? { ...state, status: settled } : state, settled)
    }
    if (timer !== undefined) return
    show({ ...state, status: settled }, settled)
    timer = setTimeout(() => {
      const now = unlessFailed(source)
      if (now !== 'failed' && now?.status.kind === 'backing-up') show(now, settled)
    }, NEWS_AFTER_MS)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (leave === undefined) {
        leave = source.subscribe(hear)
        hear()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearTimeout(timer)
        timer = undefined
        leave?.()
        leave = undefined
      }
    },
    getSnapshot() {
      // Throws when the read has failed.
      source.getSnapshot()
      return view
    },
  }
}

/** What is true while an exchange runs: what was shown before it, with what waits now. */
function settledWhile(waiting: number, state: BackupState, before: BackupStatus | undefined): BackupStatus {
  if (before !== undefined && before.kind !== 'backed-up' && before.kind !== 'backing-up') return { ...before, waiting }
  return waiting === 0 && state.lastBackupAt !== undefined
    ? { kind: 'backed-up', at: state.lastBackupAt }
    : { kind: 'saved-here', waiting }
}

function unlessFailed(source: LiveSource<BackupState>): BackupState | 'failed' | undefined {
  try {
    return source.getSnapshot()
  } catch {
    return 'failed'
  }
}
