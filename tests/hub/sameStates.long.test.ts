import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CLASS_NAME, type InsideOfHub, insideOfHub, passes } from './insideOfHub'
import { type ProtocolServer, startPouchServer } from './pouch'

/*
 * Compares the hub with PouchDB's server, which has CouchDB's protocol too. The same revisions in the same order must
 * give both the same winners, conflicts, leaves and changes.
 */
interface Step {
  readonly document: number
  /** The index of the revision that it follows. A number beyond them starts a new tree. */
  readonly parent: number
  /** How many earlier revisions are sent with it. */
  readonly told: number
  readonly isDeleted: boolean
  /** Sent again, as replicators do. */
  readonly isRepeated: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  document: fc.nat(1),
  parent: fc.nat(9),
  told: fc.nat(5),
  isDeleted: fc.boolean(),
  isRepeated: fc.boolean(),
})

let hub: InsideOfHub
let other: ProtocolServer
type Server = (target: string, init?: RequestInit) => Promise<Response>
let servers: readonly Server[]
beforeAll(async () => {
  // The hub accepts revisions only from inside, not over the network.
  hub = await insideOfHub({ border: passes })
  other = await startPouchServer()
  servers = [hub.ask, (target, init) => fetch(`${other.url}/${CLASS_NAME}${target}`, init)]
  await fetch(`${other.url}/${CLASS_NAME}`, { method: 'PUT' })
})
afterAll(async () => {
  hub.close()
  await other.close()
})

let histories = 0
let compared = 0
it('the hub reaches the same states as another server', async () => {
  const history = fc.array(step, { minLength: 4, maxLength: 9 })
  await fc.assert(fc.asyncProperty(history, play), { numRuns: 100 })
  expect(compared).toBeGreaterThanOrEqual(500)
})

async function play(steps: readonly Step[]) {
  histories += 1
  const since = await onEach(async (server) => (await json(server, ''))['update_seq'])
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
      await onEach((server) => post(server, '/_bulk_docs', { new_edits: false, docs: [doc] }))
    }
    await compare([id], since)
    compared += 1
  }
  // Documents that no step wrote have not changed.
  await compare([...written.keys()], since)
}

async function compare(documents: readonly string[], since: readonly unknown[]) {
  const [mine, theirs] = await onEach((server, at) => stateOf(server, documents, since[at]))
  expect(mine).toEqual(theirs)
}

/** Returns all data about documents with one history, without fields that each server names differently. */
async function stateOf(server: Server, written: readonly string[], since: unknown) {
  const documents = []
  for (const id of written) {
    const found = (await json(server, `/${id}?open_revs=all&revs=true`)) as unknown as { ok: Revised }[]
    const leaves = found.toSorted((a, b) => (a.ok._rev < b.ok._rev ? -1 : 1))
    documents.push({
      winner: await json(server, `/${id}?conflicts=true&revs=true`).then(withoutOrder),
      leaves,
      fetched: fetchedIn(
        await post(server, '/_bulk_get?revs=true', { docs: leaves.map(({ ok }) => ({ id, rev: ok._rev })) }),
      ),
    })
  }
  const query = `since=${encodeURIComponent(String(since))}`
  const all = changesIn(await json(server, `/_changes?${query}&style=all_docs`))
  return { documents, all, winners: changesIn(await json(server, `/_changes?${query}`)) }
}

interface Revised {
  readonly _rev: string
}

/** The hub answers each name once. */
function fetchedIn(answer: unknown) {
  const { results } = answer as { results: { docs: object[] }[] }
  return results.flatMap(({ docs }) => docs)
}

function changesIn(answer: Readonly<Record<string, unknown>>) {
  const results = answer['results'] as { id: string; deleted?: boolean; changes: { rev: string }[] }[]
  return results.map(({ id, deleted, changes }) => ({ id, deleted, revs: changes.map(({ rev }) => rev).sort() }))
}

/** Keeps only the fact of an error, because each server has its own messages. */
function withoutOrder(document: Readonly<Record<string, unknown>>) {
  if ('error' in document) return { error: document['error'] }
  const conflicts = document['_conflicts'] as string[] | undefined
  return { ...document, ...(conflicts && { _conflicts: [...conflicts].sort() }) }
}

async function onEach<T>(work: (server: Server, at: number) => Promise<T>): Promise<T[]> {
  return await Promise.all(servers.map(work))
}

async function json(server: Server, target: string): Promise<Readonly<Record<string, unknown>>> {
  return (await (await server(target)).json()) as Readonly<Record<string, unknown>>
}

async function post(server: Server, target: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return await (await server(target, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
