import type { ComponentType } from 'react'
import type { Site } from '../site'

/** Shows what this device keeps; before that is known, the promise. */
export interface ProofProps {
  readonly promise: string
}

/** The way to begin: lesson 1 for a visitor, the dashboard for whoever is learning here. */
export interface StartProps {
  /** Of lesson 1. */
  readonly path: string
}

/** What stands below it: a fact about lesson 1 for a visitor, who is learning here for a learner. */
export interface StartNoteProps {
  readonly note: string
}

/** Begins a message to a mailbox. */
export interface ContactFormProps {
  readonly email: string
}

/** Copies a text. Without scripts it is not shown. */
export interface CopyProps {
  readonly text: string
  readonly label: string
}

/** What every public page is given: the parts that know the browser, and what only the build knows. */
export interface PageProps {
  readonly OfflineProof: ComponentType<ProofProps>
  readonly StartLink: ComponentType<StartProps>
  readonly StartNote: ComponentType<StartNoteProps>
  readonly CopyButton: ComponentType<CopyProps>
  /** Only where there is a mailbox to write to. */
  readonly ContactForm: ComponentType<ContactFormProps>
  /** The organization behind this copy. What it has not filled in is not shown. */
  readonly site: Site
}
