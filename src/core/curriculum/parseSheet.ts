/**
 * Role: the worksheet of a lesson, which a learner fills in and saves: its parts and their shapes (contract, section
 * 4.3).
 * Guarantee: every part of a `Sheet` whose entries are saved has an id.
 * Must not: depend on the learner's entries, or on how a worksheet is drawn.
 */
import * as v from 'valibot'
import { type Validated, validate } from './validate'
import { amount, contentId, listOf, visibleText as text } from './fields'

/**
 * Names under which a number can be remembered: entered once, then suggested on later worksheets and in calculators.
 * Numbers are in dollars per month unless the name says otherwise; `cardRate` and `loanRate` are percentages per year.
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

/** The unit `number` means that there is no unit. */
const UNITS = ['dollars', 'percent', 'hours', 'months', 'number'] as const

const remember = v.nullish(v.picklist(REMEMBERED))
const labelled = { id: contentId, label: text, hint: v.nullish(text) }

/** A column of numbers. Their total is shown if it has a label. */
const amounts = v.object({
  type: v.literal('amounts'),
  id: contentId,
  title: v.nullish(text),
  unit: v.picklist(UNITS),
  rows: listOf(v.object({ ...labelled, remember }), 20),
  total: v.nullish(text),
})

/**
 * A table to fill in. `first` gives the cells of the first column; `blank` is the number of empty rows below them. A
 * column of amounts is in dollars unless it has another `unit`.
 */
const lines = v.object({
  type: v.literal('lines'),
  id: contentId,
  title: v.nullish(text),
  columns: listOf(
    v.object({
      id: contentId,
      label: text,
      kind: v.picklist(['text', 'amount', 'date', 'tick']),
      unit: v.nullish(v.picklist(['percent', 'number'])),
    }),
    5,
  ),
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
      /**
       * What a letter shows in place of an empty field, so that the letter still reads well. If missing, the field's
       * label is shown.
       */
      blank: v.nullish(text),
      /** Only for a choice. */
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

/**
 * A text to send or to say. `[[part.field]]` stands for the learner's entry in that field, or for a blank with the
 * field's label.
 */
const letter = v.object({
  type: v.literal('letter'),
  id: contentId,
  title: v.nullish(text),
  style: v.picklist(['letter', 'script']),
  text,
  /** What the letter says in the learner's language, where the letter to send is English. Never sent. */
  beside: v.nullish(text),
})

/** A made-up document to read. Each task asks for one of its lines and explains why that line is right. */
const document = v.object({
  type: v.literal('document'),
  id: contentId,
  title: text,
  note: text,
  lines: listOf(v.object({ id: contentId, label: text, value: v.string(), group: v.nullish(text) }), 30),
  tasks: listOf(v.object({ id: contentId, ask: text, line: contentId, why: text }), 8),
})

const name = v.pipe(v.string(), v.regex(/^[\w-]+(\.[\w-]+)?$/))

/**
 * `of` is `part.row`, a column of lines `part.column`, a row of results above `part.row`, or a complete part of amounts
 * `part`. `times` is 1 if missing. `by` is the name of a number to multiply by, and `per` the name of a number to
 * divide by. If both are columns of one table, each row is computed separately. The total of a part with `whole` is
 * unknown until all of its rows are filled in.
 */
const terms = listOf(
  v.object({
    of: name,
    times: v.nullish(amount),
    by: v.nullish(name),
    per: v.nullish(name),
    whole: v.nullish(v.boolean()),
  }),
  30,
)

/**
 * Results computed from other parts: the sum of `terms` and `plus`, divided by the sum of `over` if that is present.
 *
 * A result has bounds, because a learner must not see "−7.5 paydays". `least` is the lowest value that is shown. The
 * sentence `less` is shown if the result would be below zero, or the number being divided is zero or less. The sentence
 * `none` is shown if the divisor would be zero or less. In `less`, `[[value]]` is the amount without its sign. `signed`
 * marks a result that may be below zero, such as net worth. `unless` has a field that may be left empty, and a sentence
 * to show while it is empty. `roundUp` is for counts.
 */
const results = v.object({
  type: v.literal('results'),
  id: contentId,
  title: v.nullish(text),
  rows: listOf(
    v.object({
      /** Needed only if a row below uses this result. */
      id: v.nullish(contentId),
      label: text,
      hint: v.nullish(text),
      unit: v.picklist(UNITS),
      terms,
      plus: v.nullish(amount),
      over: v.nullish(terms),
      least: v.nullish(amount),
      less: v.nullish(text),
      none: v.nullish(text),
      unless: v.nullish(v.object({ of: name, say: text })),
      signed: v.nullish(v.boolean()),
      roundUp: v.nullish(v.boolean()),
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
  /** How long it takes to fill in the worksheet, in minutes. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(30)),
  parts: v.pipe(
    listOf(v.variant('type', [amounts, lines, fields, checks, letter, document, results]), 8),
    v.minLength(1),
  ),
})

/** For an invalid worksheet, the result includes a reason; the rest of the lesson is still shown. */
export function parseSheet(value: unknown): Validated<LessonSheet> {
  return validate(sheet, value)
}

export type LessonSheet = v.InferOutput<typeof sheet>
