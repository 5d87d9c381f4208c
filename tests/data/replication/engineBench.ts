import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createEngine } from '../../../src/data/replication/createEngine'
import type { Engine } from '../../../src/data/replication/createRounds'
import { MemoryLocks, oneDevice } from './oneDevice'
import { Triggers } from './Triggers'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Lets the time pass, and everything happen that was due in it. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A device, an account, a window and an engine, under a clock that stands still; new for each test. */
export function engineBench() {
  const bench = new EngineBench()
  beforeEach(() => {
    vi.useFakeTimers()
    bench.reset()
  })
  afterEach(async () => {
    await bench.engine?.stop()
    expect(bench.bugs).toEqual([])
    vi.useRealTimers()
  })
  return bench
}

class EngineBench {
  device = oneDevice()
  triggers = new Triggers()
  /** Calls of the remote. */
  exchanges = vi.spyOn(this.device.remote, 'exchange')
  engine: Engine | undefined
  /** What the engine has reported. */
  bugs: unknown[] = []
  /** From 0 to 255: what the jitter is made from. */
  chance = 255

  reset(): void {
    this.device = oneDevice()
    this.triggers = new Triggers()
    this.exchanges = vi.spyOn(this.device.remote, 'exchange')
    this.engine = undefined
    this.bugs = []
    this.chance = 255
  }

  get isWaiting(): boolean {
    return this.device.store.isWaiting('firestore')
  }

  start(locks?: MemoryLocks): void {
    this.engine = this.engineOf(this.device, this.triggers, locks)
  }

  /** Another tab, or another device of the account. */
  engineOf(
    { store, remote }: ReturnType<typeof oneDevice>,
    triggers = new Triggers(),
    locks = new MemoryLocks(),
  ): Engine {
    return createEngine({
      store,
      remote,
      triggers,
      random: { bytes: (length) => new Uint8Array(length).fill(this.chance) },
      report: (error) => void this.bugs.push(error),
      locks,
    })
  }
}
