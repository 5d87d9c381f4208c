import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { collection, type CollectionReference, doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'
import { inject } from 'vitest'
import { ADA, type Case } from './Case'

/** A separate project in the emulator, so that it disturbs no other tests. */
export class RulesProject {
  readonly #environment: RulesTestEnvironment
  /** The time of a sign-in counts from each action, because a slow emulator takes minutes for all of them. */
  readonly #users: Readonly<Record<Case['who'], () => CollectionReference>>

  private constructor(environment: RulesTestEnvironment) {
    this.#environment = environment
    const as = (context: { firestore: () => unknown }): CollectionReference =>
      // The library names the older interface of the same object.
      collection(context.firestore() as Firestore, 'users')
    const signedIn = (id: string, seconds: number) => (): CollectionReference =>
      as(environment.authenticatedContext(id, { auth_time: secondsAgo(seconds) }))
    const always = (users: CollectionReference) => (): CollectionReference => users
    this.#users = {
      ada: always(as(environment.authenticatedContext(ADA, { email: 'ada@example.org' }))),
      'ada, whose address is written in capitals': always(
        as(environment.authenticatedContext(ADA, { email: 'Ada@Example.ORG' })),
      ),
      'ada without an address': always(as(environment.authenticatedContext(ADA))),
      // Anonymous accounts have an id like any other.
      'ada in passing': always(
        as(environment.authenticatedContext(ADA, { firebase: { sign_in_provider: 'anonymous', identities: {} } })),
      ),
      'ada, signed in just now': signedIn(ADA, 0),
      // The action may take a minute.
      'ada, signed in nearly five minutes ago': signedIn(ADA, 240),
      'ada, signed in over five minutes ago': signedIn(ADA, 301),
      'a stranger, signed in just now': signedIn('grace', 0),
      'a stranger': always(as(environment.authenticatedContext('grace'))),
      'ben, who is in the class': always(as(environment.authenticatedContext('ben'))),
      nobody: always(as(environment.unauthenticatedContext())),
    }
  }

  static async opens(projectId: string, rules: string): Promise<RulesProject> {
    // These tests cause denied writes on purpose.
    setLogLevel('silent')
    const [host = '', port = ''] = inject('emulators').firestore.split(':')
    return new RulesProject(
      await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } }),
    )
  }

  /** Throws when the action failed for another reason than the rules. */
  async allows({ who, before, stored, act }: Case): Promise<boolean> {
    await this.#environment.clearFirestore()
    const documents = Object.entries({ ...(before && { [`users/${ADA}`]: before }), ...stored })
    if (documents.length > 0) {
      await this.#environment.withSecurityRulesDisabled(async (context) => {
        const firestore = context.firestore() as unknown as Firestore
        for (const [path, fields] of documents) await setDoc(doc(firestore, path), fields)
      })
    }
    const users = this.#users[who]()
    try {
      await act({ users, own: doc(users, ADA), at: (path) => doc(users.firestore, path) })
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return false
      throw error
    }
  }

  close(): Promise<void> {
    return this.#environment.cleanup()
  }
}

/** In seconds, as a token gives the time of its sign-in. */
function secondsAgo(seconds: number): number {
  return Math.floor(Date.now() / 1000) - seconds
}
