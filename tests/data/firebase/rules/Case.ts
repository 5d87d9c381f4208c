import type { CollectionReference, DocumentReference } from 'firebase/firestore'

/** One line of the table: somebody does something, and the rules allow it or not. */
export interface Case {
  readonly name: string
  readonly who: Who
  /** What is stored before; nothing when it is left out. */
  readonly before?: Fields
  /** What else is stored before, by path. */
  readonly stored?: Readonly<Record<string, Fields>>
  readonly act: (places: Places) => Promise<unknown>
  readonly allowed: boolean
}

/** Ada's account has an address, except where it is said to have none. */
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
