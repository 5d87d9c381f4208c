import { afterEach, beforeEach, expect, vi } from 'vitest'
import { createEngine } from '../../../src/data/replication/createEngine'
import type { Engine } from '../../../src/data/replication/createRounds'
import { MemoryLocks, oneDevice } from './oneDevice'
import { Triggers } from './Triggers'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Advances the time, and runs all timers that are due in it. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A device, an account, a window and an engine, under a stopped clock. Each test gets a new one. */
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
  /** The calls of the remote. */
  exchanges = vi.spyOn(this.device.remote, 'exchange')
  engine: Engine | undefined
  /** The bugs that the engine has reported. */
  bugs: unknown[] = []
  /** From 0 to 255. The jitter derives from it. */
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
    return this.device.store.isWaiting()
  }

  start(locks?: MemoryLocks): void {
    this.engine = this.engineOf(this.device, this.triggers, locks)
  }

  /** Returns the engine of another tab, or of another device of the account. */
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
