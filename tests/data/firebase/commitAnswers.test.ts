import { expect, it } from 'vitest'
import { checkingCommits } from '../../../src/data/firebase/commitAnswers'

const DATABASE = 'https://firestore.googleapis.com/v1/projects/demo/databases/(default)'
const COMMIT = `${DATABASE}/documents:commit?key=any`
const AT = '2026-03-01T09:00:00.123456Z'

const asked = (body: unknown, { to = COMMIT, writes = [{}] as readonly object[], status = 200 } = {}) => {
  const send = checkingCommits(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )
  return send(to, { method: 'POST', body: JSON.stringify({ writes }) })
}

it.each([
  ['one write', { commitTime: AT, writeResults: [{ updateTime: AT }] }, [{}]],
  ['a deletion, which has no time of its own', { commitTime: AT, writeResults: [{}] }, [{}]],
  ['two writes', { commitTime: AT, writeResults: [{}, {}] }, [{}, {}]],
  ['no write', { commitTime: AT, writeResults: [] }, []],
])('passes on an answer that reports the result of %s', async (_what, answer, writes) => {
  const response = await asked(answer, { writes })
  expect(await response.json()).toEqual(answer)
})

it.each([
  ['nothing', {}],
  ['null', null],
  ['a list', []],
  ['a text', '"done"'],
  ['the page of a café', '<!doctype html><title>Free Wi-Fi</title>'],
  ['an empty body', ''],
  ['no time', { writeResults: [{}] }],
  ['a time that is none', { commitTime: 'soon', writeResults: [{}] }],
  ['a number for the time', { commitTime: 5, writeResults: [{}] }],
  ['no results', { commitTime: AT }],
  ['results that are no list', { commitTime: AT, writeResults: { length: 1 } }],
  ['too few results', { commitTime: AT, writeResults: [] }],
  ['too many results', { commitTime: AT, writeResults: [{}, {}] }],
])('rejects when a commit is answered 200 with %s', async (_what, answer) => {
  await expect(asked(answer)).rejects.toThrow(/commit|JSON/)
})

it('does not check other requests and errors of the service', async () => {
  expect(await (await asked({}, { to: `${DATABASE}/documents:batchGet` })).json()).toEqual({})
  expect(await (await asked({}, { to: '/data/lessons/manifest.json' })).json()).toEqual({})
  expect((await asked({ error: { status: 'ABORTED' } }, { status: 409 })).status).toBe(409)
})
