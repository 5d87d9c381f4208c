/** What an exchange commits to the user document of an account, decided from what was read there. */
import { withAccountProfile } from '../../core/progress/profile'
import { areFieldsStale, type DerivedFields, derivedFields } from '../../core/progress/derivedFields'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { own } from '../../core/progress/json'
import { planExchange } from '../replication/planExchange'
import type { Leaf } from './changedLeaves'
import { planWrite, type UserFields } from './planWrite'
import type { FoundDocument } from './readUserDocument'
import type { SessionUser } from './asLearner'

export interface Commit {
  readonly joined: ProgressDocument
  /** To be kept on this device before the commit. */
  readonly asides: readonly ProgressDocument[]
  /** Undefined when there is nothing to commit. */
  readonly write:
    | { readonly kind: 'create'; readonly fields: UserFields }
    /** `isSignIn`: somebody has signed in since the last write of a sign-in. */
    | { readonly kind: 'update'; readonly leaves: readonly Leaf[]; readonly isSignIn: boolean }
    | undefined
}

export interface Writer {
  readonly user: Pick<SessionUser, 'email' | 'displayName' | 'photoURL' | 'metadata'>
  /** Undefined under a clock before 2020. */
  readonly today: LocalDate | undefined
}

/** A new document has every field of a profile, also where there is nothing to say. */
const UNSET = { email: null, displayName: null, photoURL: null } as const

/** `there` is undefined when there is no document yet. */
export function decideCommit(there: FoundDocument | undefined, local: ProgressDocument, writer: Writer): Commit {
  const { joined: met, asides, isNews } = planExchange(there, local)
  if (there === undefined) {
    const joined = withAccountProfile(met, writer.user)
    return {
      joined,
      asides,
      write: { kind: 'create', fields: { ...UNSET, ...fieldsFor(joined, writer), sync: joined } },
    }
  }
  const { fields, stored } = there
  const isSignIn = hasSignedInSince(own(fields, 'lastLogin'), writer.user)
  const joined = isSignIn ? withAccountProfile(met, writer.user) : met
  if (!isNews && !isSignIn && !areFieldsStale(fields, joined)) return { joined, asides, write: undefined }
  const derived = fieldsFor(joined, writer)
  return { joined, asides, write: { kind: 'update', leaves: planWrite({ fields, stored, joined, derived }), isSignIn } }
}

/** Without the address of an account that has none: an empty one would replace what is there. */
function fieldsFor(joined: ProgressDocument, { user, today }: Writer): Partial<DerivedFields> {
  const { email, ...derived }: DerivedFields = derivedFields(joined, { email: user.email ?? '', today })
  return { ...(email !== '' && { email }), ...derived }
}

/** By the service's clocks alone. Without a date of a sign-in there is nothing to tell. */
function hasSignedInSince(lastLogin: unknown, { metadata }: Writer['user']): boolean {
  const signedIn = Date.parse(metadata.lastSignInTime ?? '')
  const noted = typeof lastLogin === 'string' ? Date.parse(lastLogin) : Number.NaN
  return Number.isNaN(noted) ? !Number.isNaN(signedIn) : signedIn > noted
}
