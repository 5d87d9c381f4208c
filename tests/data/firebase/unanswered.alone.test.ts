import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadTrouble } from '../../../src/core/progress/loadTrouble'
import type { SessionUser } from '../../../src/data/firebase/asLearner'
import { createFirebaseAuth } from '../../../src/data/firebase/firebaseAuth'
import { createFirestoreRemote } from '../../../src/data/firebase/firestoreRemote'
import { OWNER } from '../../core/progress/samples'

const HTML = { 'content-type': 'text/html', 'access-control-allow-origin': '*' }
const JSON_TYPE = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
const PORTAL = '<!doctype html><title>Welcome to the bus</title>'
const DOWN = JSON.stringify({ error: { code: 503, message: 'UNAVAILABLE', status: 'UNAVAILABLE' } })

/** What the network does, and how a learner is told. */
const FAULTS: readonly (readonly [string, RequestListener, LoadTrouble])[] = [
  ['a reset', (request) => request.socket.resetAndDestroy(), 'unreachable'],
  ['a captive portal', (_, response) => response.writeHead(200, HTML).end(PORTAL), 'bad-answer'],
  ['a filter', (_, response) => response.writeHead(403, HTML).end(PORTAL), 'bad-answer'],
  ['an empty 200', (_, response) => response.writeHead(200, JSON_TYPE).end(), 'bad-answer'],
  ['200 {}', (_, response) => response.writeHead(200, JSON_TYPE).end('{}'), 'damaged'],
]

let app: FirebaseApp
let server: Server
beforeEach(() => {
  setLogLevel('silent')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  app = initializeApp({ projectId: 'demo-unanswered', apiKey: 'none' }, 'unanswered')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteApp(app)
  server.closeAllConnections()
  server.close()
})

/** Resolves to the port of a service that answers like this. */
async function lies(listener: RequestListener): Promise<number> {
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

async function signsIn(listener: RequestListener) {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://127.0.0.1:${await lies(listener)}`, { disableWarnings: true })
  return await createFirebaseAuth(auth).signIn('maya@example.org', 'correct horse')
}

async function reads(listener: RequestListener) {
  const currentUser: SessionUser = {
    uid: OWNER,
    email: null,
    displayName: null,
    photoURL: null,
    metadata: {},
    getIdToken: () => Promise.resolve(''),
  }
  const auth = { authStateReady: () => Promise.resolve(), currentUser }
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, '127.0.0.1', await lies(listener))
  const remote = createFirestoreRemote({ firestore, auth, learnerId: OWNER, today: () => undefined })
  return await remote.pull(new AbortController().signal)
}

describe('an account service without a valid answer', () => {
  it.each(FAULTS)('rejects a sign-in under %s: %#', async (_fault, listener, reason) => {
    expect(await signsIn(listener)).toEqual({ kind: 'refused', reason })
  })

  it.each(FAULTS)('leaves the account unread under %s: %#', async (_fault, listener, trouble) => {
    // Without a cause, nothing has answered.
    expect(await reads(listener)).toEqual({ kind: 'offline', ...(trouble === 'unreachable' ? {} : { trouble }) })
  })

  it('is damaged while it is down', async () => {
    expect(await reads((_, response) => response.writeHead(503, JSON_TYPE).end(DOWN))).toEqual({
      kind: 'offline',
      trouble: 'damaged',
    })
  })
})
