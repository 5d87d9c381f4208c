import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore } from 'firebase/firestore/lite'
import { afterAll, expect, inject, it } from 'vitest'
import { classPlace } from '../../../../src/classroom/protocol/relay/classPlace'
import { createFirestoreRelay } from '../../../../src/classroom/firestore/firestoreRelay'
import { hexOf } from '../../../../src/classroom/protocol/bytes'
import { decodeEnvelope, type Envelope } from '../../../../src/classroom/protocol/envelope/envelope'
import { sealPlan } from '../../../../src/classroom/protocol/plan/sealPlan'
import { openDocuments } from '../../../../src/data/firebase/openDocuments'
import type { Relay } from '../../../../src/classroom/ports/Relay'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { exchangeOnce } from '../../../../src/data/replication/exchangeOnce'
import { counted } from '../../../scale/counted'
import { learnerSigner, openedClass, tools } from '../../../classroom/protocol/openedClass'
import { handedIn, MADE_AT } from '../../../classroom/protocol/reportSamples'
import { day, OWNER } from '../../../core/progress/samples'
import { isCounted } from '../../../scale/isCounted'
import { storedBytes } from '../../../scale/storedBytes'
import { deviceWithWholeCourse, wholeCourse } from '../../../scale/wholeCourse'
import { EmulatedAccount } from '../remote/EmulatedAccount'
import { userOf } from '../remote/EmulatedClient'
import { Line, unsignedToken } from '../remote/Line'
import { TWO_HUNDRED_ACTIONS } from './twoHundredActions'

const target = inject('emulators').firestore
const { signal } = new AbortController()
const apps: FirebaseApp[] = []
afterAll(() => Promise.all(apps.map(deleteApp)))

/** The traffic of a client since the last call. The reads of rules are not counted. */
function takenFrom(line: Line) {
  const requests = line.requests.splice(0)
  const { bytes: received, packed } = line.received
  Object.assign(line.received, { bytes: 0, packed: 0 })
  return {
    requests: requests.length,
    writes: requests.filter(({ paid }) => paid === 'write').length,
    sent: requests.reduce((sum, { bytes }) => sum + bytes, 0),
    received,
    packed,
  }
}

it('measures the cost of an account with the entire course', async () => {
  const account = new EmulatedAccount(target)
  const replica = await deviceWithWholeCourse()
  const client = account.client({ today: () => day('2026-03-01') })
  const exchange = () => exchangeOnce({ store: replica.store, remote: client, signal, locks: alone })

  expect(await exchange()).toMatchObject({ kind: 'exchanged', wrote: true })
  expect(takenFrom(client.line)).toSatisfy(isCounted(counted.account.firstBackup))
  expect(await exchange()).toMatchObject({ kind: 'exchanged', wrote: false })
  expect(takenFrom(client.line)).toSatisfy(isCounted(counted.account.nothingNew))
  const [quiz] = TWO_HUNDRED_ACTIONS.filter(({ kind }) => kind === 'quiz')
  if (quiz !== undefined) await replica.do(quiz, '2026-03-02')
  expect(await exchange()).toMatchObject({ kind: 'exchanged', wrote: true })
  expect(takenFrom(client.line)).toSatisfy(isCounted(counted.account.change))
  const stored = storedBytes(`users/${OWNER}`, (await account.fields()) ?? {})
  expect({ stored }).toSatisfy(isCounted({ stored: counted.stored.account }))
  replica.close()
  await account.close()
})

it('measures the cost of a Firestore class with thirty complete reports', async () => {
  const opened = await openedClass()
  const projectId = `demo-scale-${process.pid}-${Date.now().toString(36)}`
  const document = await wholeCourse()
  const report = async (sequence: number, signer: Awaited<ReturnType<typeof learnerSigner>>) =>
    decoded(await handedIn(opened, document, { sequence, signer }))
  const place = await classPlace('teacher', opened.card.classId, tools)
  const relayOf = (uid: string): { readonly relay: Relay; readonly line: Line } => {
    const line = new Line(target)
    const firestore = firestoreOf(projectId, { sub: uid }, line)
    const user = { ...userOf(uid), getIdToken: () => Promise.resolve(unsignedToken(uid)) }
    const auth = { authStateReady: () => Promise.resolve(), currentUser: user }
    const { classId } = opened.card
    const service = `http://${line.host}:${line.port}`
    const relay = createFirestoreRelay({
      documents: openDocuments({ firestore, service, session: auth }),
      learnerId: uid as LearnerId,
      classId,
      place,
      tools,
    })
    return { relay, line }
  }
  const teacher = relayOf('teacher')
  await teacher.relay.open(opened.card, signal)
  const plan = { sequence: 1, madeAt: MADE_AT, parts: [], message: 'Read the first lesson.' }
  const sealed = await sealPlan({ ...plan, until: day('2026-11-27') }, opened.signer, opened.card, tools)
  takenFrom(teacher.line)
  await teacher.relay.put(decoded(sealed), signal)
  expect(takenFrom(teacher.line)).toSatisfy(isCounted(counted.classInFirestore.newPlan))

  const signers = await Promise.all(Array.from({ length: 30 }, learnerSigner))
  const learners = signers.map((signer, at) => ({ signer, ...relayOf(`learner${at}`) }))
  for (const { signer, relay } of learners) expect(await relay.put(await report(1, signer), signal)).toEqual(KEPT)
  expect((await teacher.relay.changes(undefined, signal)).kind).toBe('changes')
  takenFrom(teacher.line)
  const [ada] = learners
  if (ada === undefined) throw new Error('There is nobody.')
  const handIn = async (sequence: number) => {
    const envelope = await report(sequence, ada.signer)
    takenFrom(ada.line)
    return async () => {
      expect(await ada.relay.put(envelope, signal)).toEqual(KEPT)
      expect(await ada.relay.plan(signal)).toMatchObject({ kind: 'plan' })
      return takenFrom(ada.line)
    }
  }
  const second = await handIn(2)
  expect(await second()).toSatisfy(isCounted(counted.classInFirestore.handIn))
  expect(await second()).toSatisfy(isCounted(counted.classInFirestore.nothingNew))
  const all = await teacher.relay.changes(undefined, signal)
  expect(takenFrom(teacher.line)).toSatisfy(isCounted(counted.classInFirestore.fetchOfThirty))
  // The mark is the time of the list, not that of the newest report. Otherwise the newest report would always be listed
  // again.
  const again = await teacher.relay.changes(markIn(all), signal)
  expect(Number(markIn(again))).toBeGreaterThan(Number(markIn(all)))
  takenFrom(teacher.line)
  // As `collectByRelay` does each time, a minute after the last report arrived.
  const afterAMinute = String(Date.now() + 61_000)
  const none = await teacher.relay.changes(afterAMinute, signal)
  expect(none).toEqual({ kind: 'changes', envelopes: [], refused: [], mark: afterAMinute })
  expect(await teacher.relay.open(opened.card, signal)).toEqual({ kind: 'open' })
  expect(await teacher.relay.put(decoded(sealed), signal)).toEqual(KEPT)
  expect(takenFrom(teacher.line)).toSatisfy(isCounted(counted.classInFirestore.lookOfBook))
  const sender = await senderOf(ada.signer.key)
  const claim = hexOf(await tools.digest(tools.encode(`learner0/${place}/${sender}`)))
  const path = `classes/${place}/reports/${sender}-${claim}`
  const fields = (await getDoc(doc(firestoreOf(projectId, 'owner'), path))).data() ?? {}
  expect({ stored: storedBytes(path, fields) }).toSatisfy(isCounted({ stored: counted.stored.report }))
})

const KEPT = { kind: 'kept' }
const alone = { request: <T>(_name: string, _options: unknown, work: (lock: object) => Promise<T>) => work({}) }

function firestoreOf(projectId: string, mockUserToken: string | { readonly sub: string }, line?: Line): Firestore {
  const app = initializeApp({ projectId, apiKey: 'none' }, `scale-${apps.length}`)
  apps.push(app)
  const firestore = getFirestore(app)
  const { hostname, port } = new URL(`http://${target}`)
  connectFirestoreEmulator(firestore, line?.host ?? hostname, line?.port ?? Number(port), { mockUserToken })
  return firestore
}

function markIn(answer: Awaited<ReturnType<Relay['changes']>>): string {
  if (answer.kind !== 'changes') throw new Error(`The relay answered ${JSON.stringify(answer)}`)
  return answer.mark
}

async function senderOf(key: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await tools.digest(key))
}

function decoded(bytes: Uint8Array<ArrayBuffer>): Envelope {
  const read = decodeEnvelope(bytes)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.envelope
}
