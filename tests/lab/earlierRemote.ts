import type { ProgressDocument } from '../../src/core/progress/document'
import type { LocalDate } from '../../src/core/progress/ids'
import { firebaseFailureOf } from '../../src/data/firebase/firebaseFailureOf'
import type { Commit } from '../../src/data/firebase/decideCommit'
import type { ReadUserFields } from '../../src/core/progress/readUserFields'
import type { ExchangeResult, Failure, Pulled, Remote } from '../../src/data/replication/Remote'
import type { Edition } from '../editions/editions'
import { OWNER } from '../core/progress/samples'
import { FieldPath, getDoc, runTransaction, serverTimestamp, Timestamp } from './fakeFirestore'
import { FirebaseError } from './FirebaseError'
import type { Fields, Line } from './Line'

const MOST_TRIES = 5

/** A client of an earlier version. That version decides which documents it reads and commits, over the same line. */
export function earlierRemote(line: Line, edition: Edition, today: () => LocalDate | undefined): Remote {
  const writer = () => ({ user: line.currentUser, today: today() })

  async function pull(): Promise<Pulled | Failure> {
    try {
      const there = read((await getDoc(line)).data())
      if (there === undefined) return { kind: 'pulled', remote: undefined, document: undefined }
      return there.kind === 'read' ? { kind: 'pulled', remote: there.stored, document: there.document } : refused(there)
    } catch (error) {
      return firebaseFailureOf(error)
    }
  }

  async function exchange(
    local: ProgressDocument,
    options: Parameters<Remote['exchange']>[1],
  ): Promise<ExchangeResult> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await tried(local, options)
      } catch (error) {
        if (!(error instanceof FirebaseError)) throw error
        if (error.code !== 'aborted') return firebaseFailureOf(error)
      }
    }
    return { kind: 'offline' }
  }

  function tried(local: ProgressDocument, options: Parameters<Remote['exchange']>[1]): Promise<ExchangeResult> {
    return runTransaction(line, async (transaction): Promise<ExchangeResult> => {
      const fields = plain((await transaction.get()).data())
      const there = read(fields)
      if (there !== undefined && there.kind !== 'read') return refused(there)
      const found = there === undefined || fields === undefined ? undefined : { ...there, fields }
      const decided = edition.decideCommit(found, local, writer())
      const { joined, write } = decided
      // The first edition has another name for superseded documents.
      const { asides } = decided as unknown as { readonly asides: Commit['superseded'] }
      if (write === undefined) return { kind: 'exchanged', joined, wrote: false }
      for (const document of asides) await options.setAside(document)
      const now = serverTimestamp()
      if (write.kind === 'create') transaction.set(line, { ...write.fields, lastLogin: now, updatedAt: now })
      else {
        const leaves = write.leaves.flatMap(({ path, value }) => [new FieldPath(...path), value])
        transaction.update(line, new FieldPath('updatedAt'), now, ...leaves)
      }
      return { kind: 'exchanged', joined, wrote: true }
    })
  }

  const read = (fields: Fields | undefined): ReadUserFields | undefined =>
    fields === undefined ? undefined : edition.readUserFields(plain(fields) ?? {}, OWNER)

  return { pull, exchange, erase: () => Promise.resolve({ kind: 'offline' }) }
}

function plain(fields: Fields | undefined): Fields | undefined {
  if (fields === undefined) return undefined
  const entries = Object.entries(fields)
  return Object.fromEntries(
    entries.map(([field, value]) => [field, value instanceof Timestamp ? value.toDate().toISOString() : value]),
  )
}

function refused(unread: Exclude<ReadUserFields, { kind: 'read' }>): Failure {
  return unread.kind === 'unreadable' ? { kind: 'refused', reason: unread.reason } : unread
}
