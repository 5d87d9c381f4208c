import { completeLesson } from '../../../src/core/progress/lessons'
import { OWNER, day, device, fresh, lesson } from '../../core/progress/samples'
import { MemoryAccount, MemoryRemote } from '../../fakes/MemoryRemote'
import { MemoryReplicationStore } from '../../fakes/MemoryReplicationStore'
import type { Locks } from '../../../src/platform/locks'

export const L1 = lesson('saving_1')
export const L2 = lesson('saving_2')
export const L3 = lesson('credit_1')

/** Returns a device and an account. Most tests of an exchange start with it. */
export function oneDevice(account = new MemoryAccount(), name = 'phone') {
  const store = new MemoryReplicationStore(fresh(), device(name))
  const remote = new MemoryRemote(account, { owner: OWNER })
  const complete = (id: typeof L1): boolean =>
    store.act((document) => completeLesson(document, { lessonId: id, device: device(name), today: day('2026-03-01') }))
  return { account, store, remote, complete }
}

/** One lock at a time, as the browser's locks with `ifAvailable`. */
export class MemoryLocks implements Locks {
  readonly held = new Set<string>()

  async request<T>(name: string, _options: { readonly ifAvailable: true }, work: (lock: object | null) => Promise<T>) {
    if (this.held.has(name)) return await work(null)
    this.held.add(name)
    try {
      return await work({ name })
    } finally {
      this.held.delete(name)
    }
  }
}
