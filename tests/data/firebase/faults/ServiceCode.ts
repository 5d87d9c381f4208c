import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore, setLogLevel } from 'firebase/firestore/lite'
import { createFirestoreRemote } from '../../../../src/data/firebase/firestoreRemote'
import { openFirestore } from '../../../../src/data/firebase/openFirestore'
import type { LearnerId } from '../../../../src/core/progress/ids'
import type { Remote } from '../../../../src/data/replication/Remote'
import type { Account } from '../../../network/Account'
import type { ServiceNetwork } from '../../../network/ServiceNetwork'

let count = 0
// Otherwise every fault of the table would be logged twice.
setLogLevel('silent')

/** Firebase as one page has loaded it, with its own session, behind the network of its device. */
export class ServiceCode {
  readonly auth: Auth
  readonly #app: FirebaseApp
  #unloading: Promise<void> | undefined
  readonly #firestore: Firestore

  constructor(network: ServiceNetwork, projectId: string) {
    count += 1
    this.#app = initializeApp({ apiKey: 'any', projectId }, `page ${count}`)
    this.auth = initializeAuth(this.#app, { persistence: inMemoryPersistence })
    connectAuthEmulator(this.auth, `http://${network.auth.address}`, { disableWarnings: true })
    this.#firestore = openFirestore(this.#app)
    const [host = '', port = ''] = network.firestore.address.split(':')
    connectFirestoreEmulator(this.#firestore, host, Number(port))
  }

  async signsIn({ email, password }: Account): Promise<void> {
    await signInWithEmailAndPassword(this.auth, email, password)
  }

  remote(learnerId: LearnerId): Remote {
    return createFirestoreRemote({ firestore: this.#firestore, auth: this.auth, learnerId, today: () => undefined })
  }

  /** Two pages may have shared it. */
  isUnloaded(): Promise<void> {
    this.#unloading ??= deleteApp(this.#app)
    return this.#unloading
  }
}
