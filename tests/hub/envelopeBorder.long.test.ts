import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RelayAccess, signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { sealPlan } from '../../src/classroom/protocol/plan/sealPlan'
import { bytesOf, encodeBase64url } from '../../src/core/progress/file/base64url'
import { MOST_SENDERS } from '../../tools/hub/protocol/writeDocument'
import { flipped, learnerSigner, openedClass, type OpenedClass, tools } from '../classroom/protocol/openedClass'
import { MADE_AT } from '../classroom/protocol/reportSamples'
import { day } from '../core/progress/samples'
import { hubWithClass, type OpenHub } from './openHub'
import { deletionOf, newDevice, report } from './sealedReports'

let hub: OpenHub
let opened: OpenedClass
let path: string
beforeAll(async () => void ({ hub, opened, path } = await hubWithClass()))
afterAll(() => hub.close())

const put = async (id: string, body: object) => await hub.ask({ method: 'PUT', target: `${path}/${id}`, body })
const get = async (rest: string) => await hub.ask({ target: `${path}${rest}` })

describe('the hub’s check of envelopes', () => {
  it('accepts a report of the sender in its name', async () => {
    const device = await newDevice()
    const body = await report(opened, device)
    expect(await put(device.id, body)).toMatchObject({ status: 201 })
    expect((await get(`/${device.id}`)).json).toMatchObject(body)
  })

  it('rejects a wrong signature, another class and invalid envelopes', async () => {
    const [device, other] = [await newDevice(), await newDevice()]
    const bytes = bytesOf((await report(opened, device)).envelope) ?? new Uint8Array()
    for (const at of [0, 2, 3, 5, 30, 90, 150, bytes.length - 1]) {
      const changed = { envelope: encodeBase64url(flipped(bytes, at)) }
      expect(await put(device.id, changed), `byte ${at}`).toMatchObject({ status: 403, json: { error: 'forbidden' } })
    }
    const elsewhere = await report(await openedClass(), device)
    expect(await put(device.id, elsewhere)).toMatchObject({ status: 403 })
    expect(await put(other.id, await report(opened, device))).toMatchObject({ status: 403 })
    expect(await put('plan', await report(opened, device))).toMatchObject({ status: 403 })
    for (const strange of [{}, { envelope: 7 }, { envelope: 'A'.repeat(90_000) }, { envelope: 'UEwB', more: 1 }]) {
      expect(await put(device.id, strange)).toMatchObject({ status: 400 })
    }
    expect((await get(`/${device.id}`)).status).toBe(404)
  })

  it('keeps the highest sequence, even of a sender who deleted', async () => {
    const device = await newDevice()
    const [older, newer] = [await report(opened, device, 4), await report(opened, device, 5)]
    const first = await put(device.id, newer)
    expect(await put(device.id, { ...older, _rev: first.json['rev'] })).toMatchObject({ status: 409 })
    const rev = String(first.json['rev'])
    const message = await deletionOf({ id: device.id, rev }, opened, device.signer)
    expect(await put(device.id, { _deleted: true, _rev: rev, ...message })).toMatchObject({ status: 201 })
    expect(await put(device.id, older)).toMatchObject({ status: 409 })
    expect(await put(device.id, newer)).toMatchObject({ status: 201 })
  })

  it('accepts a plan only from the class', async () => {
    expect(await put('plan', await planOf(opened))).toMatchObject({ status: 201 })
    const forged = await planOf({ ...opened, signer: await learnerSigner() })
    const rev = (await get('/plan')).json['_rev']
    expect(await put('plan', { ...forged, _rev: rev })).toMatchObject({ status: 403 })
  })
})

describe('a class that is closed or full', () => {
  const accessOf = async (access: RelayAccess, sequence: number, signer = opened.signer) => ({
    envelope: encodeBase64url(await signAccess(access, sequence, signer, opened.card)),
  })

  it('accepts no report while closed, and only the class can close', async () => {
    const [known, fresh] = [await newDevice(), await newDevice()]
    const rev = (await put(known.id, await report(opened, known))).json['rev']
    expect(await put('door', await accessOf('closed', 1, await learnerSigner()))).toMatchObject({ status: 403 })
    expect(await put('door', await planOf(opened))).toMatchObject({ status: 403 })
    const closed = await put('door', await accessOf('closed', 5))
    expect(closed).toMatchObject({ status: 201 })
    for (const [device, more] of [[fresh, {}] as const, [known, { _rev: rev }] as const]) {
      const refused = await put(device.id, { ...(await report(opened, device, 2)), ...more })
      expect(refused).toMatchObject({ status: 403, json: { error: 'closed' } })
    }
    // With the card, one can neither delete the class's message nor send an older one.
    const target = `${path}/door?rev=${String(closed.json['rev'])}`
    expect((await hub.ask({ method: 'DELETE', target })).status).toBe(403)
    const open = await put('door', { ...(await accessOf('open', 6)), _rev: closed.json['rev'] })
    expect(open).toMatchObject({ status: 201 })
    expect(await put('door', { ...(await accessOf('closed', 5)), _rev: open.json['rev'] })).toMatchObject({
      status: 409,
    })
    expect(await put(fresh.id, await report(opened, fresh))).toMatchObject({ status: 201 })
  })

  it('has room for 300 senders and for their later reports', async () => {
    const full = await hubWithClass()
    const ask = async (id: string, body: object) =>
      await full.hub.ask({ method: 'PUT', target: `${full.path}/${id}`, body })
    const first = await newDevice()
    const { json } = await ask(first.id, await report(full.opened, first))
    for (let at = 1; at < MOST_SENDERS; at += 1) {
      const device = await newDevice()
      expect(await ask(device.id, await report(full.opened, device))).toMatchObject({ status: 201 })
    }
    const late = await newDevice()
    expect(await ask(late.id, await report(full.opened, late))).toMatchObject({ status: 403, json: { error: 'full' } })
    const rev = String(json['rev'])
    const message = await deletionOf({ id: first.id, rev }, full.opened)
    expect(await ask(first.id, { _deleted: true, _rev: rev, ...message })).toMatchObject({ status: 201 })
    expect(await ask(late.id, await report(full.opened, late))).toMatchObject({ status: 403 })
    expect(await ask(first.id, await report(full.opened, first))).toMatchObject({ status: 201 })

    // Emptying and renewing the class sets another password and makes room.
    const renewed = { authorization: `Basic ${Buffer.from('class:another-password').toString('base64')}` }
    expect(await full.hub.makeClass(full.opened, { headers: renewed })).toMatchObject({ status: 201 })
    expect((await full.hub.ask({ target: full.path })).status).toBe(401)
    const empty = await full.hub.ask({ target: full.path, headers: renewed })
    expect(empty).toMatchObject({ status: 200, json: { doc_count: 0, doc_del_count: 0 } })
    const body = await report(full.opened, late)
    const taken = { method: 'PUT', target: `${full.path}/${late.id}`, headers: renewed, body }
    expect(await full.hub.ask(taken)).toMatchObject({ status: 201 })
    await full.hub.close()
  })
})

async function planOf({ signer, card }: OpenedClass): Promise<{ envelope: string }> {
  const plan = { parts: [], until: day('2026-11-27'), message: 'Well done.', madeAt: MADE_AT, sequence: 1 }
  return { envelope: encodeBase64url(await sealPlan(plan, signer, card, tools)) }
}
