import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bulkGet } from '../../tools/hub/protocol/bulkGet'
import { pieces, streamed } from '../../tools/hub/protocol/answer'
import { changesOf } from '../../tools/hub/protocol/readClass'
import { isRefusal } from '../../tools/hub/protocol/refusal'
import { HubStore } from '../../tools/hub/store/HubStore'
import { CLASS_NAME, type InsideOfHub, insideOfHub, passes } from './insideOfHub'
import { basic, hubWithClass, type OpenHub } from './openHub'
import { newDevice, report } from './sealedReports'

describe('an answer with many documents', () => {
  let inside: InsideOfHub
  const ids = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(64, '0'))
  beforeAll(async () => {
    inside = await insideOfHub({ border: passes })
    const docs = ids.map((id) => ({ _id: id, envelope: 'A'.repeat(80_000) }))
    const headers = { 'content-type': 'application/json' }
    await inside.ask('/_bulk_docs', { method: 'POST', headers, body: JSON.stringify({ docs }) })
  })
  afterAll(() => inside.close())

  it('has each name once, however often it is requested', async () => {
    const headers = { 'content-type': 'application/json' }
    const many = Array.from({ length: 1000 }, () => ({ id: ids[0], rev: '1-x' }))
    for (const docs of [many, many.map(({ id }) => ({ id })), many.map(({ id }, at) => ({ id, rev: `${at}-x` }))]) {
      const answer = await inside.ask('/_bulk_get', { method: 'POST', headers, body: JSON.stringify({ docs }) })
      const { results } = (await answer.json()) as { results: { docs: { ok?: object }[] }[] }
      expect(results).toHaveLength(1)
      expect(results[0]?.docs.filter(({ ok }) => ok !== undefined).length).toBeLessThanOrEqual(1)
    }
    const keys = Array.from({ length: 1000 }, () => ids[0])
    const target = '/_all_docs?include_docs=true'
    const listed = await inside.ask(target, { method: 'POST', headers, body: JSON.stringify({ keys }) })
    expect(((await listed.json()) as { rows: object[] }).rows).toHaveLength(1)
  })

  it('is read and sent in parts, and others are served between', async () => {
    const { hub } = inside
    let read = 0
    const counting = new Proxy(hub.store, {
      get: (store, name) => {
        if (name === 'document') read += 1
        const member: unknown = Reflect.get(store, name, store)
        return typeof member === 'function' ? (member.bind(store) as unknown) : member
      },
    })
    const asked = { since: 0, limit: 1000, isAllLeaves: true, isDescending: false, isWithDocuments: true }
    const wanted = bulkGet(counting, CLASS_NAME, { docs: ids.map((id) => ({ id })) }, {})
    if (isRefusal(wanted)) throw new Error(wanted.reason)
    for (const text of [pieces('{"results":[', wanted, ']}'), changesOf(counting, CLASS_NAME, asked, hub.generation)]) {
      read = 0
      const reader = streamed(hub, text).body?.getReader()
      await reader?.read()
      expect(read).toBeLessThanOrEqual(3)
      let isServed = false
      setImmediate(() => (isServed = true))
      await reader?.read()
      expect(isServed).toBe(true)
      await reader?.cancel()
    }
  })

  it('reads no report when it lists only names', () => {
    const texts: string[] = []
    const database = {
      prepare: (text: string) => {
        texts.push(text)
        return { all: () => [], get: () => undefined, run: () => undefined }
      },
    }
    const store = new HubStore(database as never)
    store.documents(CLASS_NAME)
    store.documentsAfter(CLASS_NAME, 0)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).not.toMatch(/\*|leaves/)
  })
})

describe('a body that is too large', () => {
  let hub: OpenHub
  let path: string
  beforeAll(async () => void ({ hub, path } = await hubWithClass()))
  afterAll(() => hub.close())

  it.each([
    ['of 9 MB to write many', 'POST', '/_bulk_docs', basic(), 413],
    ['of 9 MB to write one', 'PUT', '/plan', basic(), 413],
    ['of 9 MB with another password', 'POST', '/_bulk_docs', basic('class', 'another'), 401],
    ['of 9 MB for what the hub does not do', 'POST', '/_compact', basic(), 405],
  ])('%s is read completely and answered', async (_what, method, rest, authorization, status) => {
    for (const isChunked of [false, true]) {
      const size = 9_000_000
      const length = isChunked ? {} : { 'content-length': String(size) }
      const headers = { authorization, 'content-type': 'application/json', ...length }
      const answered = await new Promise((resolve, reject) => {
        const about = { host: '127.0.0.1', port: hub.port, method, path: path + rest, headers, agent: false }
        let isSent = false
        const sent = request(about, (response) => {
          response.resume()
          resolve([response.statusCode, isSent])
        })
        sent.on('error', reject)
        sent.write('{', () => {
          // Simulates a slow connection, so that the hub could answer before the rest is sent.
          setTimeout(() => {
            isSent = true
            sent.end('x'.repeat(size - 1))
          }, 50)
        })
      })
      expect(answered).toEqual([status, true])
    }
  })
})

it('a sender has one envelope, despite other messages under its name', async () => {
  const { hub, opened, path } = await hubWithClass()
  const device = await newDevice()
  const envelopes = []
  for (let at = 1; at <= 5; at += 1) envelopes.push(await report(opened, device, at))
  for (const [at, content] of envelopes.entries()) {
    const docs = [{ _id: device.id, _rev: `${at + 1}-${String(at).repeat(32)}`, ...content }]
    await hub.ask({ method: 'POST', target: `${path}/_bulk_docs`, body: { new_edits: false, docs } })
    await hub.ask({ method: 'POST', target: `${path}/_bulk_docs`, body: { docs } })
    await hub.ask({ method: 'PUT', target: `${path}/${device.id}`, body: content })
  }
  const leaves = JSON.parse((await hub.ask({ target: `${path}/${device.id}?open_revs=all` })).text) as object[]
  expect(leaves).toHaveLength(1)
  const rows = (await hub.ask({ target: `${path}/_changes?style=all_docs` })).json['results']
  expect(rows).toMatchObject([{ changes: [{ rev: expect.any(String) }] }])
  await hub.close()
})
