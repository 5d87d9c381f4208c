import type { JsonMap } from '../../../src/core/progress/json'
import type { Hub } from '../Hub'
import { revisionOf } from '../revisions/revisionTree'
import { NoRoomError } from '../store/GroupCommit'
import { incomingDocument, type IncomingDocument, type WrittenAs } from './incomingDocument'
import { isRefusal, NO_ROOM, type Refusal } from './refusal'
import { type ToWrite, writeDocument, type Written } from './writeDocument'

/** Stores one document. It passes the border and is on the disk before the answer. */
export async function keepDocument(
  hub: Hub,
  className: string,
  document: IncomingDocument | Refusal,
): Promise<Written | Refusal> {
  const checked = await checkedDocument(hub, className, document, 'edit')
  if (isRefusal(checked)) return checked
  const [result] = await written(hub, className, [checked])
  return result ?? NO_ROOM
}

/**
 * Stores many at once, with CouchDB's answers. For copies, only rejected ones are listed. On a full disk, none is stored.
 */
export async function keepDocuments(
  hub: Hub,
  className: string,
  documents: readonly JsonMap[],
  as: WrittenAs,
): Promise<readonly object[] | Refusal> {
  const checked: (ToWrite | Refusal)[] = []
  for (const document of documents) {
    checked.push(await checkedDocument(hub, className, incomingDocument(document, as), as))
  }
  const results = await written(hub, className, checked)
  if (results.length < checked.length) return NO_ROOM
  return results.flatMap((result, at): readonly object[] => {
    const { _id: id, _rev: rev } = documents[at] ?? {}
    if (!isRefusal(result)) return as === 'copy' ? [] : [{ ok: true, id: result.id, rev: result.rev }]
    return [{ id, ...(as === 'copy' && { rev }), error: result.error, reason: result.reason }]
  })
}

async function checkedDocument(
  { border }: Hub,
  className: string,
  document: IncomingDocument | Refusal,
  as: WrittenAs,
): Promise<ToWrite | Refusal> {
  if (isRefusal(document)) return document
  const { ancestry } = document
  const passed = await border({ ...document, over: ancestry && revisionOf(ancestry) }, className)
  return isRefusal(passed) ? passed : { ...document, envelope: passed.envelope, as }
}

/** Empty if the disk is full. */
async function written(
  { commits, store, heard }: Hub,
  className: string,
  documents: readonly (ToWrite | Refusal)[],
): Promise<readonly (Written | Refusal)[]> {
  const write = () =>
    documents.map((document) => (isRefusal(document) ? document : writeDocument(store, className, document)))
  try {
    const results = await commits.write(write)
    if (results.some((result) => !isRefusal(result))) heard.tell(className)
    return results
  } catch (error) {
    if (error instanceof NoRoomError) return []
    throw error
  }
}
