import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Signer } from '../../src/classroom/protocol/ClassroomTools'
import { decodeEnvelope, type Envelope } from '../../src/classroom/protocol/envelope/envelope'
import { sealPlan } from '../../src/classroom/protocol/plan/sealPlan'
import type { Relay, RelayChanges } from '../../src/classroom/ports/Relay'
import type { CouchRelayParts } from '../../src/classroom/couchdb/CouchRelay'
import { counted } from './counted'
import { learnerSigner, type OpenedClass, tools } from '../classroom/protocol/openedClass'
import { handedIn, MADE_AT } from '../classroom/protocol/reportSamples'
import { hubWithClass, type OpenHub, PASSWORD, USER } from '../hub/openHub'
import { day } from '../core/progress/samples'
import { isCounted } from './isCounted'
import { wholeCourse } from './wholeCourse'

// PouchDB for browsers expects this global.
vi.stubGlobal('self', globalThis)

const { signal } = new AbortController()
const KEPT = { kind: 'kept' }
let createCouchRelay: (parts: CouchRelayParts) => Relay
let hub: OpenHub
let opened: OpenedClass
beforeAll(async () => {
  ;({ createCouchRelay } = await import('../../src/classroom/couchdb/CouchRelay'))
  ;({ hub, opened } = await hubWithClass())
})
afterAll(() => hub.close())

it('counts the costs of a CouchDB class with thirty full reports', async () => {
  const teacher = countedRelay()
  const plan = { sequence: 1, madeAt: MADE_AT, parts: [], message: 'Read the first lesson.' }
  const sealed = await sealPlan({ ...plan, until: day('2026-11-27') }, opened.signer, opened.card, tools)
  expect(await teacher.relay.put(decoded(sealed), signal)).toEqual(KEPT)
  expect(teacher.taken()).toSatisfy(isCounted(counted.classOnCouch.newPlan))

  const document = await wholeCourse()
  const report = async (sequence: number, signer?: Signer) =>
    decoded(await handedIn(opened, document, { sequence, ...(signer && { signer }) }))
  const signers = await Promise.all(Array.from({ length: 30 }, learnerSigner))
  const learner = countedRelay()
  for (const signer of signers) expect(await learner.relay.put(await report(1, signer), signal)).toEqual(KEPT)
  const second = await report(2, signers[0])
  learner.taken()
  const handIn = async () => {
    expect(await learner.relay.put(second, signal)).toEqual(KEPT)
    expect(await learner.relay.plan(signal)).toMatchObject({ kind: 'plan' })
    return learner.taken()
  }
  expect(await handIn()).toSatisfy(isCounted(counted.classOnCouch.handIn))
  expect(await handIn()).toSatisfy(isCounted(counted.classOnCouch.nothingNew))
  const all = await teacher.relay.changes(undefined, signal)
  expect(all).toMatchObject({ kind: 'changes' })
  expect(teacher.taken()).toSatisfy(isCounted(counted.classOnCouch.fetchOfThirty))
  const { mark } = all as RelayChanges
  expect((await teacher.relay.changes(mark, signal)).kind).toBe('changes')
  expect(teacher.taken()).toSatisfy(isCounted(counted.classOnCouch.fetchOfNone))
  // This is the call that `collectByRelay` makes each time.
  expect((await teacher.relay.changes(mark, signal)).kind).toBe('changes')
  expect(await teacher.relay.open(opened.card, signal)).toEqual({ kind: 'open' })
  expect(await teacher.relay.put(decoded(sealed), signal)).toEqual(KEPT)
  expect(teacher.taken()).toSatisfy(isCounted(counted.classOnCouch.lookOfBook))
})

/** A relay, and its requests since the last query. */
function countedRelay() {
  let [requests, writes, sent, received] = [0, 0, 0, 0]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests += 1
    writes += init?.method === 'PUT' ? 1 : 0
    sent += typeof init?.body === 'string' ? Buffer.byteLength(init.body) : 0
    const response = await globalThis.fetch(input, init)
    received += (await response.clone().arrayBuffer()).byteLength
    return response
  }
  const address = `http://127.0.0.1:${hub.port}`
  const relay = createCouchRelay({ card: opened.card, address, user: USER, password: PASSWORD, tools, fetch })
  const taken = () => {
    const all = { requests, writes, sent, received }
    ;[requests, writes, sent, received] = [0, 0, 0, 0]
    return all
  }
  return { relay, taken }
}

function decoded(bytes: Uint8Array<ArrayBuffer>): Envelope {
  const read = decodeEnvelope(bytes)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.envelope
}
