import 'fake-indexeddb/auto'
import type { ProgressDocument } from '../../src/core/progress/document'
import { TWO_HUNDRED_DEEDS } from '../data/firebase/counts/twoHundredDeeds'
import { StoredReplica } from '../data/replication/StoredReplica'

/** A device on which the entire course was completed on one day. */
export async function deviceWithWholeCourse(): Promise<StoredReplica> {
  const replica = await StoredReplica.open(0)
  for (const deed of TWO_HUNDRED_DEEDS) await replica.do(deed, '2026-03-01')
  return replica
}

/** Only its document. */
export async function wholeCourse(): Promise<ProgressDocument> {
  const replica = await deviceWithWholeCourse()
  const document = await replica.document()
  replica.close()
  return document
}
