import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { earlierFields } from './samples'

describe('the two emulators together', () => {
  let app: FirebaseApp
  let auth: Auth
  let firestore: Firestore
  beforeAll(() => {
    // These tests cause denied writes on purpose.
    setLogLevel('silent')
    const emulators = inject('emulators')
    app = initializeApp({ apiKey: 'local', projectId: emulators.projectId }, 'token')
    auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true })
    firestore = getFirestore(app)
    const [host = '', port = ''] = emulators.firestore.split(':')
    connectFirestoreEmulator(firestore, host, Number(port))
  })
  afterAll(() => deleteApp(app))

  it('accept one’s token as a document’s owner in the other', async () => {
    const email = `token-${Date.now()}@example.org`
    const { user } = await createUserWithEmailAndPassword(auth, email, 'prairie-1')
    const own = doc(firestore, 'users', user.uid)
    await setDoc(own, { ...earlierFields, email, updatedAt: serverTimestamp() })
    expect((await getDoc(own)).get('totalPoints')).toBe(earlierFields['totalPoints'])
    await expect(getDoc(doc(firestore, 'users', 'somebody-else'))).rejects.toMatchObject({ code: 'permission-denied' })
    await signOut(auth)
    await expect(getDoc(own)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('do not reveal accounts, as in a new Firebase project', async () => {
    await expect(signInWithEmailAndPassword(auth, 'unknown@example.org', 'prairie-1')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    })
  })
})
