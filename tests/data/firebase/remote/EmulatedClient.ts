import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, type Firestore, setLogLevel } from 'firebase/firestore/lite'
import type { ProgressDocument } from '../../../../src/core/progress/document'
import { createFirestoreRemote } from '../../../../src/data/firebase/firestoreRemote'
import type { SessionUser } from '../../../../src/data/firebase/asLearner'
import { openFirestore } from '../../../../src/data/firebase/openFirestore'
import type { ExchangeOptions, ExchangeResult, Failure, Pulled, Remote } from '../../../../src/data/replication/Remote'
import type { Fault } from '../../../fakes/MemoryRemote'
import { OWNER } from '../../../core/progress/samples'
import type { Client, ClientOptions } from '../../replication/Account'
import { Line } from './Line'

// Many calls fail here on purpose, and each failure would be logged with the entire request.
setLogLevel('silent')

let apps = 0

/** A device of the samples' owner: the real adapter, its own app, and a network with given faults. */
export class EmulatedClient implements Client {
  readonly faults: Fault[] = []
  readonly line: Line
  readonly firestore: Firestore
  /** The owner of the device's session. */
  user: SessionUser | null = userOf(OWNER)
  readonly #app: FirebaseApp
  readonly #remote: Remote

  constructor(target: string, projectId: string, { today }: ClientOptions) {
    this.line = new Line(target)
    apps += 1
    this.#app = initializeApp({ projectId, apiKey: 'none' }, `client-${apps}`)
    this.firestore = openFirestore(this.#app)
    connectFirestoreEmulator(this.firestore, this.line.host, this.line.port, {
      mockUserToken: { sub: OWNER, email: 'ada@example.org', auth_time: Math.floor(Date.now() / 1000) },
    })
    const currentUser = () => this.user
    const auth = {
      authStateReady: () => Promise.resolve(),
      get currentUser() {
        return currentUser()
      },
    }
    this.#remote = createFirestoreRemote({ firestore: this.firestore, auth, learnerId: OWNER, today })
  }

  set beforeCommit(work: (() => Promise<void>) | undefined) {
    this.line.afterRead = work
  }

  pull(signal: AbortSignal): Promise<Pulled | Failure> {
    return this.#withFault(() => this.#remote.pull(signal))
  }

  exchange(local: ProgressDocument, options: ExchangeOptions): Promise<ExchangeResult> {
    return this.#withFault(() => this.#remote.exchange(local, options))
  }

  erase(signal: AbortSignal): Promise<{ readonly kind: 'erased' } | Failure> {
    return this.#withFault(() => this.#remote.erase(signal))
  }

  close(): Promise<void> {
    return deleteApp(this.#app)
  }

  async #withFault<T>(call: () => Promise<T>): Promise<T> {
    const fault = this.faults.shift()
    const { user } = this
    this.line.fault = fault
    if (fault === 'signed-out') this.user = null
    try {
      return await call()
    } finally {
      this.line.fault = undefined
      this.user = user
    }
  }
}

export function userOf(uid: string): SessionUser {
  const getIdToken = () => Promise.resolve('')
  return { uid, email: 'ada@example.org', displayName: null, photoURL: null, metadata: {}, getIdToken }
}
