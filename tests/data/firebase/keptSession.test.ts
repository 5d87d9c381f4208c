import { deleteApp, initializeApp } from 'firebase/app'
import { inMemoryPersistence, type Persistence } from 'firebase/auth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openKeptSession } from '../../../src/data/firebase/keptSession'

/** A disk that is read once, and then fails. */
function failingDisk(): Persistence {
  let reads = 0
  class Disk extends (inMemoryPersistence as unknown as new () => { _get(key: string): Promise<unknown> }) {
    override async _get(key: string): Promise<unknown> {
      reads += 1
      if (reads > 1) throw new DOMException('The disk is gone', 'UnknownError')
      return await super._get(key)
    }
  }
  return Disk as unknown as Persistence
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a session that can’t be restored because its disk fails', () => {
  it('is ready without a user, and allows later sign-ins', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const app = initializeApp({ apiKey: 'any', projectId: 'any' }, 'failing')
    const { session } = openKeptSession(app, failingDisk())
    await expect(session.authStateReady()).resolves.toBeUndefined()
    expect(session.currentUser).toBeNull()
    await deleteApp(app)
  })
})
