import { createStore } from '../platform/createStore'
import type { Backup, BackupState, BackupStatus } from '../data/store/backup'
import type { LiveSource } from '../data/store/liveSource'

/** The backup status that screens show. */
export interface BackupView extends BackupState {
  /** The status that would be shown if no exchange were running. */
  readonly settled: BackupStatus
}

/** Milliseconds. A shorter exchange is not shown, because most of them find nothing to send or no network. */
const NEWS_AFTER_MS = 600

/**
 * Delays *Backing up* until the exchange has lasted 600 ms, and hides it if there are no pending changes. A state may
 * be older than the learner's last actions. These actions are treated as pending changes, so they are never shown as
 * backed up too early.
 *
 * settled ---- backing up ----> delayed ------ 600 ms ----> shown as backing up ^                              |
 * | +------------------------------+------ anything else ---------+
 */
export function withoutFlicker(source: LiveSource<BackupState>, written: Backup['written']): LiveSource<BackupView> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave: (() => void) | undefined
  const shown = createStore<{ readonly view: BackupView | undefined }>({ view: undefined }, () => {
    clearTimeout(timer)
    timer = undefined
    leave?.()
    leave = undefined
  })

  const show = (state: BackupState, settled: BackupStatus): void => {
    clearTimeout(timer)
    timer = undefined
    shown.set({ view: { ...state, settled } })
  }
  const hear = (): void => {
    const state = unlessFailed(source, written.getSnapshot())
    const { view } = shown.getSnapshot()
    // If the read failed, `getSnapshot` throws its error to the caller.
    if (state === 'failed') shown.set({ view })
    if (state === 'failed' || state === undefined) return
    const { status } = state
    if (status.kind !== 'backing-up') return show(state, status)
    const settled = settledWhile(status.waiting, state, view?.settled)
    // The status already shows *Backing up*, or no changes are pending.
    if (view?.status.kind === 'backing-up' || status.waiting === 0) {
      return show(status.waiting === 0 ? { ...state, status: settled } : state, settled)
    }
    if (timer !== undefined) return
    show({ ...state, status: settled }, settled)
    timer = setTimeout(() => {
      const now = unlessFailed(source, written.getSnapshot())
      if (now !== 'failed' && now?.status.kind === 'backing-up') show(now, settled)
    }, NEWS_AFTER_MS)
  }

  return {
    subscribe(listener) {
      const stop = shown.subscribe(listener)
      if (leave === undefined) {
        const leaves = [source.subscribe(hear), written.subscribe(hear)]
        leave = () => leaves.forEach((left) => left())
        hear()
      }
      return stop
    },
    getSnapshot() {
      // This throws if the read has failed.
      source.getSnapshot()
      return shown.getSnapshot().view
    },
  }
}

/**
 * The status during an exchange. It is the status from before the exchange, with the current number of pending changes.
 */
function settledWhile(waiting: number, state: BackupState, before: BackupStatus | undefined): BackupStatus {
  if (before !== undefined && before.kind !== 'backed-up' && before.kind !== 'backing-up') return { ...before, waiting }
  return waiting === 0 && state.lastBackupAt !== undefined
    ? { kind: 'backed-up', at: state.lastBackupAt }
    : { kind: 'saved-here', waiting }
}

function unlessFailed(source: LiveSource<BackupState>, written: number): BackupState | 'failed' | undefined {
  try {
    const state = source.getSnapshot()
    return state === undefined ? undefined : withWritten(state, written)
  } catch {
    return 'failed'
  }
}

function withWritten(state: BackupState, written: number): BackupState {
  const missed = Math.max(0, written - state.revision)
  if (missed === 0) return state
  const { status } = state
  if (status.kind === 'backed-up') return { ...state, status: { kind: 'saved-here', waiting: missed } }
  return { ...state, status: { ...status, waiting: status.waiting + missed } }
}
