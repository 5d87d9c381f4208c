import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pbkdf2Sync } from 'node:crypto'
import expressPouch from 'express-pouchdb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { couchAdmin, prepareClass } from '../../tools/hub/upstream/couchAdmin'
import { relayFileIn } from '../../tools/hub/upstream/relayFile'
import { ask, basic, hubWithClass, type OpenHub, PASSWORD, USER } from './openHub'
import { PouchDB } from './pouch'
import { newDevice, report } from './sealedReports'

/** Simulates a CouchDB for its administrator: PouchDB's server, with users and read permissions in front of it. */
const kept = new Map<string, Readonly<Record<string, unknown>>>()
const asked: string[] = []
let isDown = false
const databases = expressPouch(PouchDB.defaults({ adapter: 'memory' }), {
  mode: 'minimumForPouchDB',
  inMemoryConfig: true,
})
const server = createServer((request, response) => void serve(request, response))

async function serve(request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? ''
  asked.push(`${request.method} ${path}`)
  const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
  if (isDown) return send(503, {})
  if (request.headers.authorization !== basic('admin', 'secret:1')) return send(401, {})
  if (!/^\/_users\/|\/_security$/.test(path)) return databases(request, response)
  const known = kept.get(path)
  if (request.method === 'GET') return send(known === undefined ? 404 : 200, known ?? {})
  const body = JSON.parse(await text(request)) as Readonly<Record<string, unknown>>
  if (path.startsWith('/_users') && body['_rev'] !== known?.['_rev']) return send(409, {})
  kept.set(path, { ...body, _rev: `${kept.size + 1}-x` })
  return send(path.startsWith('/_users') ? 201 : 200, { ok: true })
}

let address: string
const admin = () => couchAdmin(address.replace('http://', 'http://admin:secret%3A1@')) ?? { url: '', authorization: '' }
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
})
afterAll(() => void (server.closeAllConnections(), server.close()))
beforeEach(() => {
  kept.clear()
  asked.length = 0
  isDown = false
})

/** Leaves out the design document, which is not a report. */
const reportsThere = async (path: string) =>
  (await there(`${path}/_all_docs?include_docs=true`)).rows.filter(({ id }) => !id.startsWith('_'))
const there = async (path: string) =>
  (await (await fetch(`${address}${path}`, { headers: { authorization: admin().authorization } })).json()) as {
    rows: { id: string; doc: object }[]
  }

describe('the upstream of a hub', () => {
  it('gets the class, its user and every report, without the password', async () => {
    const { hub, opened, path } = await hubWithClass({}, { upstream: admin() })
    const device = await newDevice()
    const body = await report(opened, device)
    await hub.ask({ method: 'PUT', target: `${path}/${device.id}`, body })
    await hub.push()
    expect(await reportsThere(path)).toMatchObject([{ id: device.id, doc: body }])
    expect(kept.get(`${path}/_security`)).toMatchObject({ members: { names: [USER] }, admins: { names: [] } })
    const user = kept.get(`/_users/org.couchdb.user%3A${USER}`) ?? {}
    expect(user).toMatchObject({ name: USER, type: 'user', roles: [], password_scheme: 'pbkdf2', pbkdf2_prf: 'sha256' })
    const { salt, iterations, derived_key: key } = user as { salt: string; iterations: number; derived_key: string }
    expect(pbkdf2Sync(PASSWORD, salt, iterations, 32, 'sha256').toString('hex')).toBe(key)
    expect(JSON.stringify([...kept])).not.toContain(PASSWORD)
    expect(asked).toContain(`PUT ${path}?q=1&n=3`)
    expect((await statusOf(hub)).text).toContain('Everything was last at the upstream: less than a minute ago')
    await hub.close()
  })

  it('gets the rules for documents, and later versions of them', async () => {
    const { hub, path } = await hubWithClass({}, { upstream: admin() })
    await hub.push()
    const design = async () => (await there(`${path}/_design/class`)) as unknown as { _rev: string }
    const first = await design()
    expect(first).toMatchObject({ language: 'javascript', validate_doc_update: expect.stringContaining('refuse') })
    const put = async (body: object) =>
      await fetch(`${address}${path}/_design/class`, {
        method: 'PUT',
        headers: { authorization: admin().authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await put({ ...first, validate_doc_update: 'function () {}' })).status).toBe(201)
    const about = { name: path.slice(1), user: USER, password: { password: PASSWORD } }
    await prepareClass(admin(), about)
    expect(await design()).toMatchObject({ validate_doc_update: expect.stringContaining('refuse') })
    const [{ _rev: rev }] = [await design()]
    await prepareClass(admin(), about)
    expect((await design())._rev).toBe(rev)
    await hub.close()
  })

  it('gets no request when nothing changed, or else only the changes', async () => {
    const { hub, opened, path } = await hubWithClass({}, { upstream: admin() })
    const devices = [await newDevice(), await newDevice()]
    for (const device of devices) {
      await hub.ask({ method: 'PUT', target: `${path}/${device.id}`, body: await report(opened, device) })
      asked.length = 0
      await hub.push()
      expect(asked.filter((one) => one.includes('_bulk_docs'))).toHaveLength(1)
    }
    asked.length = 0
    await hub.push()
    expect(asked).toEqual([])
    await hub.close()
  })

  it('gets later what it could not accept', async () => {
    isDown = true
    const { hub, opened, path } = await hubWithClass({}, { upstream: admin() })
    const device = await newDevice()
    await hub.ask({ method: 'PUT', target: `${path}/${device.id}`, body: await report(opened, device) })
    expect(await hub.push()).toBe(false)
    expect((await statusOf(hub)).text).toContain('Everything was last at the upstream: not since')
    isDown = false
    expect(await hub.push()).toBe(true)
    expect(await reportsThere(path)).toHaveLength(1)
    await hub.close()
  })

  it('does not change a user that belongs to someone else', async () => {
    kept.set('/_users/org.couchdb.user%3Ateacher', { name: 'teacher', _rev: '1-x' })
    const taken = { name: `class-${'a'.repeat(32)}`, user: 'teacher', password: { password: 'x' } }
    await expect(prepareClass(admin(), taken)).rejects.toThrow(/teacher is there already/)
    expect(kept.size).toBe(1)
  })
})

describe('a class prepared without a hub', () => {
  it('is created from a file, with the same result twice', async () => {
    const name = `class-${'b'.repeat(32)}`
    const file = relayFileIn(JSON.stringify({ class: name, user: name, password: 'a-long-password' }))
    for (const _time of [1, 2]) {
      await prepareClass(admin(), { name, user: file?.user ?? '', password: { password: file?.password ?? '' } })
    }
    expect(kept.get(`/_users/org.couchdb.user%3A${name}`)).toMatchObject({ password: 'a-long-password', class: name })
    expect(kept.get(`/${name}/_security`)).toMatchObject({ members: { names: [name] } })
  })

  it.each(['', '{', '[]', '{}', '{"class":"x","user":"a","password":"b"}', `{"class":"class-${'b'.repeat(32)}"}`])(
    'is not found in %j',
    (content) => expect(relayFileIn(content)).toBeUndefined(),
  )

  it.each(['', 'couch.example.org', 'https://couch.example.org', 'ftp://a:b@couch.example.org'])(
    'has no administrator in %j',
    (given) => expect(couchAdmin(given)).toBeUndefined(),
  )
})

async function statusOf(hub: OpenHub) {
  return await ask(hub.port, { target: '/_hub' })
}
