/**
 * Role: the part of a document that belongs to its epoch.
 * Guarantee: everything but the head is learning, fields of a newer version included.
 * Must not: count the profile in: a name survives starting over.
 */
import type { ProgressDocument } from './document'
import type { JsonMap } from './json'

const HEAD = ['format', 'owner', 'joinedOn', 'profile', 'epoch'] as const

type Head = (typeof HEAD)[number]

export type Learning = Omit<ProgressDocument, Head>

export function learningOf(document: ProgressDocument): JsonMap {
  const fields: JsonMap = document as unknown as JsonMap
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !HEAD.some((head) => head === field)))
}

/** Whether anything was learned in this epoch, as far as this document knows. */
export function hasLearning(document: ProgressDocument): boolean {
  return Object.values(learningOf(document)).some((field) =>
    typeof field === 'object' && field !== null ? Object.keys(field).length > 0 : field !== 0,
  )
}
