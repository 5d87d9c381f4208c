import { type JsonMap, own } from '../../../src/core/progress/json'
import type { HubStore } from '../store/HubStore'
import { isMaps } from './asked'
import { isDocumentId } from './incomingDocument'
import { readLeaves } from './readDocument'
import { badRequest, isRefusal, type Refusal } from './refusal'

/**
 * `_bulk_get` returns each requested document by the named leaves, or by all of them. A repeated name gets one answer.
 *
 * @returns data that is read only on demand
 */
export function bulkGet(
  store: HubStore,
  className: string,
  asked: JsonMap,
  { revs, latest }: Readonly<Record<string, string>>,
): Iterable<object> | Refusal {
  const wanted = own(asked, 'docs')
  if (!isMaps(wanted)) return badRequest('Bad docs.')
  const form = { revs: revs === 'true', latest: latest === 'true' }
  const byName = new Map<unknown, readonly string[] | 'all'>()
  for (const one of wanted) {
    const [id, rev] = [own(one, 'id'), own(one, 'rev')]
    const before = byName.get(id) ?? []
    byName.set(id, typeof rev === 'string' && before !== 'all' ? [...before, rev] : 'all')
  }
  return resultsOf(store, className, byName, form)
}

function* resultsOf(
  store: HubStore,
  className: string,
  byName: ReadonlyMap<unknown, readonly string[] | 'all'>,
  form: { readonly revs: boolean; readonly latest: boolean },
): Generator<object, void, undefined> {
  for (const [id, revs] of byName) {
    const leaves = isDocumentId(id) ? readLeaves(store, className, id, revs, form) : []
    const found = isRefusal(leaves) ? [] : leaves.map((leaf) => ('ok' in leaf ? leaf : notFound(id, leaf.missing)))
    yield { id, docs: found.length === 0 ? [notFound(id, revs === 'all' ? 'undefined' : revs[0])] : found }
  }
}

function notFound(id: unknown, rev: unknown) {
  return { error: { id, rev, error: 'not_found', reason: 'missing' } }
}
