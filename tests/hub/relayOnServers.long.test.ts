import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ClassCard } from '../../src/classroom/protocol/card/classCard'
import { decodeEnvelope } from '../../src/classroom/protocol/envelope/envelope'
import { signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { databaseOf } from '../../src/classroom/protocol/relay/relayDocument'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import type { CouchRelayParts } from '../../src/classroom/couchdb/CouchRelay'
import type { Relay } from '../../src/classroom/ports/Relay'
import { openedClass, tools } from '../classroom/protocol/openedClass'
import { handedIn, learned } from '../classroom/protocol/reportSamples'
import { type RelayHarness, relayContract } from '../contracts/relay.contract'
import { type ProtocolServer, startPouchServer } from './pouch'
import { basic, openHub, type OpenHub, PASSWORD, USER } from './openHub'

// PouchDB for browsers expects this global.
vi.stubGlobal('self', globalThis)
const never = new AbortController().signal
let createCouchRelay: (parts: CouchRelayParts) => Relay
let hub: OpenHub
beforeAll(async () => {
  ;({ createCouchRelay } = await import('../../src/classroom/couchdb/CouchRelay'))
  hub = await openHub()
})
afterAll(() => hub.close())

relayContract('that our hub is', (card, access, deletion) =>
  Promise.resolve(harnessOn(card, { address: `http://127.0.0.1:${hub.port}`, pin: hub.pin(), access, deletion })),
)

it('a renewed class has room for holders of the new card', async () => {
  const opened = await openedClass()
  const { card, signer } = opened
  const access: CouchRelayParts['access'] = (message, after) => signAccess(message, after + 1, signer, card)
  const address = `http://127.0.0.1:${hub.port}`
  const relay = (password: string, more: Partial<CouchRelayParts> = {}) =>
    createCouchRelay({ card, address, user: databaseOf(card.classId), password, tools, ...more })
  const open = (password: string, pin: string) => relay(password, { access, pin }).open(card, never)
  const [before, after] = ['what the old card says', 'what the new card says']
  const report = async () => {
    const read = decodeEnvelope(await handedIn(opened, learned(), { sequence: 1 }))
    if (read.kind === 'refused') throw new Error(read.reason)
    return read.envelope
  }
  const [first, second] = [await report(), await report()]
  expect(await open(before, hub.pin())).toEqual({ kind: 'open' })
  expect(await relay(before).put(first, never)).toEqual({ kind: 'kept' })
  expect(await open(after, '0000 0000')).toEqual({ kind: 'failed', reason: 'refused' })
  expect(await relay(before).put(first, never)).toEqual({ kind: 'kept' })
  expect(await open(after, hub.pin())).toEqual({ kind: 'open' })
  expect(await relay(before).put(first, never)).toEqual({ kind: 'failed', reason: 'refused' })
  expect(await relay(after).changes(undefined, never)).toMatchObject({ kind: 'changes', envelopes: [] })
  expect(await relay(after).put(second, never)).toEqual({ kind: 'kept' })
  expect(await relay(after).changes(undefined, never)).toMatchObject({ envelopes: [{ bytes: second.bytes }] })
})

function harnessOn(
  card: ClassCard,
  { address, pin, access, deletion }: Pick<CouchRelayParts, 'address' | 'pin' | 'access' | 'deletion'>,
): RelayHarness {
  let isLying = false
  const path = `${address}/${databaseOf(card.classId)}`
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isWrite = init?.method === 'PUT' && input !== path
    return isLying && isWrite ? Response.json({ ok: true }, { status: 201 }) : await globalThis.fetch(input, init)
  }
  const relay = (changed: Partial<CouchRelayParts> = {}): Relay =>
    createCouchRelay({ card, address, user: USER, password: PASSWORD, tools, fetch, ...changed })
  return {
    teacher: relay({ access, deletion, ...(pin !== undefined && { pin }) }),
    learner: () => relay(),
    stranger: () => relay({ password: 'another password' }),
    lose: async (id) => {
      const headers = { Authorization: basic() }
      const { _rev: rev } = (await (await globalThis.fetch(`${path}/${id}`, { headers })).json()) as { _rev: string }
      const envelope = deletion && encodeBase64url(await deletion({ id, rev }))
      await globalThis.fetch(`${path}/${id}?rev=${rev}`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ _deleted: true, envelope }),
      })
    },
    lies: (is) => {
      isLying = is
    },
  }
}

let pouch: ProtocolServer
beforeAll(async () => {
  pouch = await startPouchServer()
})
afterAll(() => pouch.close())

relayContract(
  'that another server of the protocol is',
  async (card, access, deletion) => {
    await globalThis.fetch(`${pouch.url}/${databaseOf(card.classId)}`, { method: 'PUT' })
    return harnessOn(card, { address: pouch.url, access, deletion })
  },
  { isGuarded: false },
)
