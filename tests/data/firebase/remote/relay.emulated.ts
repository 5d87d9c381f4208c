import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite'
import { afterAll, inject } from 'vitest'
import { createFirestoreRelay } from '../../../../src/classroom/firestore/firestoreRelay'
import { openDocuments } from '../../../../src/data/firebase/openDocuments'
import type { Relay } from '../../../../src/classroom/ports/Relay'
import { classPlace } from '../../../../src/classroom/protocol/relay/classPlace'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { tools } from '../../../classroom/protocol/openedClass'
import { relayContract } from '../../../contracts/relay.contract'
import { Line, unsignedToken } from './Line'

// These tests cause denied writes on purpose.
setLogLevel('silent')

const apps: FirebaseApp[] = []
afterAll(() => Promise.all(apps.map(deleteApp)))

const projectId = `demo-relay-${process.pid}-${Date.now().toString(36)}`
const target = inject('emulators').firestore

function firestoreOf(mockUserToken: string | { readonly sub: string } | undefined, line?: Line): Firestore {
  const app = initializeApp({ projectId, apiKey: 'none' }, `relay-${apps.length}`)
  apps.push(app)
  const firestore = getFirestore(app)
  const { hostname, port } = new URL(`http://${target}`)
  const options = mockUserToken === undefined ? {} : { mockUserToken }
  if (line === undefined) connectFirestoreEmulator(firestore, hostname, Number(port), options)
  else connectFirestoreEmulator(firestore, line.host, line.port, options)
  return firestore
}

relayContract('in Firestore', async ({ classId }) => {
  const place = await classPlace('teacher', classId, tools)
  const lines: Line[] = []
  const relayOf = (uid: string): Relay => {
    const line = new Line(target)
    lines.push(line)
    const learnerId = uid as LearnerId
    const auth = { authStateReady: () => Promise.resolve(), currentUser: userOf(uid) }
    const service = `http://${line.host}:${line.port}`
    return createFirestoreRelay({
      documents: openDocuments({ firestore: firestoreOf({ sub: uid }, line), service, session: auth }),
      learnerId,
      classId,
      place,
      tools,
    })
  }
  const asOwner = firestoreOf('owner')
  return {
    teacher: relayOf('teacher'),
    learner: () => relayOf(`learner${lines.length}`),
    stranger: () => relayOf('stranger'),
    lose: (id: string) => deleteDoc(doc(asOwner, 'classes', place, 'reports', id)),
    lies: (isLying: boolean) => {
      Line.areLying = isLying
    },
  }
})

function userOf(uid: string) {
  return {
    uid,
    email: null,
    displayName: null,
    photoURL: null,
    metadata: {},
    getIdToken: () => Promise.resolve(unsignedToken(uid)),
  }
}
