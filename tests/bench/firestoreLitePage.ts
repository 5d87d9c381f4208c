/** The page of the Firestore benchmark with the code of this site. It sends all actions in one exchange. */
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { createFirestoreRemote } from '../../src/data/firebase/firestoreRemote'
import type { ProgressDocument } from '../../src/core/progress/document'
import type { FirestoreBenchPage } from './firestorePages'

const page: FirestoreBenchPage = {
  async prepare({ host, port, projectId }, [first, ...rest]) {
    const app = initializeApp({ projectId, apiKey: 'none' })
    const firestore = getFirestore(app)
    connectFirestoreEmulator(firestore, host, port, { mockUserToken: { sub: first.owner, email: 'ada@example.org' } })
    const getIdToken = () => Promise.resolve('')
    const currentUser = {
      uid: first.owner,
      email: 'ada@example.org',
      displayName: null,
      photoURL: null,
      metadata: {},
      getIdToken,
    }
    const auth = { authStateReady: () => Promise.resolve(), currentUser }
    const remote = createFirestoreRemote({ firestore, auth, learnerId: first.owner, today: () => undefined })
    const exchange = async (document: ProgressDocument) => {
      const setAside = () => Promise.reject(new Error('Nothing was to be set aside.'))
      const result = await remote.exchange(document, { signal: new AbortController().signal, setAside })
      if (result.kind !== 'exchanged') throw new Error(`The exchange came to ${result.kind}.`)
    }
    await exchange(first)
    return () => exchange(rest.at(-1) ?? first)
  },
}

Object.assign(globalThis, { page })
