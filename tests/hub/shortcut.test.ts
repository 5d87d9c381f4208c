import { afterAll, beforeAll, expect, it } from 'vitest'
import { PIN_HEADER } from '../../src/classroom/relay/relayDocument'
import { encodeBase64url } from '../../src/progress/file/base64url'
import type { OpenedClass } from '../classroom/openedClass'
import { type Ask, ask, basic, hubWithClass, type OpenHub } from './openHub'
import { type Device, newDevice, report } from './sealedReports'

/*
 * What a class asks when it comes back goes a shorter way through the hub once its password was right. Who asks can't tell.
 */
const site = 'https://ledger.example.org'
let hub: OpenHub
let opened: OpenedClass
let path: string
let device: Device
beforeAll(async () => {
  const made = await hubWithClass({}, { origins: [site] })
  ;({ hub, opened, path } = made)
  device = await newDevice()
  await hub.ask({ method: 'PUT', target: `${path}/${device.id}`, body: await report(opened, device) })
})
afterAll(() => hub.close())

/** The same by the whole way: a slash at the end is nothing to it, and too much for the short one. */
const theWholeWay = (asked: Ask): Ask => ({ ...asked, target: asked.target.replace(/(\?|$)/, '/$1') })

const asked: readonly (readonly [what: string, asked: () => Ask])[] = [
  ['a report', () => ({ target: `/${device.id}` })],
  ['a report with every branch', () => ({ target: `/${device.id}?open_revs=all` })],
  ['a report with what was before', () => ({ target: `/${device.id}?revs=true&conflicts=true` })],
  ['a plan that is not there', () => ({ target: '/plan?open_revs=all' })],
  ['a page of the site', () => ({ target: `/${device.id}`, headers: { origin: site } })],
  ['a page of another site', () => ({ target: `/${device.id}`, headers: { origin: 'https://evil.example' } })],
  ['another name', () => ({ target: `/${device.id}`, headers: { host: 'evil.example' } })],
  ['another password', () => ({ target: `/${device.id}`, headers: { authorization: basic('class', 'other') } })],
  ['no password', () => ({ target: `/${device.id}`, headers: { authorization: '' } })],
  ['a report over nothing', () => ({ method: 'PUT', target: `/${device.id}`, body: { envelope: 'UEwB' } })],
  ['no JSON', () => ({ method: 'PUT', target: `/${device.id}`, body: '{' })],
  ['no JSON, said to be', () => ({ method: 'PUT', target: '/plan', body: '{', headers: JSON_TYPE })],
  ['a plan that nobody signed', () => ({ method: 'PUT', target: '/plan', body: { envelope: 'UEwB' } })],
  ['too much', () => ({ method: 'PUT', target: '/plan', body: { envelope: 'A'.repeat(200_000) } })],
]
const JSON_TYPE = { 'content-type': 'application/json' }

it.each(asked)('%s gets the same answer by both ways', async (_what, what) => {
  const request = { ...what(), target: path + what().target }
  const [short, whole] = [await hub.ask(request), await hub.ask(theWholeWay(request))]
  expect({ status: short.status, text: short.text }).toEqual({ status: whole.status, text: whole.text })
  const told = ['content-type', 'cache-control', 'access-control-allow-origin', 'vary']
  expect(told.map((name) => short.headers[name])).toEqual(told.map((name) => whole.headers[name]))
})

it('a report is kept by the short way, and read by the whole one', async () => {
  const [target, { envelope }] = [`${path}/${device.id}`, await report(opened, device, 7)]
  const before = await hub.ask({ target })
  const put = await hub.ask({ method: 'PUT', target, body: { envelope, _rev: before.json['_rev'] } })
  expect(put).toMatchObject({ status: 201, json: { ok: true, id: device.id } })
  expect((await hub.ask(theWholeWay({ target }))).json).toMatchObject({ envelope, _rev: put.json['rev'] })
  const older = await report(opened, device, 6)
  const late = await hub.ask({ method: 'PUT', target, body: { ...older, _rev: put.json['rev'] } })
  expect(late).toMatchObject({ status: 409 })
  expect((await hub.ask({ target })).json).toMatchObject({ envelope })
})

it('the password of before opens nothing once the class has another', async () => {
  const target = `${path}/${device.id}`
  expect(await hub.ask({ target })).toMatchObject({ status: 200 })
  const renewed = { authorization: basic('class', 'another-password') }
  const { verifyingKey, sealingKey } = opened.card
  const body = { verifyingKey: encodeBase64url(verifyingKey), sealingKey: encodeBase64url(sealingKey) }
  const headers = { ...renewed, [PIN_HEADER]: hub.pin() }
  expect(await ask(hub.port, { method: 'PUT', target: path, headers, body })).toMatchObject({ status: 201 })
  expect(await hub.ask({ target })).toMatchObject({ status: 401 })
  // Emptied: what was kept in the memory is gone too.
  expect(await ask(hub.port, { target, headers: renewed })).toMatchObject({ status: 404 })
  expect(await ask(hub.port, { target, headers: renewed })).toMatchObject({ status: 404 })
})
