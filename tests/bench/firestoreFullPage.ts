/**
 * The page of the Firestore benchmark with the full SDK, which no page of this site loads. The SDK's offline store saves every
 * action as a separate write and sends them all when the network is back.
 */
import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  FieldPath,
  initializeFirestore,
  persistentLocalCache,
  serverTimestamp,
  setDoc,
  updateDoc,
  waitForPendingWrites,
} from 'firebase/firestore'
import { planWrite } from '../../src/data/firebase/planWrite'
import { derivedFields } from '../../src/core/progress/derivedFields'
import type { ProgressDocument } from '../../src/core/progress/document'
import type { FirestoreBenchPage } from './firestorePages'

const fieldsOf = (joined: ProgressDocument) => derivedFields(joined, { email: 'ada@example.org', today: undefined })

const page: FirestoreBenchPage = {
  async prepare({ host, port, projectId }, [first, ...rest]) {
    const app = initializeApp({ projectId, apiKey: 'none' })
    const firestore = initializeFirestore(app, { localCache: persistentLocalCache() })
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: first.owner, email: 'ada@example.org' } })
    const reference = doc(firestore, 'users', first.owner)
    const now = serverTimestamp()
    await setDoc(reference, { ...fieldsOf(first), sync: first, updatedAt: now, lastLogin: now })
    await disableNetwork(firestore)
    let stored = first
    for (const joined of rest) {
      const fields = { ...fieldsOf(stored), sync: stored }
      const leaves = planWrite({ fields, stored, joined, derived: fieldsOf(joined) })
      const pairs = leaves.flatMap(({ path, value }) => [new FieldPath(...path), value])
      void updateDoc(reference, new FieldPath('updatedAt'), now, ...pairs)
      stored = joined
    }
    return async () => {
      await enableNetwork(firestore)
      await waitForPendingWrites(firestore)
    }
  },
}

Object.assign(globalThis, { page })
