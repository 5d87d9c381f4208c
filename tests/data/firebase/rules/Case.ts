import type { CollectionReference, DocumentReference } from 'firebase/firestore'

/** One row of the table: a person does something, and the rules allow or deny it. */
export interface Case {
  readonly name: string
  readonly who: Who
  /** The stored document before; none if it is left out. */
  readonly before?: Fields
  /** Other stored documents before, by path. */
  readonly stored?: Readonly<Record<string, Fields>>
  readonly act: (places: Places) => Promise<unknown>
  readonly allowed: boolean
}

/** Ada's account has an email address, unless the name says that it has none. */
export type Who =
  | 'ada'
  | 'ada, whose address is written in capitals'
  | 'ada without an address'
  | 'ada in passing'
  | 'ada, signed in just now'
  | 'ada, signed in nearly five minutes ago'
  | 'ada, signed in over five minutes ago'
  | 'a stranger, signed in just now'
  | 'a stranger'
  | 'nobody'
  | 'ben, who is in the class'

export type Fields = Readonly<Record<string, unknown>>

export interface Places {
  /** The document of Ada's account. */
  readonly own: DocumentReference
  readonly users: CollectionReference
  /** Any document, by its path. */
  readonly at: (path: string) => DocumentReference
}

export const ADA = 'ada'
