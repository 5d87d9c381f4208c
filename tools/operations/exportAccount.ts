import { readDocument, type StoredDocument } from './documents'
import { type Account, classHoldings, type OwnClass } from './holdings'
import type { Services } from './services'

export interface ExportedAccount {
  readonly project: string
  readonly exportedAt: string
  readonly accountNumber: string
  /** From Firebase Authentication, without the scrambled password. */
  readonly signIn: object | null
  /** The document `users/<account number>`. */
  readonly record: object | null
  readonly classesOfThisTeacher: readonly (OwnClass & { readonly documents: readonly StoredDocument[] })[]
  /** They are encrypted, so they are here as base64. */
  readonly reportsHandedIn: readonly StoredDocument[]
  readonly notHere: string
}

/** With these, someone can guess the password. They tell its owner nothing. */
const SECRETS = ['passwordHash', 'salt']
const NOT_HERE =
  'Progress that was not backed up, backup files, and reports on a teacher’s device or on a relay are not on this server.'

/** Everything that the project has of one account, as an answer to a request for access. */
export async function exportAccount(services: Services, account: Account): Promise<ExportedAccount> {
  const { uid, signIn, record } = account
  const { classes, reports } = await classHoldings(services, uid)
  const read = async (paths: readonly string[]): Promise<readonly StoredDocument[]> => {
    const found = await Promise.all(paths.map((path) => readDocument(services, path)))
    return found.filter((document) => document !== undefined)
  }
  return {
    project: services.projectId,
    exportedAt: new Date().toISOString(),
    accountNumber: uid,
    signIn: signIn === undefined ? null : withoutSecrets(signIn),
    record: record?.fields ?? null,
    classesOfThisTeacher: await Promise.all(
      classes.map(async (one) => ({
        ...one,
        documents: await read([one.path, `${one.path}/door/current`, `${one.path}/plan/current`]),
      })),
    ),
    reportsHandedIn: await read(reports),
    notHere: NOT_HERE,
  }
}

function withoutSecrets(signIn: object): object {
  return Object.fromEntries(Object.entries(signIn).filter(([name]) => !SECRETS.includes(name)))
}
