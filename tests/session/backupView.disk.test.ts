import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withoutFlicker } from '../../src/session/backupView'
import { createStore } from '../../src/platform/createStore'
import type { BackupState, BackupStatus } from '../../src/data/store/backup'

const AT = '2026-11-21T16:12:00.000Z'
const saved = (waiting: number): BackupStatus => ({ kind: 'saved-here', waiting })
const running = (waiting: number): BackupStatus => ({ kind: 'backing-up', waiting })
const backedUp: BackupStatus = { kind: 'backed-up', at: AT }

/** A source that the test controls, and a list of the states that a screen saw. */
function scene() {
  let state: BackupState | undefined
  let failure: Error | undefined
  const listeners = new Set<() => void>()
  const written = createStore(1)
  const calm = withoutFlicker(
    {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      getSnapshot: () => {
        if (failure !== undefined) throw failure
        return state
      },
    },
    written,
  )
  const seen: (string | undefined)[] = []
  const see = (): void => {
    const status = calm.getSnapshot()?.status
    const text = status && `${status.kind}${'waiting' in status ? ` ${status.waiting}` : ''}`
    if (seen.at(-1) !== text) seen.push(text)
  }
  return {
    calm,
    seen,
    written,
    watched: listeners,
    watch: () => calm.subscribe(see),
    say: (status: BackupStatus, lastBackupAt?: string) => {
      state = { revision: written.getSnapshot(), status, lastBackupAt, keptHereOnly: 0 }
      for (const listener of listeners) listener()
    },
    sayOf: (revision: number, status: BackupStatus) => {
      state = { revision, status, lastBackupAt: undefined, keptHereOnly: 0 }
      for (const listener of listeners) listener()
    },
    fail: () => {
      failure = new Error('a bug')
      for (const listener of listeners) listener()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('withoutFlicker', () => {
  it('hides an exchange that ends at once, such as one offline', () => {
    const { seen, watch, say } = scene()
    watch()
    say(saved(3))
    say(running(3))
    vi.advanceTimersByTime(500)
    say(saved(3))
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual(['saved-here 3'])
  })

  it('shows Backing up when the exchange lasts, then its result', () => {
    const { seen, watch, say } = scene()
    watch()
    say(saved(3))
    say(running(3))
    vi.advanceTimersByTime(600)
    say(running(4))
    say(backedUp, AT)
    expect(seen).toEqual(['saved-here 3', 'backing-up 3', 'backing-up 4', 'backed-up'])
  })

  it('stays at Backed up while an exchange has nothing to send', () => {
    const { seen, watch, say } = scene()
    watch()
    say(running(0), AT)
    vi.advanceTimersByTime(10_000)
    say(backedUp, AT)
    expect(seen).toEqual(['backed-up'])
  })

  it('counts waiting changes when it starts in the middle of an exchange', () => {
    const { seen, watch, say } = scene()
    say(running(2))
    watch()
    expect(seen).toEqual(['saved-here 2'])
    vi.advanceTimersByTime(600)
    expect(seen).toEqual(['saved-here 2', 'backing-up 2'])
  })

  it('keeps the status that needs action as settled during a retry', () => {
    const { calm, watch, say } = scene()
    watch()
    say({ kind: 'refused', reason: 'x', waiting: 1 })
    say(running(2))
    vi.advanceTimersByTime(700)
    expect(calm.getSnapshot()?.status.kind).toBe('backing-up')
    expect(calm.getSnapshot()?.settled).toEqual({ kind: 'refused', reason: 'x', waiting: 2 })
  })

  it('does not call waiting changes backed up', () => {
    const { calm, watch, say } = scene()
    watch()
    say(backedUp, AT)
    say(running(1), AT)
    expect(calm.getSnapshot()?.status).toEqual(saved(1))
  })

  it('never calls an action backed up that its state predates', () => {
    const { seen, written, watch, say, calm } = scene()
    watch()
    say(backedUp, AT)
    written.set(2)
    expect(calm.getSnapshot()?.settled).toEqual(saved(1))
    say(saved(1), AT)
    say(backedUp, AT)
    say(running(0), AT)
    written.set(3)
    say(running(1), AT)
    say(backedUp, AT)
    expect(seen).toEqual(['backed-up', 'saved-here 1', 'backed-up', 'saved-here 1', 'backed-up'])
  })

  it('accepts a state that already includes an action not yet reported saved', () => {
    const { seen, written, watch, sayOf } = scene()
    watch()
    sayOf(2, saved(1))
    written.set(2)
    expect(seen).toEqual(['saved-here 1'])
  })

  it('throws a failed read and unsubscribes when the last watcher leaves', () => {
    const { calm, watch, say, fail, watched } = scene()
    const leave = calm.subscribe(() => undefined)
    say(running(1))
    fail()
    expect(() => calm.getSnapshot()).toThrow('a bug')
    vi.advanceTimersByTime(1000)
    leave()
    expect(watched.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(watch).toThrow('a bug')
  })
})
