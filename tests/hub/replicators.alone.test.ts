import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basic, hubWithClass, type OpenHub } from './openHub'
import { PouchDB } from './pouch'
import { newDevice, report } from './sealedReports'
import type { OpenedClass } from '../classroom/protocol/openedClass'

let hub: OpenHub
let opened: OpenedClass
let path: string
beforeAll(async () => void ({ hub, opened, path } = await hubWithClass()))
afterAll(() => hub.close())

const remote = () => {
  const headers = { authorization: basic() }
  const withHeaders = (url: string, init: RequestInit) =>
    fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } })
  return new PouchDB(`http://127.0.0.1:${hub.port}${path}`, { fetch: withHeaders, skip_setup: true })
}
const local = (name: string) => new PouchDB(name, { adapter: 'memory' })

describe('the replicator of PouchDB', () => {
  // The hub stores only its own replication notes.
  const pull = { checkpoint: 'target' }

  it('pulls from the hub, and continues where it stopped', async () => {
    const to = local('to')
    const ids: string[] = []
    for (const device of [await newDevice(), await newDevice()]) {
      await hub.ask({ method: 'PUT', target: `${path}/${device.id}`, body: await report(opened, device) })
      ids.push(device.id)
    }
    expect(await PouchDB.replicate(remote(), to, pull)).toMatchObject({ ok: true, docs_written: 2 })
    expect((await to.allDocs()).rows).toEqual((await remote().allDocs()).rows)
    expect((await to.allDocs()).rows.map(({ id }) => id)).toEqual(ids.toSorted())
    expect(await PouchDB.replicate(remote(), to, pull)).toMatchObject({ ok: true, docs_read: 0 })
  })

  it('is rejected when it sends revisions, and nothing changes', async () => {
    const from = local('from')
    const [known, device] = [await newDevice(), await newDevice()]
    await hub.ask({ method: 'PUT', target: `${path}/${known.id}`, body: await report(opened, known) })
    const before = (await remote().allDocs()).rows
    await from.put({ _id: device.id, ...(await report(opened, device)) })
    await expect(PouchDB.replicate(from, remote())).rejects.toMatchObject({ status: 405 })
    expect((await remote().allDocs()).rows).toEqual(before)
  })
})

/*
 * Requests of CouchDB's replicator, and the fields it needs in the answers. They come from the source of version 3.x,
 * not from a recording: couch_replicator_api_wrap.erl and couch_replicator_changes_reader.erl.
 */
const forms = { accept: 'application/json', 'content-type': 'application/json' }
describe('the requests of the replicator of CouchDB', () => {
  let id: string
  let rev: string
  let seq: string
  beforeAll(async () => {
    const device = await newDevice()
    id = device.id
    const put = await hub.ask({ method: 'PUT', target: `${path}/${id}`, body: await report(opened, device) })
    rev = String(put.json['rev'])
    seq = String((await hub.ask({ target: path })).json['update_seq'])
  })

  it.each([
    ['opens a database', 'GET', (): string => `${path}/`, undefined, 200, /"instance_start_time":"\d+".*/],
    ['has no session', 'POST', (): string => '/_session', { name: 'class', password: 'x' }, 404, /not_found/],
    ['makes a target that is here', 'PUT', (): string => `${path}/`, undefined, 412, /file_exists/],
    ['looks for a checkpoint', 'GET', (): string => `${path}/_local/7b9f.1%2Bcontinuous`, undefined, 404, /not_found/],
    ['writes none', 'PUT', (): string => `${path}/_local/7b9f.1`, { session_id: 'a', history: [] }, 403, /forbidden/],
    ['commits', 'POST', (): string => `${path}/_ensure_full_commit`, undefined, 201, /"instance_start_time"/],
    [
      'reads changes',
      'GET',
      (): string => `${path}/_changes?feed=normal&style=all_docs&since=0&timeout=10000&seq_interval=500`,
      undefined,
      200,
      /"last_seq":"\d+-\d+","pending":0/,
    ],
    [
      'reads on',
      'GET',
      (): string => `${path}/_changes?feed=normal&style=all_docs&since=${encodeURIComponent(JSON.stringify(seq))}`,
      undefined,
      200,
      /"results":\[\]/,
    ],
    [
      'counts what is left',
      'GET',
      (): string => `${path}/_changes?since=${encodeURIComponent(JSON.stringify(seq))}&limit=0`,
      undefined,
      200,
      /"pending":0/,
    ],
    [
      'may bring nothing',
      'POST',
      (): string => `${path}/_revs_diff`,
      () => ({ [id]: [rev] }),
      405,
      /method_not_allowed/,
    ],
    [
      'fetches many',
      'POST',
      (): string => `${path}/_bulk_get?latest=true&revs=true&attachments=false`,
      () => ({ docs: [{ id, rev, atts_since: [] }] }),
      200,
      /"ok":\{"_id"/,
    ],
    [
      'fetches leaves in parts',
      'GET',
      (): string => `${path}/${id}?revs=true&open_revs=${encodeURIComponent(JSON.stringify([rev]))}&latest=true`,
      'multipart/mixed',
      200,
      /^--[0-9a-f]{32}\r\nContent-Type: application\/json\r\n\r\n\{.*\}\r\n--[0-9a-f]{32}--$/,
    ],
  ] as const)('%s', async (_what, method, target, body, status, answer) => {
    const accept = typeof body === 'string' ? { accept: body } : {}
    const sent = typeof body === 'function' ? body() : typeof body === 'string' ? undefined : body
    const answered = await hub.ask({ method, target: target(), headers: { ...forms, ...accept }, body: sent })
    expect(answered).toMatchObject({ status, text: expect.stringMatching(answer) })
  })
})
