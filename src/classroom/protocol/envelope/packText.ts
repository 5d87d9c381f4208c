/**
 * Role: packs the content of an envelope: a JSON map, deflated.
 * Guarantee: unpacked content is a map of bounded size and depth; decompression stops just above the limit.
 * Must not: depend on any field of the map.
 */
import { parseBoundedJson } from '../../../core/progress/boundedJson'
import { canonicalText, type JsonMap } from '../../../core/progress/json'
import type { Bytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

/**
 * Maximum bytes of the text in one envelope. A report on the full course, with every question reviewed, uses a tenth of
 * this size.
 */
export const LARGEST_PACKED_TEXT = 256 * 1024

export interface PackedText {
  readonly text: Bytes
  readonly deflated: Bytes
}

/** Leaves out `undefined` values of `map`. */
export async function packText(map: object, { encode, deflate }: PackingTools): Promise<PackedText> {
  const text = encode(canonicalText(map))
  return { text, deflated: await deflate(text) }
}

export type PackingTools = Pick<ClassroomTools, 'encode' | 'deflate'>

/** `too-large`: over the limit for a text. `unreadable`: not a deflated JSON map. */
export type UnpackedText =
  | { readonly kind: 'unpacked'; readonly text: Bytes; readonly map: JsonMap }
  | { readonly kind: 'refused'; readonly reason: 'text-too-large' | 'unreadable' }

export async function unpackText(
  deflated: Bytes,
  tools: Pick<ClassroomTools, 'decode' | 'inflate'>,
): Promise<UnpackedText> {
  const text = await tools.inflate(deflated, LARGEST_PACKED_TEXT)
  if (text === 'too-large') return { kind: 'refused', reason: 'text-too-large' }
  const map = text === 'broken' ? undefined : parseBoundedJson(text, tools)
  if (text === 'broken' || map === undefined) return { kind: 'refused', reason: 'unreadable' }
  return { kind: 'unpacked', text, map }
}
