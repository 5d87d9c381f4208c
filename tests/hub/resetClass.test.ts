import { expect, it } from 'vitest'
import { signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { basic, hubWithClass } from './openHub'
import { deletionOf, newDevice, report } from './sealedReports'

const RESET = { authorization: basic('class', 'another-password') }

it('a reset class takes no earlier deletion, and no earlier end, twice', async () => {
  const { hub, opened, path } = await hubWithClass()
  const device = await newDevice()
  const body = await report(opened, device)
  const target = `${path}/${device.id}`
  const access = async (kind: 'open' | 'closed', sequence: number) => ({
    envelope: encodeBase64url(await signAccess(kind, sequence, opened.signer, opened.card)),
  })
  const first = await hub.ask({ method: 'PUT', target, body })
  const rev = String(first.json['rev'])
  const deletion = await deletionOf({ id: device.id, rev }, opened)
  const deletes = async (over: unknown, headers = {}) => {
    const deleted = { _deleted: true, _rev: over, ...deletion }
    return (await hub.ask({ method: 'PUT', target, headers, body: deleted })).status
  }
  const door = `${path}/door`
  const closed = await access('closed', 5)
  const shut = await hub.ask({ method: 'PUT', target: door, body: closed })
  expect(shut.status).toBe(201)
  const opens = { ...(await access('open', 9)), _rev: shut.json['rev'] }
  expect(await hub.ask({ method: 'PUT', target: door, body: opens })).toMatchObject({ status: 201 })
  expect(await deletes(rev)).toBe(201)

  expect(await hub.makeClass(opened, { headers: RESET })).toMatchObject({ status: 201 })
  const again = await hub.ask({ method: 'PUT', target, headers: RESET, body })
  expect(again.status).toBe(201)
  expect(again.json['rev']).not.toBe(rev)
  expect([await deletes(rev, RESET), await deletes(again.json['rev'], RESET)]).not.toContain(201)
  expect(await hub.ask({ target, headers: RESET })).toMatchObject({ status: 200 })
  const now = (await hub.ask({ target: door, headers: RESET })).json['_rev']
  const old = {
    method: 'PUT',
    target: door,
    headers: RESET,
    body: { ...closed, ...(now !== undefined && { _rev: now }) },
  }
  expect((await hub.ask(old)).status).toBe(409)
  // The class itself may still end, and a report of the new card gets a deletion of its own.
  const later = { ...(await access('closed', 12)), _rev: now }
  expect(await hub.ask({ method: 'PUT', target: door, headers: RESET, body: later })).toMatchObject({ status: 201 })
  const own = await deletionOf({ id: device.id, rev: String(again.json['rev']) }, opened)
  const last = { _deleted: true, _rev: again.json['rev'], ...own }
  expect(await hub.ask({ method: 'PUT', target, headers: RESET, body: last })).toMatchObject({ status: 201 })
  await hub.close()
})
