import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { basic, hubWithClass, type OpenHub } from './openHub'
import { type ProtocolServer, startPouchServer } from './pouch'

/*
 * The hub beside another server of CouchDB's protocol, PouchDB's: the same revisions in the same order must leave both
 * with the same winners, conflicts, leaves and changes.
 */
interface Step {
  readonly document: number
  /** Which of the revisions so far it follows; beyond them it begins a new tree. */
  readonly parent: number
  /** So many of those before it are told with it. */
  readonly told: number
  readonly isDeleted: boolean
  /** Sent once more, as replicators do. */
  readonly isRepeated: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  document: fc.nat(1),
  parent: fc.nat(9),
  told: fc.nat(5),
  isDeleted: fc.boolean(),
  isRepeated: fc.boolean(),
})

let hub: OpenHub
let other: ProtocolServer
let urls: readonly string[]
beforeAll(async () => {
  const made = await hubWithClass({ border: () => Promise.resolve({ kind: 'passed' }) })
  hub = made.hub
  other = await startPouchServer()
  urls = [`http://127.0.0.1:${hub.port}${made.path}`, `${other.url}${made.path}`]
  await ask(`${other.url}${made.path}`, { method: 'PUT' })
})
afterAll(async () => {
  await hub.close()
  await other.close()
})

let histories = 0
let compared = 0
it('come to the same states as on another server', async () => {
  const history = fc.array(step, { minLength: 4, maxLength: 9 })
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 100 })
  expect(compared).toBeGreaterThanOrEqual(500)
})

async function play(steps: readonly Step[]) {
  histories += 1
  const since = await Promise.all(urls.map(async (url) => (await json(url))['update_seq']))
  const written = new Map<string, string[][]>()
  for (const [at, one] of steps.entries()) {
    const id = createHash('sha256').update(`${histories} ${one.document}`).digest('hex')
    const paths = written.get(id) ?? []
    const before = (paths[one.parent] ?? []).slice(0, one.told)
    const start = (paths[one.parent]?.length ?? 0) + 1
    const ids = [createHash('md5').update(`${histories} ${at}`).digest('hex'), ...before]
    written.set(id, [...paths, [ids[0] ?? '', ...(paths[one.parent] ?? [])]])
    const doc = { _id: id, _rev: `${start}-${ids[0]}`, _revisions: { start, ids }, at, _deleted: one.isDeleted }
    for (let times = one.isRepeated ? 2 : 1; times > 0; times -= 1) {
      await onEach((url) => post(`${url}/_bulk_docs`, { new_edits: false, docs: [doc] }))
    }
    await compare([[id, written.get(id) ?? []]], since)
    compared += 1
  }
  // What no step wrote is as it was.
  await compare([...written], since)
}

async function compare(documents: Written, since: readonly unknown[]) {
  const [mine, theirs] = await onEach((url, server) => stateOf(url, documents, since[server]))
  expect(mine).toEqual(theirs)
}

/** Documents, each with the revisions that were written to it. */
type Written = readonly (readonly [id: string, paths: readonly string[][]])[]

/** All that can be asked about documents of one history, without what each server names in its own way. */
async function stateOf(url: string, written: Written, since: unknown) {
  const documents = []
  for (const [id, paths] of written) {
    const found = (await json(`${url}/${id}?open_revs=all&revs=true`)) as unknown as { ok: Revised }[]
    const leaves = found.toSorted((a, b) => (a.ok._rev < b.ok._rev ? -1 : 1))
    const known = new Set(leaves.flatMap(({ ok }) => revisionsBefore(ok)))
    const asked = [...paths.map((path) => `${path.length}-${path[0]}`), `1-${'f'.repeat(32)}`]
    const difference = (await post(`${url}/_revs_diff`, { [id]: asked })) as Record<string, { missing: string[] }>
    documents.push({
      winner: await json(`${url}/${id}?conflicts=true&revs=true`).then(withoutOrder),
      leaves,
      // PouchDB misses what it knows only as the ancestor of something; CouchDB and the hub don't.
      missing: (difference[id]?.missing ?? []).filter((rev) => !known.has(rev)).sort(),
      fetched: await post(`${url}/_bulk_get?revs=true`, { docs: leaves.map(({ ok }) => ({ id, rev: ok._rev })) }),
    })
  }
  const query = `since=${encodeURIComponent(String(since))}`
  const all = changesIn(await json(`${url}/_changes?${query}&style=all_docs`))
  return { documents, all, winners: changesIn(await json(`${url}/_changes?${query}`)) }
}

interface Revised {
  readonly _rev: string
  readonly _revisions: { readonly start: number; readonly ids: readonly string[] }
}

function revisionsBefore({ _revisions: { start, ids } }: Revised): readonly string[] {
  return ids.map((id, at) => `${start - at}-${id}`)
}

function changesIn(answer: Readonly<Record<string, unknown>>) {
  const results = answer['results'] as { id: string; deleted?: boolean; changes: { rev: string }[] }[]
  return results.map(({ id, deleted, changes }) => ({ id, deleted, revs: changes.map(({ rev }) => rev).sort() }))
}

/** Of a refusal only that it is one: each server has its own words. */
function withoutOrder(document: Readonly<Record<string, unknown>>) {
  if ('error' in document) return { error: document['error'] }
  const conflicts = document['_conflicts'] as string[] | undefined
  return { ...document, ...(conflicts && { _conflicts: [...conflicts].sort() }) }
}

async function onEach<T>(work: (url: string, server: number) => Promise<T>): Promise<T[]> {
  return await Promise.all(urls.map(work))
}

async function json(url: string): Promise<Readonly<Record<string, unknown>>> {
  return (await (await ask(url, {})).json()) as Readonly<Record<string, unknown>>
}

async function post(url: string, body: object): Promise<unknown> {
  return await (await ask(url, { method: 'POST', body: JSON.stringify(body) })).json()
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  return await fetch(url, { ...init, headers: { authorization: basic(), 'content-type': 'application/json' } })
}
