/** Everything that a Firebase project has of one account. */
import { createHash } from 'node:crypto'
import { documentsIn, readDocument, type StoredDocument } from './documents'
import type { Services } from './services'
import { type SignIn, signInsOf, signInsWithEmail } from './signIns'

export interface Account {
  readonly uid: string
  readonly signIn: SignIn | undefined
  /** The document `users/<uid>`. */
  readonly record: StoredDocument | undefined
}

export interface ClassHoldings {
  /** The classes of this teacher. */
  readonly classes: readonly OwnClass[]
  /** The paths of the reports that this account handed in to any class. */
  readonly reports: readonly string[]
}

export interface OwnClass {
  readonly path: string
  readonly isOpen: boolean
  /** Reports of other people, which only the teacher's device can read. */
  readonly reports: number
}

/** Finds an account by its number or its email. Returns a sentence if there is none. */
export async function findAccount(services: Services, who: string): Promise<Account | string> {
  const signIns = who.includes('@') ? await signInsWithEmail(services, who) : await signInsOf(services, [who])
  const [signIn, second] = signIns
  if (second !== undefined) {
    return `Several accounts have ${who}: ${signIns.map(({ localId }) => localId).join(', ')}. Use the number.`
  }
  if (signIn === undefined && who.includes('@')) {
    return `No account has the email ${who}. If its sign-in is already deleted, use the account number.`
  }
  const uid = signIn?.localId ?? who
  const record = await readDocument(services, recordPath(uid))
  if (signIn === undefined && record === undefined) return `There is no account ${uid}.`
  return { uid, signIn, record }
}

export function recordPath(uid: string): string {
  return `users/${uid}`
}

/** Tells whether only the deletion mark is left (decision 0016). */
export function isDeletionMark(record: StoredDocument | undefined): boolean {
  return record !== undefined && Object.keys(record.fields).toSorted().join() === 'deletedAt,updatedAt'
}

/**
 * Reads all classes and all reports, since no index leads from an account to them. A report names its account only by a
 * hash, which the security rules compute in the same way.
 */
export async function classHoldings(services: Services, uid: string): Promise<ClassHoldings> {
  const classes: OwnClass[] = []
  const reports: string[] = []
  for await (const { path, fields } of documentsIn(services, 'classes', ['owner', 'open'])) {
    const [, place = ''] = path.split('/')
    let count = 0
    for await (const report of documentsIn(services, `${path}/reports`, ['claim'])) {
      count += 1
      if (report.fields['claim'] === claimOf(uid, place, report.path.split('/').at(-1) ?? '')) reports.push(report.path)
    }
    if (fields['owner'] === uid) classes.push({ path, isOpen: fields['open'] === true, reports: count })
  }
  return { classes, reports }
}

function claimOf(uid: string, place: string, sender: string): string {
  return createHash('sha256').update(`${uid}/${place}/${sender}`).digest('hex')
}
