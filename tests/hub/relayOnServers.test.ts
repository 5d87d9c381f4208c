import { afterAll, beforeAll, vi } from 'vitest'
import type { ClassCard } from '../../src/classroom/card/classCard'
import { databaseOf } from '../../src/classroom/relay/relayDocument'
import type { CouchRelayParts } from '../../src/hub/CouchRelay'
import type { Relay } from '../../src/classes/Relay'
import { tools } from '../classroom/openedClass'
import { type RelayHarness, relayContract } from '../contracts/relay.contract'
import { type ProtocolServer, startPouchServer } from './pouch'
import { basic, openHub, type OpenHub, PASSWORD, USER } from './openHub'

// PouchDB for browsers expects one.
vi.stubGlobal('self', globalThis)
let createCouchRelay: (parts: CouchRelayParts) => Relay
let hub: OpenHub
beforeAll(async () => {
  ;({ createCouchRelay } = await import('../../src/hub/CouchRelay'))
  hub = await openHub()
})
afterAll(() => hub.close())

relayContract('that our hub is', (card, door) =>
  Promise.resolve(harnessOn(card, { address: `http://127.0.0.1:${hub.port}`, pin: hub.pin(), door })),
)

function harnessOn(
  card: ClassCard,
  { address, pin, door }: Pick<CouchRelayParts, 'address' | 'pin' | 'door'>,
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
    teacher: relay(pin === undefined ? { door } : { pin, door }),
    learner: () => relay(),
    stranger: () => relay({ password: 'another password' }),
    lose: async (id) => {
      const headers = { Authorization: basic() }
      const { _rev } = (await (await globalThis.fetch(`${path}/${id}`, { headers })).json()) as { _rev: string }
      await globalThis.fetch(`${path}/${id}?rev=${_rev}`, { method: 'DELETE', headers })
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
  async (card, door) => {
    await globalThis.fetch(`${pouch.url}/${databaseOf(card.classId)}`, { method: 'PUT' })
    return harnessOn(card, { address: pouch.url, door })
  },
  { hasDoor: false },
)
