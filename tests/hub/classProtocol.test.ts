import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insideOfHub, passes } from './insideOfHub'
import { hubWithClass, type OpenHub } from './openHub'

/* Tests only the protocol, so its check of envelopes accepts everything. */
const hash = (sign: string) => sign.repeat(32)
const name = (sign: string) => sign.repeat(64)

let hub: OpenHub
let path: string
beforeAll(async () => void ({ hub, path } = await hubWithClass({ border: passes })))
afterAll(() => hub.close())

async function put(id: string, body: object, query = '') {
  return await hub.ask({ method: 'PUT', target: `${path}/${id}${query}`, body })
}
const get = async (rest: string, headers = {}) => await hub.ask({ target: `${path}${rest}`, headers })
const post = async (rest: string, body: object) => await hub.ask({ method: 'POST', target: `${path}${rest}`, body })

describe('a document', () => {
  it('can be written, read, replaced and deleted', async () => {
    const [id, text] = [name('1'), { envelope: 'one' }]
    const first = await put(id, text)
    expect(first).toMatchObject({ status: 201, json: { ok: true, id, rev: expect.stringMatching(/^1-[0-9a-f]{32}$/) } })
    expect((await get(`/${id}`)).json).toEqual({ _id: id, _rev: first.json['rev'], ...text })
    expect(await put(id, { envelope: 'two' })).toMatchObject({ status: 409, json: { error: 'conflict' } })
    const second = await put(id, { _rev: first.json['rev'], envelope: 'two' })
    expect(second).toMatchObject({ status: 201, json: { rev: expect.stringMatching(/^2-/) } })
    expect((await get(`/${id}?rev=${String(second.json['rev'])}&revs=true`)).json).toMatchObject({
      envelope: 'two',
      _revisions: { start: 2, ids: [String(second.json['rev']).slice(2), String(first.json['rev']).slice(2)] },
    })
    expect(await get(`/${id}?rev=${String(first.json['rev'])}`)).toMatchObject({ status: 404 })
    const gone = await hub.ask({ method: 'DELETE', target: `${path}/${id}?rev=${String(second.json['rev'])}` })
    expect(gone).toMatchObject({ status: 200, json: { rev: expect.stringMatching(/^3-/) } })
    expect(await get(`/${id}`)).toMatchObject({ status: 404, json: { reason: 'deleted' } })
    expect(await put(id, { envelope: 'three' })).toMatchObject({
      status: 201,
      json: { rev: expect.stringMatching(/^4-/) },
    })
  })

  it('has one revision for the same content', async () => {
    const rev = (await put(name('2'), { envelope: 'same' })).json['rev']
    const other = await hubWithClass({ border: passes })
    const again = await other.hub.ask({
      method: 'PUT',
      target: `${other.path}/${name('2')}`,
      body: { envelope: 'same' },
    })
    await other.hub.close()
    expect(again.json['rev']).toBe(rev)
  })

  it('shows conflicts and leaves that the hub itself has added', async () => {
    const inside = await insideOfHub({ border: passes })
    const headers = { 'content-type': 'application/json' }
    const id = name('3')
    const branches = ['a', 'b', 'c'].map((sign) => ({ ...copyOf(id, 2, [sign, '0']), envelope: sign }))
    const body = JSON.stringify({ new_edits: false, docs: branches })
    const brought = await inside.ask('/_bulk_docs', { method: 'POST', headers, body })
    expect([brought.status, await brought.text()]).toEqual([201, '[]'])
    const read = async (query: string): Promise<unknown> => await (await inside.ask(`/${id}?${query}`)).json()
    expect(await read('conflicts=true')).toMatchObject({
      _rev: `2-${hash('c')}`,
      _conflicts: [`2-${hash('b')}`, `2-${hash('a')}`],
    })
    const leaves = (await read('open_revs=all')) as { ok: { _rev: string } }[]
    expect(leaves.map(({ ok }) => ok._rev)).toEqual([`2-${hash('c')}`, `2-${hash('b')}`, `2-${hash('a')}`])
    const asked = encodeURIComponent(JSON.stringify([`2-${hash('a')}`, `9-${hash('9')}`]))
    expect(await read(`open_revs=${asked}`)).toEqual([
      { ok: expect.objectContaining({ envelope: 'a' }) },
      { missing: `9-${hash('9')}` },
    ])
    const before = encodeURIComponent(JSON.stringify([`1-${hash('0')}`]))
    expect(await read(`open_revs=${before}&latest=true`)).toHaveLength(3)
    const parts = await inside.ask(`/${id}?open_revs=all&revs=true`, { headers: { accept: 'multipart/mixed' } })
    expect(parts.headers.get('content-type')).toMatch(/^multipart\/mixed; boundary="[0-9a-f]{32}"$/)
    expect((await parts.text()).match(/Content-Type: application\/json\r\n\r\n\{/g)).toHaveLength(3)
    inside.close()
  })

  it('can be written with many others, each with its own result', async () => {
    const rev = (await put(name('4'), { envelope: 'here' })).json['rev']
    const docs = [
      { _id: name('4'), envelope: 'without its revision' },
      { _id: name('5'), envelope: 'new' },
    ]
    expect(JSON.parse((await post('/_bulk_docs', { docs })).text)).toEqual([
      { id: name('4'), error: 'conflict', reason: expect.any(String) },
      { ok: true, id: name('5'), rev: expect.any(String) },
    ])
    const wanted = [
      { id: name('4'), rev },
      { id: name('4'), rev: `7-${hash('7')}` },
      { id: name('6') },
      { id: name('6') },
    ]
    expect((await post('/_bulk_get?revs=true', { docs: wanted })).json['results']).toEqual([
      {
        id: name('4'),
        docs: [
          { ok: expect.objectContaining({ envelope: 'here', _revisions: expect.anything() }) },
          { error: expect.objectContaining({ error: 'not_found', rev: `7-${hash('7')}` }) },
        ],
      },
      { id: name('6'), docs: [{ error: expect.objectContaining({ error: 'not_found' }) }] },
    ])
  })
})

describe('a class', () => {
  it('describes itself, to HEAD and with a slash too', async () => {
    const info = (await get('')).json
    expect(info).toMatchObject({ db_name: path.slice(1), instance_start_time: expect.stringMatching(/^\d+$/) })
    expect((await get('/')).json).toEqual(info)
    expect(await hub.ask({ method: 'HEAD', target: path })).toMatchObject({ status: 200, text: '' })
    expect(await post('/_ensure_full_commit', {})).toMatchObject({
      status: 201,
      json: { ok: true, instance_start_time: info['instance_start_time'] },
    })
  })

  it('lists its documents', async () => {
    const id = name('7')
    const rev = (await put(id, { envelope: 'listed' })).json['rev']
    expect((await get('/_all_docs')).json['rows']).toContainEqual({ id, key: id, value: { rev } })
    const keys = [id, name('e')]
    const rows = [
      { id, key: id, value: { rev }, doc: { _id: id, _rev: rev, envelope: 'listed' } },
      { key: name('e'), error: 'not_found' },
    ]
    expect((await post('/_all_docs?include_docs=true', { keys })).json['rows']).toEqual(rows)
    const asked = encodeURIComponent(JSON.stringify(keys))
    expect((await get(`/_all_docs?keys=${asked}&include_docs=true`)).json['rows']).toEqual(rows)
  })

  it('lists changes in order, and how many are left', async () => {
    const since = String((await get('')).json['update_seq'])
    for (const sign of ['8', '9', 'a']) await put(name(sign), { envelope: sign })
    const all = (await get(`/_changes?since=${since}&include_docs=true`)).json
    const results = all['results'] as { id: string; seq: string; doc: object }[]
    expect(results.map(({ id }) => id)).toEqual([name('8'), name('9'), name('a')])
    expect(results[0]?.doc).toMatchObject({ envelope: '8' })
    const page = (await get(`/_changes?since=${since}&limit=2`)).json
    expect(page).toMatchObject({ last_seq: results[1]?.seq, pending: 1 })
    expect((await get(`/_changes?since=${String(page['last_seq'])}`)).json['results']).toHaveLength(1)
    expect((await get('/_changes?since=now')).json['results']).toEqual([])
  })

  it('starts from the beginning after the hub has restarted', async () => {
    const { update_seq: seq, doc_count: live } = (await get('')).json
    const other = String(seq).replace(/\d+$/, '12345')
    const { results, last_seq: last } = (await get(`/_changes?since=${other}`)).json
    expect(last).toBe(seq)
    expect((results as object[]).length).toBeGreaterThanOrEqual(Number(live))
  })

  it('wakes a client that waits for a change', async () => {
    const since = String((await get('')).json['update_seq'])
    const waiting = get(`/_changes?feed=longpoll&since=${since}&timeout=60000&heartbeat=30000`)
    await put(name('b'), { envelope: 'awaited' })
    expect((await waiting).json['results']).toMatchObject([{ id: name('b') }])
    const nothing = await get('/_changes?feed=longpoll&since=now&timeout=1')
    expect(nothing.json['results']).toEqual([])
  })

  it('stores only the hub’s own replication notes', async () => {
    const inside = await insideOfHub({ border: passes })
    const headers = { 'content-type': 'application/json' }
    const note = '/_local/rep.1%3D%3D'
    const put = async (body: object) => await inside.ask(note, { method: 'PUT', headers, body: JSON.stringify(body) })
    expect(await (await put({ last_seq: 1 })).json()).toEqual({ ok: true, id: '_local/rep.1==', rev: '0-1' })
    expect((await put({ last_seq: 2 })).status).toBe(409)
    await put({ _rev: '0-1', last_seq: 2 })
    expect(await (await inside.ask(note)).json()).toEqual({ _id: '_local/rep.1==', _rev: '0-2', last_seq: 2 })
    expect(await (await inside.ask('/_changes')).text()).not.toContain('_local')
    expect((await inside.ask(note, { method: 'DELETE' })).status).toBe(200)
    expect((await inside.ask(note)).status).toBe(404)
    inside.close()
    expect(await hub.ask({ method: 'PUT', target: path + note, body: { last_seq: 1 } })).toMatchObject({ status: 403 })
    expect(await hub.ask({ target: path + note })).toMatchObject({ status: 404 })
  })
})

function copyOf(id: string, start: number, signs: readonly string[]) {
  const ids = signs.map(hash)
  return { _id: id, _rev: `${start}-${ids[0]}`, _revisions: { start, ids } }
}
