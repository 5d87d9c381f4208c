/**
 * Role: what is sealed in an envelope: a map of JSON, deflated.
 * Guarantee: what unpacks is a map of bounded size and depth; a bomb is left after the first bytes over the limit.
 * Must not: know a field.
 */
import { parseBoundedJson } from '../../../core/progress/boundedJson'
import { canonicalText, type JsonMap } from '../../../core/progress/json'
import type { Bytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

/** Bytes of the text of one envelope. The whole course with reviews of every question is a tenth of it. */
export const LARGEST_TEXT = 256 * 1024

export interface PackedText {
  readonly text: Bytes
  readonly deflated: Bytes
}

/** `map` may hold `undefined`: it is left out. */
export async function packText(map: object, { encode, deflate }: PackingTools): Promise<PackedText> {
  const text = encode(canonicalText(map))
  return { text, deflated: await deflate(text) }
}

export type PackingTools = Pick<ClassroomTools, 'encode' | 'deflate'>

/** `too-large`: more than a text may have. `unreadable`: no deflated map of JSON. */
export type UnpackedText =
  | { readonly kind: 'unpacked'; readonly text: Bytes; readonly map: JsonMap }
  | { readonly kind: 'refused'; readonly reason: 'text-too-large' | 'unreadable' }

export async function unpackText(
  deflated: Bytes,
  tools: Pick<ClassroomTools, 'decode' | 'inflate'>,
): Promise<UnpackedText> {
  const text = await tools.inflate(deflated, LARGEST_TEXT)
  if (text === 'too-large') return { kind: 'refused', reason: 'text-too-large' }
  const map = text === 'broken' ? undefined : parseBoundedJson(text, tools)
  if (text === 'broken' || map === undefined) return { kind: 'refused', reason: 'unreadable' }
  return { kind: 'unpacked', text, map }
}
