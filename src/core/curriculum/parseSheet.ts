/**
 * Role: the sheet of a lesson, which a learner fills in and keeps: its parts, and what each part is made of
 * (contract, section 4.3).
 * Guarantee: a value of `Sheet` has ids in every place that something is kept under.
 * Must not: know what a learner wrote, or how a sheet is drawn.
 */
import * as v from 'valibot'
import { type Validated, validate } from './validate'
import { amount, contentId, listOf, shownText as text } from './fields'

/**
 * What a number may be remembered as: entered once, offered on later sheets and in tools. Dollars a month unless the
 * name says otherwise; `cardRate` and `loanRate` are percent a year.
 */
export const REMEMBERED = [
  'takeHomePay',
  'yearlyPay',
  'hourlyPay',
  'rent',
  'utilities',
  'groceries',
  'transport',
  'insurance',
  'childCare',
  'debtPayments',
  'essentials',
  'savings',
  'cardBalance',
  'cardRate',
  'loanRate',
  'householdSize',
] as const

export type RememberedName = (typeof REMEMBERED)[number]

/** `number` has no unit. */
const UNITS = ['dollars', 'percent', 'hours', 'months', 'number'] as const

const remember = v.nullish(v.picklist(REMEMBERED))
const labelled = { id: contentId, label: text, hint: v.nullish(text) }

/** A column of numbers with, where it has a label, their total. */
const amounts = v.object({
  type: v.literal('amounts'),
  id: contentId,
  title: v.nullish(text),
  unit: v.picklist(UNITS),
  rows: listOf(v.object({ ...labelled, remember }), 20),
  total: v.nullish(text),
})

/** A ruled table to write in. `first` presets the cells of the first column; `blank` rows stand under them. */
const lines = v.object({
  type: v.literal('lines'),
  id: contentId,
  title: v.nullish(text),
  columns: listOf(v.object({ id: contentId, label: text, kind: v.picklist(['text', 'amount', 'date', 'tick']) }), 5),
  first: v.nullish(listOf(text, 20)),
  blank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  /** The id of the column that is added up. */
  total: v.nullish(contentId),
})

const fields = v.object({
  type: v.literal('fields'),
  id: contentId,
  title: v.nullish(text),
  fields: listOf(
    v.object({
      ...labelled,
      kind: v.picklist(['text', 'long', 'amount', 'percent', 'number', 'date', 'choice']),
      /** Of a choice. */
      options: v.nullish(listOf(text, 12)),
      remember,
    }),
    16,
  ),
})

const checks = v.object({
  type: v.literal('checks'),
  id: contentId,
  title: v.nullish(text),
  items: listOf(v.object(labelled), 20),
})

/** Words to send or to say. `[[part.field]]` is what was written there, or a blank with that field's label. */
const letter = v.object({
  type: v.literal('letter'),
  id: contentId,
  title: v.nullish(text),
  style: v.picklist(['letter', 'script']),
  text,
})

/** A made-up document to read; each task asks for one of its lines and says why it is that one. */
const document = v.object({
  type: v.literal('document'),
  id: contentId,
  title: text,
  note: text,
  lines: listOf(v.object({ id: contentId, label: text, value: v.string(), group: v.nullish(text) }), 30),
  tasks: listOf(v.object({ id: contentId, ask: text, line: contentId, why: text }), 8),
})

/** `of` is `part.row`, a column of lines `part.column`, or a whole part of amounts `part`; `times` is 1 unless it is there. */
const terms = listOf(v.object({ of: v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)?$/)), times: v.nullish(amount) }), 30)

/** What follows from other parts: the sum of `terms`, divided by the sum of `over` where that is there. */
const results = v.object({
  type: v.literal('results'),
  id: contentId,
  title: v.nullish(text),
  rows: listOf(
    v.object({
      label: text,
      hint: v.nullish(text),
      unit: v.picklist(UNITS),
      terms,
      plus: v.nullish(amount),
      over: v.nullish(terms),
    }),
    8,
  ),
})

export const sheet = v.object({
  id: contentId,
  kind: v.picklist([
    'budget',
    'bill order',
    'diary',
    'letter',
    'script',
    'document',
    'comparison',
    'plan',
    'log',
    'checklist',
    'calculation',
    'decision',
    'calendar',
    'record',
  ]),
  title: text,
  intro: text,
  /** Minutes that filling it in takes. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(30)),
  parts: v.pipe(
    listOf(v.variant('type', [amounts, lines, fields, checks, letter, document, results]), 8),
    v.minLength(1),
  ),
})

/** A value that is no sheet says why; the lesson around it stands. */
export function parseSheet(value: unknown): Validated<Sheet> {
  return validate(sheet, value)
}

export type Sheet = v.InferOutput<typeof sheet>
