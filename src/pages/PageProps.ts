import type { ComponentType } from 'react'

/** Shows what this device keeps; before that is known, the promise. */
export interface ProofProps {
  readonly promise: string
}

/** Copies a text. Without scripts it is not shown. */
export interface CopyProps {
  readonly text: string
  readonly label: string
}

/** What every public page is given: the parts that know the browser, and what only the build knows. */
export interface PageProps {
  readonly OfflineProof: ComponentType<ProofProps>
  readonly CopyButton: ComponentType<CopyProps>
  readonly ContactForm: ComponentType
  /** The address of the newsletters' feed. A copy that was built without an address of its own has none. */
  readonly feed?: string | undefined
}
