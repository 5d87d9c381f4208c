import { type JsonMap, own } from '../../../src/progress/json'
import type { HubStore } from '../store/HubStore'
import { isMaps } from './asked'
import { isDocumentId } from './incomingDocument'
import { readLeaves } from './readDocument'
import { badRequest, isRefusal, type Refusal } from './refusal'

/** `_bulk_get`: each document that is asked for by the leaves that are named, or by all of them. */
export function bulkGet(
  store: HubStore,
  className: string,
  asked: JsonMap,
  { revs, latest }: Readonly<Record<string, string>>,
): object | Refusal {
  const wanted = own(asked, 'docs')
  if (!isMaps(wanted)) return badRequest('Bad docs.')
  const form = { revs: revs === 'true', latest: latest === 'true' }
  const results = wanted.map((one) => {
    const [id, rev] = [own(one, 'id'), own(one, 'rev')]
    const leaves = isDocumentId(id)
      ? readLeaves(store, className, id, typeof rev === 'string' ? [rev] : 'all', form)
      : []
    const found = isRefusal(leaves) ? [] : leaves.map((leaf) => ('ok' in leaf ? leaf : notFound(id, rev)))
    return { id, docs: found.length === 0 ? [notFound(id, rev)] : found }
  })
  return { results }
}

function notFound(id: unknown, rev: unknown) {
  return { error: { id, rev: rev ?? 'undefined', error: 'not_found', reason: 'missing' } }
}
