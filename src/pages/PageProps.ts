import type { ComponentType } from 'react'
import type { Site } from '../site'

/** Shows which files this device has saved. Until that is known, it shows the prerendered text. */
export interface ProofProps {
  readonly promise: string
}

/** The start link: the first lesson for a visitor, the dashboard for a current learner. */
export interface StartProps {
  /** The path of the first lesson. */
  readonly path: string
}

/** The note below the start link: a fact about the first lesson for a visitor, the name of a current learner. */
export interface StartNoteProps {
  readonly note: string
}

/** Starts a message to an email address. */
export interface ContactFormProps {
  readonly email: string
}

/** Copies a text. It is hidden if scripts can't run. */
export interface CopyProps {
  readonly text: string
  readonly label: string
}

/** The props of every public page: parts that depend on the browser, and data that only the build has. */
export interface PageProps {
  readonly OfflineProof: ComponentType<ProofProps>
  readonly StartLink: ComponentType<StartProps>
  readonly StartNote: ComponentType<StartNoteProps>
  readonly CopyButton: ComponentType<CopyProps>
  /** Present only if there is an email address. */
  readonly ContactForm: ComponentType<ContactFormProps>
  /** The organization behind this copy. Empty fields are hidden. */
  readonly site: Site
  /** The origin of this copy, such as `https://ledger.example.org`. Undefined if the build doesn't know it. */
  readonly origin: string | undefined
}
