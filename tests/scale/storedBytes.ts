import { Bytes, Timestamp } from 'firebase/firestore/lite'

/**
 * Bytes of a document in Firestore without index entries, by the rules of its page *Storage size calculations*. A text takes
 * its bytes in UTF-8 plus 1. A number or a time takes 8, a boolean or null 1. A document name takes its collections and ids,
 * each as a text, plus 16. A document takes its name, its fields, and 32.
 */
export function storedBytes(path: string, fields: Readonly<Record<string, unknown>>): number {
  const name = path.split('/').reduce((sum, part) => sum + textBytes(part), 16)
  return name + sizeOf(fields) + 32
}

function sizeOf(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1
  if (typeof value === 'number' || value instanceof Timestamp) return 8
  if (typeof value === 'string') return textBytes(value)
  if (value instanceof Bytes) return value.toUint8Array().length
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + sizeOf(item), 0)
  return Object.entries(value as object).reduce((sum, [name, item]) => sum + textBytes(name) + sizeOf(item), 0)
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1
}
