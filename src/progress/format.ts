/**
 * Role: the version of the document's meaning.
 * Guarantee: a document of a newer format is recognised before anything is written to it.
 * Must not: be raised for a field that joins by the generic rule; such a field needs no new format.
 */
import type { ProgressDocument } from './document'

export const FORMAT = 1

/** This tab is older than the document: it must reload before it may write. */
export function isOutdated(document: ProgressDocument): boolean {
  return document.format > FORMAT
}
