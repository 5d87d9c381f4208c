import { initializeApp, setLogLevel } from 'firebase/app'
import { type Auth, connectAuthEmulator } from 'firebase/auth'
import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore/lite'
import type { CloudAuth } from '../accounts/CloudAuth'
import { systemClock } from '../../platform/clock'
import { storageName } from '../../platform/storageName'
import { localDateOf } from '../../core/progress/calendar'
import type { LearnerId } from '../../core/progress/ids'
import type { Remote } from '../replication/Remote'
import type { FirebaseConfiguration } from './FirebaseConfiguration'
import { createFirebaseAuth } from './firebaseAuth'
import type { GooglePopup } from './GooglePopup'
import { createFirestoreRemote } from './firestoreRemote'
import { openKeptSession } from './keptSession'
import type { DocumentsParts } from './openDocuments'
import { openFirestore } from './openFirestore'

export interface OpenedFirebase {
  readonly auth: CloudAuth
  /** Returns the backup of one account. It does nothing unless that account is signed in. */
  remote(learnerId: LearnerId): Remote
  /** For `openDocuments`, which a page loads when a class needs it. */
  readonly documentsParts: DocumentsParts
}

interface PageParts {
  readonly google: GooglePopup
  readonly language: string
}

/**
 * Opens the Firebase project of this build, once per page or worker. This needs no network. This device's session is
 * read from IndexedDB, and may be renewed later. `page` is for pages, because a worker can't open windows and sends no mail.
 */
export function openFirebase(configuration: FirebaseConfiguration, page?: PageParts): OpenedFirebase {
  const { apiKey, authDomain, projectId, appId } = configuration
  // Firebase stores the session under the name of the app. This is the name that it gives an app without one.
  const app = initializeApp({ apiKey, authDomain, projectId, appId }, storageName('[DEFAULT]'))
  // Created without the popup resolver, which loads with the code that opens a popup. We use neither `getAuth` nor
  // `getFirestore`. They look for an emulator's address in a cookie, which any other site of the same domain can set.
  const { auth, session, signOut } = openKeptSession(app)
  const firestore = openFirestore(app)
  // Our code handles every failure. Without this, the log would fill with entire documents while a device is offline.
  setLogLevel('silent')
  connectEmulators(configuration, auth, firestore)
  const today = () => localDateOf(systemClock.now())
  const remote = (learnerId: LearnerId) => createFirestoreRemote({ firestore, auth: session, learnerId, today })
  const isDeleted = (id: LearnerId) => remote(id).isDeleted()
  return {
    auth: createFirebaseAuth(auth, { ...page, signOut, isDeleted }),
    remote,
    documentsParts: { firestore, service: serviceOf(configuration), session },
  }
}

function serviceOf({ firestoreEmulator }: FirebaseConfiguration): string {
  return firestoreEmulator === undefined ? 'https://firestore.googleapis.com' : `http://${firestoreEmulator}`
}

function connectEmulators(
  { authEmulator, firestoreEmulator }: FirebaseConfiguration,
  auth: Auth,
  firestore: Firestore,
): void {
  if (authEmulator !== undefined) connectAuthEmulator(auth, `http://${authEmulator}`, { disableWarnings: true })
  if (firestoreEmulator === undefined) return
  const { hostname, port } = new URL(`http://${firestoreEmulator}`)
  connectFirestoreEmulator(firestore, hostname, Number(port))
}
