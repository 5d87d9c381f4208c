import { toolsWords } from '#words/tools'
import { count } from '#words/toolsFormat'
import { typedNumberWords } from '#words/typedNumber'
import { type NumberKind, readTyped } from '../../../session/typedNumber'
import { dollars } from '../../../words/dollars'
import type { NumberField, ToolField } from './toolForm'

export type ParsedField =
  | { readonly kind: 'valid'; readonly value: number | string }
  /** One sentence that includes the solution. */
  | { readonly kind: 'invalid'; readonly message: string }

/** The maximum length of a text. No one needs more, and links should stay short. */
export const LONGEST_FIELD_TEXT = 40

const words = toolsWords.errors

/** Parses a text that was typed or comes from a link. Decoration ($, %, spaces) is ignored. */
export function parseField(field: ToolField, text: string): ParsedField {
  switch (field.kind) {
    case 'text':
      return { kind: 'valid', value: text.trim() }
    case 'choice':
      // Choices are not typed, so an unknown one comes from a broken link. It falls back to the default.
      return { kind: 'valid', value: field.choices.some(({ value }) => value === text) ? text : field.example }
    case 'money':
    case 'percent':
    case 'count':
      return parseNumber(field, text)
  }
}

function parseNumber(field: NumberField, text: string): ParsedField {
  const typed = readTyped(text, numberKind(field))
  if (typed.kind === 'unclear')
    return { kind: 'invalid', message: typedNumberWords.unclear(typed.whole, typed.decimal) }
  const value = typed.kind === 'none' ? Number.NaN : valueOf(field, typed.plain)
  const [min, max] = [limit(field, field.min), limit(field, field.max)]
  if (value >= min && value <= max) return { kind: 'valid', value }
  return { kind: 'invalid', message: messageFor(field) }
}

export function numberKind({ kind }: NumberField): NumberKind {
  return kind === 'count' ? 'number' : kind
}

function valueOf(field: NumberField, plain: string): number {
  const [, decimals = ''] = plain.split('.')
  switch (field.kind) {
    case 'money':
      // The decimal point is moved in the text, because 1.15 × 100 would be 114.99999999999999.
      return decimals.length > 2 ? Number.NaN : Number(`${plain}e2`) + 0
    case 'percent':
      return Number(`${plain}e-2`) + 0
    case 'count':
      return Number.isInteger(Number(plain)) ? Number(plain) + 0 : Number.NaN
  }
}

function limit({ kind }: NumberField, value: number): number {
  return kind === 'money' ? value * 100 : kind === 'percent' ? Number(`${value}e-2`) : value
}

function messageFor({ kind, min, max }: NumberField): string {
  const [from, to] = [min, max].map((value) => (value < 0 ? `\u2212${count(-value)}` : count(value)))
  if (kind === 'money') return words.money(dollars(from ?? ''), dollars(to ?? ''))
  return kind === 'percent' ? words.percent(from ?? '', to ?? '') : words.count(from ?? '', to ?? '')
}
