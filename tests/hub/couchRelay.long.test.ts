import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CouchRelayParts } from '../../src/classroom/couchdb/CouchRelay'
import type { ClassCard } from '../../src/classroom/protocol/card/classCard'
import { senderHashOf } from '../../src/classroom/protocol/card/classId'
import { decodeEnvelope, type Envelope } from '../../src/classroom/protocol/envelope/envelope'
import { type RelayAccess, signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { documentOf } from '../../src/classroom/protocol/relay/relayDocument'
import type { Relay } from '../../src/classroom/ports/Relay'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { flipped, learnerSigner, type OpenedClass, openedClass, tools } from '../classroom/protocol/openedClass'
import { handedIn } from '../classroom/protocol/reportSamples'
import { relayContract } from '../contracts/relay.contract'
import { couchFaults, FakeCouch } from '../fakes/FakeCouch'
import { fresh } from '../core/progress/samples'

const ACCESS = { user: 'period-3', password: 'a-relay-password' }
const ADDRESS = 'https://couch.test'
const never = new AbortController().signal

// PouchDB for browsers expects this global.
vi.stubGlobal('self', globalThis)
let createCouchRelay: (parts: CouchRelayParts) => Relay
beforeAll(async () => {
  ;({ createCouchRelay } = await import('../../src/classroom/couchdb/CouchRelay'))
})

function relayOn(couch: FakeCouch, card: ClassCard, changed: Partial<CouchRelayParts> = {}): Relay {
  return createCouchRelay({ card, address: ADDRESS, ...ACCESS, tools, fetch: couch.fetch, ...changed })
}

for (const pin of [undefined, '482 913']) {
  relayContract(pin === undefined ? 'of CouchDB’s protocol' : 'that is a hub', (card, access, deletion) => {
    const couch = new FakeCouch({ ...ACCESS, ...(pin !== undefined && { pin }) })
    return Promise.resolve({
      teacher: relayOn(couch, card, { access, deletion, ...(pin !== undefined && { pin }) }),
      learner: () => relayOn(couch, card),
      stranger: () => relayOn(couch, card, { password: 'another' }),
      lose: (id: string) => Promise.resolve(couch.lose(id)),
      lies: (isLying: boolean) => {
        couch.fault = isLying ? 'unkept' : undefined
      },
    })
  })
}

describe('a relay of CouchDB’s protocol', () => {
  async function period3() {
    const opened = await openedClass()
    const couch = new FakeCouch(ACCESS)
    return { opened, couch, relay: relayOn(couch, opened.card) }
  }
  async function reportTo(opened: OpenedClass, sequence = 1, signer = learnerSigner()): Promise<Envelope> {
    const read = decodeEnvelope(await handedIn(opened, fresh(), { sequence, signer: await signer }))
    if (read.kind === 'refused') throw new Error(read.reason)
    return read.envelope
  }

  it.each(couchFaults.filter((fault) => fault !== 'slow'))(
    'that answers %s keeps no report until it works again',
    async (fault) => {
      const { opened, couch, relay } = await period3()
      const envelope = await reportTo(opened)
      couch.fault = fault
      const put = await relay.put(envelope, never)
      const reasons = { reset: 'offline', 'full-disk': 'no-room' }
      const reason = Object.entries(reasons).find(([known]) => known === fault)?.[1] ?? 'unavailable'
      expect(put).toEqual({ kind: 'failed', reason })
      couch.fault = undefined
      expect(await relay.put(envelope, never)).toEqual({ kind: 'kept' })
    },
  )

  it.each(couchFaults.filter((fault) => fault !== 'slow' && fault !== 'unkept'))(
    'that answers %s never looks like a class without learners',
    async (fault) => {
      const { opened, couch, relay } = await period3()
      await relay.put(await reportTo(opened), never)
      couch.fault = fault
      expect(await relay.changes(undefined, never)).toMatchObject({ kind: 'failed' })
      expect(await relay.plan(never)).toMatchObject({ kind: 'failed' })
    },
  )

  it('that sends one byte per second is given up after the timeout', async () => {
    const { opened, couch, relay } = await period3()
    const giveUp = new AbortController()
    couch.fault = 'slow'
    couch.onByte = () => giveUp.abort()
    const put = await relay.put(await reportTo(opened), giveUp.signal)
    expect(put).toEqual({ kind: 'failed', reason: 'cancelled' })
  })

  it('returns the newest signed report, despite a vandal’s documents', async () => {
    const { opened, couch, relay } = await period3()
    const signer = await learnerSigner()
    const envelope = await reportTo(opened, 3, Promise.resolve(signer))
    const id = await senderHashOf(envelope.sender, tools)
    const other = await reportTo(opened, 9)
    await relay.put(envelope, never)
    const forged = decodeEnvelope(flipped(await handedIn(opened, fresh(), { sequence: 8, signer }), 300))
    if (forged.kind === 'refused') throw new Error(forged.reason)
    couch.plant(id, documentOf(forged.envelope))
    couch.plant(id, documentOf(other))
    couch.plant(id, { envelope: 'A'.repeat(200_000) })
    couch.plant(id, { text: 'hello' })
    couch.plant('somebody', documentOf(envelope))
    const answer = await relay.changes(undefined, never)
    expect(answer).toMatchObject({ kind: 'changes', envelopes: [{ bytes: envelope.bytes }] })
    expect(await relay.put(envelope, never)).toEqual({ kind: 'kept' })
  })

  it('is closed only by the class, which repairs a vandal’s damage', async () => {
    const { opened, couch, relay } = await period3()
    const access = (message: RelayAccess, sequence: number, signer = opened.signer) =>
      signAccess(message, sequence, signer, opened.card).then((bytes) => ({ envelope: encodeBase64url(bytes) }))
    couch.plant('door', { closed: true })
    couch.plant('door', await access('closed', 9, await learnerSigner()))
    expect(await relay.put(await reportTo(opened), never)).toEqual({ kind: 'kept' })
    // An old message of the class itself, on a relay that has lost the newer one.
    couch.lose('door')
    couch.plant('door', await access('closed', 3))
    expect(await relay.put(await reportTo(opened), never)).toEqual({ kind: 'failed', reason: 'closed' })
    const teacher = relayOn(couch, opened.card, {
      access: (message, after) => signAccess(message, after + 1, opened.signer, opened.card),
    })
    expect(await teacher.open(opened.card, never)).toEqual({ kind: 'open' })
    expect(await relay.put(await reportTo(opened), never)).toEqual({ kind: 'kept' })
    couch.plant('door', await access('closed', 3))
    expect(await relay.put(await reportTo(opened), never)).toEqual({ kind: 'kept' })
  })

  it('is repaired by the next exchange after a vandal changed everything', async () => {
    const { opened, couch, relay } = await period3()
    const envelopes = [await reportTo(opened), await reportTo(opened), await reportTo(opened)]
    for (const envelope of envelopes) await relay.put(envelope, never)
    const other = documentOf(await reportTo(opened, 9))
    for (const [at, { sender }] of envelopes.entries()) {
      const id = await senderHashOf(sender, tools)
      couch.lose(id)
      couch.plant(id, [undefined, other, { text: 'gone' }][at])
    }
    expect(await relay.changes(undefined, never)).toMatchObject({ kind: 'changes', envelopes: [] })
    for (const envelope of envelopes) expect(await relay.put(envelope, never)).toEqual({ kind: 'kept' })
    const answer = await relay.changes(undefined, never)
    if (answer.kind !== 'changes') throw new Error('no changes')
    expect(answer.envelopes.map(({ bytes }) => bytes)).toEqual(
      expect.arrayContaining(envelopes.map(({ bytes }) => bytes)),
    )
    expect(answer.envelopes).toHaveLength(3)
  })

  it.each([
    ['of 5 MB', { envelope: 'A'.repeat(5_000_000) }, 'too-large'],
    ['of 5 MB under another name', { junk: ['x'.repeat(5_000_000)] }, 'too-large'],
    ['that is no envelope', { text: 'hello' }, 'not-an-envelope'],
    ['whose envelope is a number', { envelope: 7 }, 'not-an-envelope'],
    ['with an envelope of 100 kB', { envelope: 'A'.repeat(133_000) }, 'not-an-envelope'],
    ['with a __proto__', JSON.parse('{"__proto__":{"envelope":"UEwB"}}') as object, 'not-an-envelope'],
  ] as const)('sends every other report and rejects a document %s', async (_what, fields, reason) => {
    const { opened, couch, relay } = await period3()
    const bad = 'e'.repeat(64)
    const reports = await Promise.all([1, 2, 3, 4, 5].map(async () => await reportTo(opened)))
    for (const envelope of reports) await relay.put(envelope, never)
    couch.plant(bad, fields)
    const answer = await relay.changes(undefined, never)
    expect(answer).toMatchObject({ kind: 'changes', refused: [{ sender: bad, reason }] })
    if (answer.kind !== 'changes') throw new Error('no changes')
    expect(answer.envelopes).toHaveLength(5)
    couch.requests.length = 0
    expect(await relay.changes(answer.mark, never)).toMatchObject({ envelopes: [], refused: [] })
    expect(couch.requests).toEqual(['GET _changes'])
  })

  it('accepts a report and the plan when documents grew to 5 MB', async () => {
    const { opened, couch, relay } = await period3()
    const envelope = await reportTo(opened)
    const id = await senderHashOf(envelope.sender, tools)
    for (const name of [id, 'plan', 'door']) couch.plant(name, { envelope: 'A'.repeat(5_000_000) })
    expect(await relay.put(envelope, never)).toEqual({ kind: 'kept' })
    expect(await relay.changes(undefined, never)).toMatchObject({ envelopes: [{ bytes: envelope.bytes }] })
    expect(await relay.plan(never)).toEqual({ kind: 'plan', envelope: undefined })
  })

  it('requests unanswered documents again, and treats no network error as an answer', async () => {
    const { opened, couch } = await period3()
    let isDown = false
    const fetch: typeof globalThis.fetch = async (input, init) =>
      isDown && init?.method === 'POST' ? new Response('{}', { status: 503 }) : await couch.fetch(input, init)
    const relay = relayOn(couch, opened.card, { fetch })
    const envelope = await reportTo(opened)
    await relay.put(envelope, never)
    isDown = true
    expect(await relay.changes(undefined, never)).toEqual({ kind: 'failed', reason: 'unavailable' })
    isDown = false
    expect(await relay.changes(undefined, never)).toMatchObject({ envelopes: [{ bytes: envelope.bytes }], refused: [] })
  })

  it('keeps both reports of two devices that write together', async () => {
    const { opened, couch, relay } = await period3()
    const signer = learnerSigner()
    const [first, second] = [await reportTo(opened, 1, signer), await reportTo(opened, 2, signer)]
    const id = await senderHashOf(first.sender, tools)
    couch.beforeWrite = () => couch.plant(id, documentOf(first))
    expect(await relay.put(second, never)).toEqual({ kind: 'kept' })
    expect(await relay.changes(undefined, never)).toMatchObject({ envelopes: [{ bytes: second.bytes }] })
  })

  it('requests only changes, and sees a report that was put back', async () => {
    const { opened, couch, relay } = await period3()
    for (let count = 0; count < 3; count += 1) await relay.put(await reportTo(opened), never)
    const first = await relay.changes(undefined, never)
    if (first.kind !== 'changes') throw new Error('no changes')
    expect(first.envelopes).toHaveLength(3)
    couch.requests.length = 0
    expect(await relay.changes(first.mark, never)).toEqual({
      kind: 'changes',
      envelopes: [],
      refused: [],
      mark: first.mark,
    })
    expect(couch.requests).toEqual(['GET _changes'])
  })

  it('uses no cache and no cookie, and follows no redirect', async () => {
    const { opened, couch } = await period3()
    const asked: RequestInit[] = []
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(init ?? {})
      return couch.fetch(input, init)
    }
    await relayOn(couch, opened.card, { fetch }).put(await reportTo(opened), never)
    expect(asked).not.toHaveLength(0)
    for (const init of asked) {
      expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit', redirect: 'error' })
      expect(init).not.toHaveProperty('targetAddressSpace')
    }
  })

  it('declares requests to a device on the local network', async () => {
    const { opened, couch } = await period3()
    const asked: object[] = []
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(init ?? {})
      return couch.fetch(input, init)
    }
    await relayOn(couch, opened.card, { fetch, address: 'http://ledger.local:8484' }).plan(never)
    expect(asked).toMatchObject([{ targetAddressSpace: 'local' }])
  })

  it('creates no class without the PIN that the hub shows', async () => {
    const { opened } = await period3()
    const hub = new FakeCouch({ ...ACCESS, pin: '482 913' })
    const open = (changed: Partial<CouchRelayParts>) => relayOn(hub, opened.card, changed).open(opened.card, never)
    expect(await open({})).toEqual({ kind: 'failed', reason: 'refused' })
    expect(await open({ pin: '111 111' })).toEqual({ kind: 'failed', reason: 'refused' })
    expect(await open({ pin: '482 913' })).toEqual({ kind: 'open' })
    expect(await open({ pin: '482 913' })).toEqual({ kind: 'open' })
  })
})
