import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type DocumentReference,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite'
import type { StoredFields } from '../../../fakes/MemoryRemote'
import { OWNER } from '../../../core/progress/samples'
import type { Account, ClientOptions } from '../../replication/Account'
import { EmulatedClient } from './EmulatedClient'

const TIMES = ['updatedAt', 'lastLogin']

let accounts = 0

/** The user document of the samples' owner in the Firestore emulator, in its own project. */
export class EmulatedAccount implements Account {
  writes = 0
  onCommit: Account['onCommit']
  readonly projectId: string
  readonly #target: string
  readonly #apps: FirebaseApp[] = []
  readonly #clients: EmulatedClient[] = []
  /** Bypasses the rules. */
  readonly #asOwner: DocumentReference
  readonly #asLearner: DocumentReference

  /** `target` is the `host:port` of the emulator. */
  constructor(target: string) {
    accounts += 1
    this.#target = target
    this.projectId = `demo-${process.pid}-${Date.now().toString(36)}-${accounts}`
    this.#asOwner = this.#reference('owner')
    this.#asLearner = this.#reference({ sub: OWNER, email: 'ada@example.org' })
  }

  client(options: ClientOptions): EmulatedClient {
    const client = new EmulatedClient(this.#target, this.projectId, options)
    client.line.beforeCommit = async () => {
      const before = await this.fields()
      return () => {
        this.onCommit?.(before)
        this.writes += 1
      }
    }
    this.#clients.push(client)
    return client
  }

  async fields(): Promise<StoredFields | undefined> {
    const data: StoredFields | undefined = (await getDoc(this.#asOwner)).data()
    if (data === undefined) return undefined
    return mapped(data, (value) => (value instanceof Timestamp ? value.toDate().toISOString() : value))
  }

  /** Merges under the rules, with the time of the service, as that site does. */
  async mergeAsEarlierSite(fields: StoredFields): Promise<void> {
    await setDoc(this.#asLearner, { ...fields, updatedAt: serverTimestamp() }, { merge: true })
  }

  /** Bypasses the rules, with any content. */
  async put(fields: StoredFields): Promise<void> {
    await setDoc(this.#asOwner, mapped(fields, asStored))
  }

  /** Bypasses the rules. */
  async merge(fields: StoredFields): Promise<void> {
    await setDoc(this.#asOwner, mapped(fields, asStored), { merge: true })
  }

  async close(): Promise<void> {
    await Promise.all([...this.#clients.map((client) => client.close()), ...this.#apps.map(deleteApp)])
  }

  #reference(mockUserToken: string | { readonly sub: string; readonly email: string }): DocumentReference {
    const app = initializeApp({ projectId: this.projectId, apiKey: 'none' }, `${this.projectId}-${this.#apps.length}`)
    this.#apps.push(app)
    const firestore = getFirestore(app)
    const { hostname, port } = new URL(`http://${this.#target}`)
    connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken })
    return doc(firestore, 'users', OWNER)
  }
}

function mapped(fields: StoredFields, change: (value: unknown, field: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value, field)]))
}

function asStored(value: unknown, field: string): unknown {
  return TIMES.includes(field) && typeof value === 'string' ? Timestamp.fromDate(new Date(value)) : value
}
