import type { ComponentType } from 'react'

/** Shows what this device keeps; before that is known, the promise. */
export interface ProofProps {
  readonly promise: string
}

/** What every public page is given: the parts that know the browser. */
export interface PageProps {
  readonly OfflineProof: ComponentType<ProofProps>
}
