import { afterEach, expect, it, vi } from 'vitest'
import { listByTime } from '../../../src/data/firebase/listByTime'

const READ = '2026-11-20T10:42:30.123456Z'
const WRITTEN = '2026-11-20T10:41:00.500Z'
const fields = { envelope: { bytesValue: 'UEwB' }, at: { timestampValue: WRITTEN } }
const name = `projects/p/databases/(default)/documents/classes/c/reports/${'ab'.repeat(32)}`
const query = {
  service: 'https://firestore.test',
  parent: 'projects/p',
  collection: 'reports',
  bytes: 'envelope',
  token: 't',
  since: 0,
}

afterEach(() => vi.unstubAllGlobals())

async function listed(answer: unknown, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status })))
  return await listByTime({ ...query, signal: new AbortController().signal })
}

it('has the service’s time, also for an empty list', async () => {
  const readAt = Date.parse(READ)
  const one = { id: 'ab'.repeat(32), bytes: Uint8Array.of(0x50, 0x4c, 1), at: Date.parse(WRITTEN) }
  expect(await listed([{ document: { name, fields }, readTime: READ }])).toEqual({ documents: [one], readAt })
  expect(await listed([{ readTime: READ }])).toEqual({ documents: [], readAt })
})

it.each([
  ['no time', [{ document: { fields } }]],
  ['a time that is none', [{ document: { fields }, readTime: 'soon' }]],
  ['nothing', []],
])('a list with %s has no time', async (_, answer) => {
  expect((await listed(answer)).readAt).toBeUndefined()
})

it('rejects with the service’s code when the answer is no list', async () => {
  const denied = [{ error: { status: 'PERMISSION_DENIED' } }]
  await expect(listed(denied, 403)).rejects.toMatchObject({ code: 'permission-denied' })
  await expect(listed({ hello: 'world' })).rejects.toMatchObject({ code: 'unknown' })
})

it.each([
  ['no bytes', { envelope: { stringValue: 'UEwB' } }],
  ['no base64', { envelope: { bytesValue: '!' } }],
  ['nothing at all', {}],
])('names a document that has %s, so that it can be deleted', async (_, held) => {
  const { documents } = await listed([{ document: { name, fields: { ...held, at: fields.at } }, readTime: READ }])
  expect(documents).toEqual([{ id: 'ab'.repeat(32), bytes: new Uint8Array(), at: Date.parse(WRITTEN) }])
})
