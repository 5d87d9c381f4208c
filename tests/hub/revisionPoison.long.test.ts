import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { HIGHEST_REVISION, withRevision } from '../../tools/hub/revisions/revisionTree'
import { HubStore } from '../../tools/hub/store/HubStore'
import { closeDatabase, openDatabase } from '../../tools/hub/store/openDatabase'
import type { OpenedClass } from '../classroom/protocol/openedClass'
import { type InsideOfHub, insideOfHub, passes } from './insideOfHub'
import { hubWithClass, openHub, type OpenHub } from './openHub'
import { deletionOf, newDevice, report } from './sealedReports'

/* A member of a class has its password, and everything that others have signed. */
let hub: OpenHub
let opened: OpenedClass
let path: string
beforeAll(async () => void ({ hub, opened, path } = await hubWithClass()))
afterAll(() => hub.close())

const put = async (id: string, body: object) => await hub.ask({ method: 'PUT', target: `${path}/${id}`, body })
const get = async (id: string) => await hub.ask({ target: `${path}/${id}` })
const post = async (body: object) => await hub.ask({ method: 'POST', target: `${path}/_bulk_docs`, body })
const [f32, e32] = ['f'.repeat(32), 'e'.repeat(32)]
const NUMBERS = [2, 999_999_999, 1_000_000_000, 9_999_999_999, 2 ** 53 - 1]

describe('a member who sends revisions', () => {
  it.each(NUMBERS)('blocks no report, plan or access with the number %d', async (start) => {
    const device = await newDevice()
    const first = await report(opened, device, 1)
    await put(device.id, first)
    const access = { envelope: encodeBase64url(await signAccess('open', start, opened.signer, opened.card)) }
    for (const [id, content] of [[device.id, first] as const, ['door', access] as const]) {
      const before = (await get(id)).text
      const revision = { _id: id, _rev: `${start}-${f32}`, ...content }
      const history = { ...revision, _revisions: { start, ids: [f32, e32] } }
      for (const copy of [revision, history]) {
        expect(await post({ new_edits: false, docs: [copy] })).toMatchObject({ status: 403 })
        const target = `${path}/${id}?new_edits=false`
        expect(await hub.ask({ method: 'PUT', target, body: copy })).toMatchObject({ status: 403 })
      }
      expect(await put(id, history)).toMatchObject({ status: 400 })
      expect(JSON.parse((await post({ docs: [history] })).text)).toMatchObject([{ id, error: 'doc_validation' }])
      expect((await get(id)).text).toBe(before)
    }
    const rev = (await get(device.id)).json['_rev']
    expect(await put(device.id, { ...(await report(opened, device, 2)), _rev: rev })).toMatchObject({ status: 201 })
    const message = encodeBase64url(
      await signAccess('open', start + 1 > 2 ** 53 - 1 ? start : start + 1, opened.signer, opened.card),
    )
    expect(await put('door', { envelope: message, _rev: (await get('door')).json['_rev'] })).toMatchObject({
      status: 201,
    })
  })

  it('adds no branch and no revision to a document of others', async () => {
    const device = await newDevice()
    const signed = await report(opened, device)
    const { json } = await put(device.id, signed)
    for (const more of [{}, { _rev: json['rev'] }, { _rev: json['rev'] }])
      expect(await put(device.id, { ...signed, ...more })).toMatchObject({ status: 201, json: { rev: json['rev'] } })
    const leaves = await get(`${device.id}?open_revs=all`)
    expect(JSON.parse(leaves.text)).toEqual([{ ok: { _id: device.id, _rev: json['rev'], ...signed } }])
  })
})

describe('a deletion', () => {
  it('is rejected unless the sender or the class signed it', async () => {
    const [device, another] = [await newDevice(), await newDevice()]
    const rev = String((await put(device.id, await report(opened, device))).json['rev'])
    const refused = { status: 403, json: { error: 'forbidden', reason: expect.stringMatching(/message/) } }
    const target = `${path}/${device.id}?rev=${rev}`
    expect(await hub.ask({ method: 'DELETE', target })).toMatchObject(refused)
    const gone = { _deleted: true, _rev: rev }
    const forged = await deletionOf({ id: device.id, rev }, opened, another.signer)
    const ofAnother = await deletionOf({ id: another.id, rev }, opened)
    const ofBefore = await deletionOf({ id: device.id, rev: `1-${f32}` }, opened)
    for (const message of [{}, await report(opened, device), forged, ofAnother, ofBefore])
      expect(await put(device.id, { ...gone, ...message })).toMatchObject(refused)
    expect(JSON.parse((await post({ docs: [{ _id: device.id, ...gone }] })).text)).toMatchObject([
      { error: 'forbidden' },
    ])
    expect((await get(device.id)).status).toBe(200)
  })

  it.each(['its sender', 'the class'])('is accepted when signed by %s, and that signature works once', async (who) => {
    const device = await newDevice()
    const content = await report(opened, device)
    const rev = String((await put(device.id, content)).json['rev'])
    const message = await deletionOf(
      { id: device.id, rev },
      opened,
      who === 'the class' ? opened.signer : device.signer,
    )
    const deletion = { _deleted: true, _rev: rev, ...message }
    expect(await put(device.id, deletion)).toMatchObject({ status: 201 })
    expect((await get(device.id)).status).toBe(404)
    const back = await put(device.id, content)
    expect(back).toMatchObject({ status: 201 })
    expect(await put(device.id, deletion)).toMatchObject({ status: 409 })
    expect(await put(device.id, { ...deletion, _rev: back.json['rev'] })).toMatchObject({ status: 403 })
    expect((await get(device.id)).json).toMatchObject(content)
  })
})

interface Written {
  readonly start: number | string
  readonly hash: string
  /** Sent without a history, with one, or with only a history. */
  readonly told: 'bare' | 'whole' | 'history'
}

describe('a revision with any number', () => {
  let inside: InsideOfHub
  beforeAll(async () => void (inside = await insideOfHub({ border: passes })))
  afterAll(() => inside.close())
  const headers = { 'content-type': 'application/json' }
  const ask = async (target: string, method = 'GET', body?: object) => {
    const answer = await inside.ask(target, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, json: (await answer.json()) as Readonly<Record<string, unknown>> }
  }
  const edges = [0, 1, HIGHEST_REVISION, HIGHEST_REVISION + 1, 9_999_999_999, 10 ** 10, 2 ** 53 - 1, 2 ** 53, 1e21]
  const number = fc.oneof(
    fc.constantFrom(...edges),
    fc.maxSafeInteger(),
    fc.integer({ min: HIGHEST_REVISION - 5, max: HIGHEST_REVISION + 5 }),
    fc.double(),
  )
  const digits = fc.array(fc.nat(9), { minLength: 1, maxLength: 60 }).map((all) => all.join(''))
  const hash = fc
    .array(fc.nat(15), { minLength: 32, maxLength: 32 })
    .map((all) => all.map((n) => n.toString(16)).join(''))

  it('is confirmed only if it can be read and followed by another', async () => {
    let [kept, documents] = [0, 0]
    const any: fc.Arbitrary<Written> = fc.record({
      start: fc.oneof(number, digits),
      hash,
      told: fc.constantFrom('bare', 'whole', 'history'),
    })
    await fc.assert(
      fc.asyncProperty(any, async ({ start, hash: own, told }) => {
        const id = (documents += 1).toString(16).padStart(64, '0')
        const rev = `${start}-${own}`
        const copy = {
          _id: id,
          ...(told !== 'history' && { _rev: rev }),
          ...(told !== 'bare' && { _revisions: { start, ids: [own] } }),
          envelope: 'a',
        }
        const answer = await ask('/_bulk_docs', 'POST', { new_edits: false, docs: [copy] })
        const isAcknowledged = answer.status === 201 && JSON.stringify(answer.json) === '[]'
        const read = await ask(`/${id}?rev=${encodeURIComponent(rev)}`)
        expect(read.status === 200 && read.json['_rev'] === rev).toBe(isAcknowledged)
        const next = await ask(`/${id}`, 'PUT', { _rev: rev, envelope: 'b' })
        const isFollowed = next.status === 201
        // Nothing can follow the highest number, and no number is above it.
        expect(isFollowed).toBe(isAcknowledged && Number(start) < HIGHEST_REVISION)
        expect(isAcknowledged && Number(start) > HIGHEST_REVISION).toBe(false)
        kept += Number(isFollowed)
        const { _rev: there, envelope } = (await ask(`/${id}`)).json
        const first = isAcknowledged ? [rev, 'a'] : [undefined, undefined]
        expect([there, envelope]).toEqual(isFollowed ? [next.json['rev'], 'b'] : first)
      }),
      { numRuns: 400, examples: edges.map((start): [Written] => [{ start, hash: f32, told: 'history' }]) },
    )
    expect(kept).toBeGreaterThan(5)
  })
})

it('a damaged database is repaired at the next start', async () => {
  const before = await hubWithClass()
  const [victim, forked] = [await newDevice(), await newDevice()]
  const [one, two, three] = await Promise.all([1, 2, 3].map((at) => report(before.opened, forked, at)))
  const only = await report(before.opened, victim, 1)
  await before.hub.stop()
  const database = openDatabase(join(before.hub.data, 'hub.sqlite'))
  const store = new HubStore(database)
  const name = before.path.slice(1)
  const poison = { start: 9_999_999_999, ids: [f32] }
  const bodies = (all: Readonly<Record<string, object | undefined>>) =>
    JSON.stringify(Object.fromEntries(Object.entries(all).map(([rev, body]) => [rev, JSON.stringify(body)])))
  const victims = { id: victim.id, tree: withRevision([], poison, false), sequence: 1 }
  store.putDocument(name, { ...victims, leaves: bodies({ [`9999999999-${f32}`]: only }) }, false)
  let tree = withRevision([], { start: 2, ids: ['2'.repeat(32), '0'.repeat(32)] }, false)
  tree = withRevision(tree, { start: 7, ids: ['7'.repeat(32)] }, false)
  tree = withRevision(tree, poison, true)
  const leaves = bodies({ [`2-${'2'.repeat(32)}`]: two, [`7-${'7'.repeat(32)}`]: one, [`9999999999-${f32}`]: {} })
  store.putDocument(name, { id: forked.id, tree, sequence: 2, leaves }, false)
  database.pragma('user_version = 0')
  closeDatabase(database)

  const after = await openHub({}, {}, before.hub.data)
  for (const [device, there, next] of [
    [victim, only, await report(before.opened, victim, 2)] as const,
    [forked, two, three] as const,
  ]) {
    const target = `${before.path}/${device.id}`
    const found = JSON.parse((await after.ask({ target: `${target}?open_revs=all` })).text) as {
      ok: { _rev: string }
    }[]
    expect(found).toEqual([{ ok: { _id: device.id, _rev: expect.any(String), ...there } }])
    const body = { ...next, _rev: found[0]?.ok._rev }
    expect(await after.ask({ method: 'PUT', target, body })).toMatchObject({ status: 201 })
  }
  await after.close()
})
