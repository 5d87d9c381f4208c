import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFirestoreRemote } from '../../../src/data/firebase/firestoreRemote'
import type { SessionUser } from '../../../src/data/firebase/asLearner'
import type { Remote } from '../../../src/data/replication/Remote'
import { fresh, OWNER } from '../../core/progress/samples'

const OFFLINE = 'Failed to get document because the client is offline.'

let app: FirebaseApp
let remote: Remote
let log = vi.spyOn(console, 'warn')
beforeEach(() => {
  setLogLevel('silent')
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  app = initializeApp({ projectId: 'demo-offline', apiKey: 'none' }, 'offline')
  const currentUser: SessionUser = {
    uid: OWNER,
    email: null,
    displayName: null,
    photoURL: null,
    metadata: {},
    getIdToken: () => Promise.resolve(''),
  }
  const auth = { authStateReady: () => Promise.resolve(), currentUser }
  remote = createFirestoreRemote({ firestore: getFirestore(app), auth, learnerId: OWNER, today: () => undefined })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteApp(app)
})

const { signal } = new AbortController()
const ways: readonly (readonly [string, () => Promise<{ readonly kind: string }>])[] = [
  ['to find the epoch', () => remote.pull(signal)],
  ['in an exchange', () => remote.exchange(fresh(), { signal, setAside: () => Promise.resolve() })],
]

describe.each(ways)('the account’s document, read %s', (_way, read) => {
  it('is logged while the device is offline', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await read()).toEqual({ kind: 'offline' })
    expect(log.mock.calls).toEqual([[OFFLINE]])
  })

  it('is not logged when the service denies it', async () => {
    const answer = JSON.stringify([{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } }])
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(answer, { status: 403 })))
    expect(await read()).toMatchObject({ kind: 'refused' })
    expect(log).not.toHaveBeenCalled()
  })
})
