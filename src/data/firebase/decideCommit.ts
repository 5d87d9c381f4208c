/** Decides what an exchange commits to an account's user document, based on the document that it read. */
import { withAccountProfile } from '../../core/progress/profile'
import { areFieldsStale, type DerivedFields, derivedFields } from '../../core/progress/derivedFields'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { own } from '../../core/progress/json'
import { planExchange } from '../replication/planExchange'
import type { ChangedField } from './changedLeaves'
import { planWrite, type UserFields } from './planWrite'
import type { FoundDocument } from './readUserDocument'
import type { SessionUser } from './asLearner'

export interface Commit {
  readonly joined: ProgressDocument
  /** Documents to save on this device before the commit. */
  readonly superseded: readonly ProgressDocument[]
  /** Undefined when there is nothing to commit. */
  readonly write:
    | { readonly kind: 'create'; readonly fields: UserFields }
    /** `isSignIn`: the learner has signed in since the last sign-in was written. */
    | { readonly kind: 'update'; readonly leaves: readonly ChangedField[]; readonly isSignIn: boolean }
    | undefined
}

export interface Writer {
  readonly user: Pick<SessionUser, 'email' | 'displayName' | 'photoURL' | 'metadata'>
  /** Undefined if the clock shows a date before 2020. */
  readonly today: LocalDate | undefined
}

/** A new document has every profile field, even those without a value. */
const UNSET = { email: null, displayName: null, photoURL: null } as const

/** `there` is undefined when there is no document yet. */
export function decideCommit(there: FoundDocument | undefined, local: ProgressDocument, writer: Writer): Commit {
  const { joined: met, superseded, isNews } = planExchange(there, local)
  if (there === undefined) {
    const joined = withAccountProfile(met, writer.user)
    return {
      joined,
      superseded,
      write: { kind: 'create', fields: { ...UNSET, ...fieldsFor(joined, writer), sync: joined } },
    }
  }
  const { fields, stored } = there
  const isSignIn = hasSignedInSince(own(fields, 'lastLogin'), writer.user)
  const joined = isSignIn ? withAccountProfile(met, writer.user) : met
  if (!isNews && !isSignIn && !areFieldsStale(fields, joined)) return { joined, superseded, write: undefined }
  const derived = fieldsFor(joined, writer)
  return {
    joined,
    superseded,
    write: { kind: 'update', leaves: planWrite({ fields, stored, joined, derived }), isSignIn },
  }
}

/** Leaves out the email address if the account has none, because an empty value would replace the stored address. */
function fieldsFor(joined: ProgressDocument, { user, today }: Writer): Partial<DerivedFields> {
  const { email, ...derived }: DerivedFields = derivedFields(joined, { email: user.email ?? '', today })
  return { ...(email !== '' && { email }), ...derived }
}

/** Compares only times from the service's clock. Without a sign-in date, there is nothing to write. */
function hasSignedInSince(lastLogin: unknown, { metadata }: Writer['user']): boolean {
  const signedIn = Date.parse(metadata.lastSignInTime ?? '')
  const noted = typeof lastLogin === 'string' ? Date.parse(lastLogin) : Number.NaN
  return Number.isNaN(noted) ? !Number.isNaN(signedIn) : signedIn > noted
}
