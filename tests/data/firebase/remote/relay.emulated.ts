import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  Bytes,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { createFirestoreRelay } from '../../../../src/classroom/firestore/firestoreRelay'
import { openDocuments } from '../../../../src/data/firebase/openDocuments'
import type { Relay } from '../../../../src/classroom/ports/Relay'
import { classPlace } from '../../../../src/classroom/protocol/relay/classPlace'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { hexOf } from '../../../../src/classroom/protocol/bytes'
import { senderHashOf } from '../../../../src/classroom/protocol/card/classId'
import { decodeEnvelope, type Envelope } from '../../../../src/classroom/protocol/envelope/envelope'
import { learnerSigner, openedClass, tools } from '../../../classroom/protocol/openedClass'
import { handedIn } from '../../../classroom/protocol/reportSamples'
import { fresh } from '../../../core/progress/samples'
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
    lose: async (sender: string) => {
      const { docs } = await getDocs(collection(asOwner, 'classes', place, 'reports'))
      await Promise.all(docs.filter(({ id }) => id.startsWith(sender)).map(({ ref }) => deleteDoc(ref)))
    },
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

describe('a report that a stranger or an older app left in Firestore', () => {
  const never = new AbortController().signal
  const relayAt = (uid: string, place: string, classId: Envelope['classId']): Relay => {
    const auth = { authStateReady: () => Promise.resolve(), currentUser: userOf(uid) }
    const documents = openDocuments({
      firestore: firestoreOf({ sub: uid }),
      service: `http://${target}`,
      session: auth,
    })
    return createFirestoreRelay({ documents, learnerId: uid as LearnerId, classId, place, tools })
  }
  const room = async () => {
    const opened = await openedClass()
    const { classId } = opened.card
    const place = await classPlace('teacher', classId, tools)
    const teacher = relayAt('teacher', place, classId)
    await teacher.open(opened.card, never)
    const signer = await learnerSigner()
    const sender = await senderHashOf(signer.key, tools)
    const report = async (sequence: number): Promise<Envelope> => {
      const read = decodeEnvelope(await handedIn(opened, fresh(), { sequence, signer }))
      if (read.kind === 'refused') throw new Error(read.reason)
      return read.envelope
    }
    /** What an app of before does: it looks at the sender's name, and then writes there. */
    const asBefore = async (uid: string, bytes: Envelope['bytes']): Promise<void> => {
      const at = doc(firestoreOf({ sub: uid }), 'classes', place, 'reports', sender)
      await getDoc(at)
      const claim = hexOf(await tools.digest(tools.encode(`${uid}/${place}/${sender}`)))
      const key = Bytes.fromUint8Array(signer.key)
      await setDoc(at, { key, envelope: Bytes.fromUint8Array(bytes), claim, at: serverTimestamp() })
    }
    const found = async (): Promise<readonly number[]> => {
      const answer = await teacher.changes(undefined, never)
      if (answer.kind !== 'changes') throw new Error(JSON.stringify(answer))
      expect(answer.refused).toEqual([])
      return answer.envelopes.map(({ sequence }) => sequence)
    }
    return { teacher, sender, report, asBefore, found, ben: relayAt('ben', place, classId) }
  }
  /** The envelope with other bytes where it is signed, as a stranger can make it. */
  const forged = ({ bytes }: Envelope): Envelope['bytes'] => bytes.map((byte, at) => (at > 94 ? 0xa5 : byte))

  it('does not keep its member from handing in, and is no report', async () => {
    const { ben, report, asBefore, found } = await room()
    await asBefore('mallory', forged(await report(9)))
    expect(await found()).toEqual([])
    expect(await ben.put(await report(1), never)).toEqual({ kind: 'kept' })
    expect(await found()).toEqual([1])
  })

  it('counts when its sender signed it, and the highest number wins', async () => {
    const { ben, report, asBefore, found } = await room()
    await asBefore('ben', (await report(1)).bytes)
    expect(await found()).toEqual([1])
    expect(await ben.put(await report(2), never)).toEqual({ kind: 'kept' })
    expect(await found()).toEqual([2])
    await asBefore('ben', (await report(3)).bytes)
    expect(await found()).toEqual([3])
  })

  it('goes with all others of its sender when the teacher removes them', async () => {
    const { ben, teacher, sender, report, asBefore, found } = await room()
    await asBefore('ben', (await report(1)).bytes)
    await ben.put(await report(2), never)
    expect(await teacher.remove(sender, never)).toEqual({ kind: 'removed' })
    expect(await found()).toEqual([])
  })
})
