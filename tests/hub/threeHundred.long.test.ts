import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hexOf } from '../../src/classroom/protocol/bytes'
import { databaseOf } from '../../src/classroom/protocol/relay/relayDocument'
import { decodeEnvelope, type Envelope } from '../../src/classroom/protocol/envelope/envelope'
import type { CouchRelayParts } from '../../src/classroom/couchdb/CouchRelay'
import type { Relay } from '../../src/classroom/ports/Relay'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { tools } from '../classroom/protocol/openedClass'
import { handedIn, learned } from '../classroom/protocol/reportSamples'
import { hubWithClass, type OpenHub, PASSWORD, USER } from './openHub'
import { type Device, newDevice } from './sealedReports'

// PouchDB for browsers expects this global.
vi.stubGlobal('self', globalThis)
const never = new AbortController().signal
const LEARNERS = 300
const AT_ONCE = 30

let createCouchRelay: (parts: CouchRelayParts) => Relay
let made: Awaited<ReturnType<typeof hubWithClass>>
let hub: OpenHub
beforeAll(async () => {
  ;({ createCouchRelay } = await import('../../src/classroom/couchdb/CouchRelay'))
  made = await hubWithClass()
  hub = made.hub
})
afterAll(() => hub.close())

it('the hub gets reports of three hundred learners despite a member’s attacks', async () => {
  const { opened } = made
  const { card } = opened
  const address = `http://127.0.0.1:${hub.port}`
  const relay = () => createCouchRelay({ card, address, user: USER, password: PASSWORD, tools })
  const reports: [Device, Envelope][] = []
  for (let at = 0; at < LEARNERS; at += 1) {
    const device = await newDevice()
    const decoded = decodeEnvelope(await handedIn(opened, learned(), { signer: device.signer, sequence: 1 }))
    if (decoded.kind === 'refused') throw new Error(decoded.reason)
    reports.push([device, decoded.envelope])
  }
  let isOver = false
  const attacking = attacks(reports, () => isOver)
  for (let from = 0; from < LEARNERS; from += AT_ONCE) {
    const puts = reports.slice(from, from + AT_ONCE).map(([, envelope]) => relay().put(envelope, never))
    expect(await Promise.all(puts)).toEqual(puts.map(() => ({ kind: 'kept' })))
  }
  isOver = true
  expect(await attacking).toBeGreaterThan(10)
  const fetched = await relay().changes(undefined, never)
  if (fetched.kind !== 'changes') throw new Error(JSON.stringify(fetched))
  expect(fetched.refused).toEqual([])
  const expected = reports.map(([, { bytes }]) => hexOf(bytes))
  expect(fetched.envelopes.map(({ bytes }) => hexOf(bytes)).toSorted()).toEqual(expected.toSorted())
})

/** @returns how many requests a member with the card has sent */
async function attacks(reports: readonly [Device, Envelope][], isOver: () => boolean): Promise<number> {
  const path = `/${databaseOf(made.opened.card.classId)}`
  const everybody = Array.from({ length: 1000 }, (_, at) => ({ id: reports[at % 3]?.[0].id }))
  let sent = 0
  for (let at = 0; !isOver(); at += 1) {
    const [device, envelope] = reports[at % LEARNERS] ?? []
    const [next] = reports[(at + 1) % LEARNERS] ?? []
    const target = `${path}/${device?.id}`
    const content = { envelope: encodeBase64url(envelope?.bytes ?? new Uint8Array()) }
    const revision = { start: 999_999_999, ids: ['f'.repeat(32)] }
    const copy = { _id: device?.id, _rev: `999999999-${'f'.repeat(32)}`, _revisions: revision, ...content }
    const { json } = await hub.ask({ target })
    await Promise.all([
      hub.ask({ method: 'POST', target: `${path}/_bulk_docs`, body: { new_edits: false, docs: [copy] } }),
      hub.ask({ method: 'DELETE', target: `${target}?rev=${String(json['_rev'])}` }),
      hub.ask({ method: 'PUT', target, body: { _deleted: true, _rev: json['_rev'], ...content } }),
      hub.ask({ method: 'PUT', target: `${path}/${next?.id}`, body: content }),
      hub.ask({ method: 'POST', target: `${path}/_bulk_get`, body: { docs: everybody } }),
    ])
    sent += 6
  }
  return sent
}
