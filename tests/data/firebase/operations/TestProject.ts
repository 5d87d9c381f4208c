import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, type Firestore, getFirestore, setDoc } from 'firebase/firestore'
import { inject } from 'vitest'
import { documentsIn, readDocument, type StoredDocument } from '../../../../tools/operations/documents'
import { runAccount } from '../../../../tools/operations/runAccount'
import { ask, type Services, servicesOf } from '../../../../tools/operations/services'
import type { Fields } from '../rules/Case'

let projects = 0

/** A separate project in both emulators, and its operator. */
export class TestProject {
  readonly services: Services
  /** The sentences of the last run. */
  said: string[] = []
  /** The operator's answer to a question. */
  typed = ''
  readonly #app: FirebaseApp
  readonly #asOwner: Firestore

  constructor(projectId?: string) {
    projects += 1
    const id = projectId ?? `demo-operations-${process.pid}-${Date.now().toString(36)}-${projects}`
    this.services = opened(id, this.env)
    this.#app = initializeApp({ projectId: id, apiKey: 'none' }, `operations-${projects}`)
    this.#asOwner = getFirestore(this.#app)
    const { hostname, port } = new URL(this.services.firestore)
    connectFirestoreEmulator(this.#asOwner, hostname, Number(port), { mockUserToken: 'owner' })
  }

  get env(): Readonly<Record<string, string>> {
    const { auth, firestore } = inject('emulators')
    return { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore }
  }

  /** Runs the command, which may find other services than the emulators. Resolves to its exit code. */
  async runs(given: readonly string[], env: Readonly<Record<string, string>> = this.env): Promise<number> {
    this.said = []
    return await runAccount([...given, '--project', this.services.projectId], {
      env,
      say: (line) => void this.said.push(line),
      answer: () => Promise.resolve(this.typed),
    })
  }

  async signsUp(localId: string): Promise<void> {
    const { auth, projectId } = this.services
    const account = { localId, email: `${localId}@example.org`, password: 'prairie ledger', displayName: localId }
    await ask(this.services, `${auth}/v1/projects/${projectId}/accounts`, account)
  }

  /** Bypasses the rules. */
  async stores(documents: Readonly<Record<string, Fields>>): Promise<void> {
    for (const [path, fields] of Object.entries(documents)) await setDoc(doc(this.#asOwner, path), fields)
  }

  /** Returns the document as plain JSON. */
  async fields(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    return (await readDocument(this.services, path))?.fields
  }

  /** Returns every document of the project. */
  async everything(): Promise<readonly StoredDocument[]> {
    const found = [...(await this.#all('users')), ...(await this.#all('classes'))]
    for (const { path } of await this.#all('classes')) {
      for (const part of ['reports', 'plan', 'door']) found.push(...(await this.#all(`${path}/${part}`)))
    }
    return found
  }

  close(): Promise<void> {
    return deleteApp(this.#app)
  }

  async #all(collection: string): Promise<readonly StoredDocument[]> {
    const found: StoredDocument[] = []
    for await (const document of documentsIn(this.services, collection, [])) found.push(document)
    return found
  }
}

function opened(projectId: string, env: Readonly<Record<string, string>>): Services {
  const services = servicesOf(projectId, env)
  if (typeof services === 'string') throw new Error(services)
  return services
}
