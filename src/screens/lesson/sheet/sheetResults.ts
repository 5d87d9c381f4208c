/**
 * Role: computes the results of a worksheet, and says which numbers a result still needs.
 * Guarantee: each row is computed once, after the rows above it. If the rows in a file refer to each other in a cycle,
 * there is no result, and the computation takes linear time.
 * Must not: format a value, or store it.
 */
import { cellName, fieldName, type PartOf, rowsOf, type SheetPart } from './sheetFields'
import { numberIn, rounded, type TextOf, totalOfAmounts, totalOfColumn } from './sheetNumbers'

type ResultRow = PartOf<'results'>['rows'][number]
type Term = ResultRow['terms'][number]

export interface SheetResult {
  readonly value: number
  /** The sentence shown instead of the number. `[[value]]` in it is the number without its sign. */
  readonly say?: string
}

/**
 * The empty fields that a result depends on. There is no result until the fields in `missing` are filled in. The rows
 * in `left` are not included.
 */
export interface EmptyPlaces {
  readonly missing: readonly string[]
  readonly left: number
}

export interface ComputedRow {
  /** Undefined if a needed number is missing or invalid, or for a division by zero without a sentence. */
  readonly result: SheetResult | undefined
  /** Undefined while all fields of the result are empty, because a message would be too early. */
  readonly empty: EmptyPlaces | undefined
}

/** Returns a worksheet's results by row. */
export function resultsOf(parts: readonly SheetPart[], textOf: TextOf): ReadonlyMap<ResultRow, ComputedRow> {
  const computed = new Map<ResultRow, ComputedRow>()
  const above: Above = { values: new Map(), fields: new Map() }
  for (const part of parts) {
    if (part.type !== 'results') continue
    for (const row of part.rows) {
      const result = resultOf(row, (term) => valueOf(term, parts, textOf, above))
      const fields = fieldsOf(row, above)
      computed.set(row, { result, empty: emptyPlaces(row, fields, parts, textOf) })
      if (!row.id) continue
      above.values.set(fieldName(part.id, row.id), result?.value)
      above.fields.set(fieldName(part.id, row.id), fields)
    }
  }
  return computed
}

/** The values of the rows computed so far, by row name, and the fields that these values depend on. */
interface Above {
  readonly values: Map<string, number | undefined>
  readonly fields: Map<string, readonly Term[]>
}

function resultOf(row: ResultRow, valueOfTerm: (term: Term) => number | undefined): SheetResult | undefined {
  const sum = (terms: readonly Term[]): number | undefined => {
    let total = 0
    for (const term of terms) {
      const number = term.of === row.unless?.of ? (valueOfTerm(term) ?? 0) : valueOfTerm(term)
      if (number === undefined) return undefined
      total += number
    }
    return total
  }
  const above = sum(row.terms)
  const below = row.over ? sum(row.over) : 1
  if (above === undefined || below === undefined) return undefined
  const top = rounded(above + (row.plus ?? 0))
  const value = shown(top / (below || 1), row)
  if (!Number.isFinite(value)) return undefined
  if (row.unless && valueOfTerm({ of: row.unless.of }) === undefined) return { value, say: row.unless.say }
  const isLess = row.over ? top <= 0 : value < 0
  if (row.less && isLess) return { value, say: row.less }
  if (row.none && below <= 0) return { value: 0, say: row.none }
  return below === 0 ? undefined : { value }
}

function shown(value: number, { unit, over, least, roundUp }: ResultRow): number {
  const rate = rounded(unit === 'percent' && over ? value * 100 : value)
  const cents = unit === 'dollars' && Math.round(rate * 100) === 0 ? 0 : rate
  const bounded = typeof least === 'number' ? Math.max(least, cents) : cents
  return roundUp ? Math.ceil(bounded) : bounded
}

/**
 * Returns a term's value, which is its number times `times`, times the number of `by`, and divided by the number of
 * `per`.
 */
function valueOf(term: Term, parts: readonly SheetPart[], textOf: TextOf, above: Above): number | undefined {
  const byRows = sumOfRows(term, parts, textOf)
  if (byRows !== undefined) return byRows.sum === undefined ? undefined : byRows.sum * (term.times ?? 1)
  const read = (of: string, isWhole = false) => numberOf(of, isWhole, parts, textOf, above)
  const number = read(term.of, term.whole === true)
  const by = term.by ? read(term.by) : 1
  const per = term.per ? read(term.per) : 1
  if (number === undefined || by === undefined || per === undefined) return undefined
  return (number * by * (term.times ?? 1)) / per
}

/**
 * If a term uses two columns in one table, multiplies or divides them in each row and adds up the rows. Returns
 * undefined for other terms.
 */
function sumOfRows(
  { of, by, per }: Term,
  parts: readonly SheetPart[],
  textOf: TextOf,
): { readonly sum: number | undefined } | undefined {
  const [part, column] = partOf(of, parts)
  const [otherPart, other] = partOf(by ?? per ?? '', parts)
  if (part?.type !== 'lines' || part !== otherPart || column === undefined || other === undefined) return undefined
  const rows = Array.from({ length: rowsOf(part) }, (_, index) => {
    const number = numberIn(textOf(cellName(part.id, column, index + 1)))
    const factor = numberIn(textOf(cellName(part.id, other, index + 1)))
    return number === undefined || factor === undefined ? [] : [by ? number * factor : number / factor]
  }).flat()
  return { sum: rows.length === 0 ? undefined : rows.reduce((total, number) => total + number, 0) }
}

/**
 * Reads a number. `of` is `part.row`, a column of lines `part.column`, a row of results `part.row`, or a full part of
 * amounts. An empty field, row or column is unknown, which differs from 0. The number for a full part is the sum of its
 * filled rows. With `whole`, it is undefined until all rows are filled.
 */
function numberOf(
  of: string,
  isWhole: boolean,
  parts: readonly SheetPart[],
  textOf: TextOf,
  above?: Above,
): number | undefined {
  const [part, field] = partOf(of, parts)
  if (part?.type === 'results') return above?.values.get(of)
  if (part?.type === 'lines' && field !== undefined) return totalOfColumn(part, field, textOf)
  if (part?.type !== 'amounts' || field !== undefined) return numberIn(textOf(of))
  return isWhole && emptyRows(part, textOf).length > 0 ? undefined : totalOfAmounts(part, textOf)
}

function partOf(
  of: string,
  parts: readonly SheetPart[],
): readonly [part: SheetPart | undefined, field: string | undefined] {
  const [id, field] = of.split('.')
  return [parts.find((one) => one.id === id), field]
}

function emptyRows(part: PartOf<'amounts'>, textOf: TextOf): PartOf<'amounts'>['rows'] {
  return part.rows.filter(({ id }) => numberIn(textOf(fieldName(part.id, id))) === undefined)
}

/**
 * Returns the fields that a row depends on, without duplicates. A result from a row above is replaced by the fields
 * that it depends on.
 */
function fieldsOf(row: ResultRow, above: Above): readonly Term[] {
  const fields = new Map<string, Term>()
  for (const term of [...row.terms, ...(row.over ?? [])]) {
    const named: readonly Term[] = [term, ...[term.by, term.per].flatMap((of) => (of ? [{ of }] : []))]
    for (const one of named) {
      if (one.of === row.unless?.of) continue
      for (const field of above.fields.get(one.of) ?? [one]) fields.set(field.of, { of: field.of, whole: field.whole })
    }
  }
  return [...fields.values()]
}

function emptyPlaces(
  { unless }: ResultRow,
  fields: readonly Term[],
  parts: readonly SheetPart[],
  textOf: TextOf,
): EmptyPlaces | undefined {
  const missing = fields.filter(({ of, whole }) => numberOf(of, whole === true, parts, textOf) === undefined)
  const isUntouched = fields.every(({ of }) => numberOf(of, false, parts, textOf) === undefined)
  if (isUntouched && (unless ? textOf(unless.of).trim() === '' : true)) return undefined
  const left = fields.flatMap(({ of, whole }) => {
    const [part, field] = partOf(of, parts)
    return part?.type === 'amounts' && field === undefined && !whole ? emptyRows(part, textOf) : []
  })
  return { missing: missing.flatMap(({ of }) => labelsOf(of, parts, textOf)), left: left.length }
}

/** Returns the labels of the missing fields. If a part is partly filled in, returns the labels of its empty rows. */
function labelsOf(of: string, parts: readonly SheetPart[], textOf: TextOf): readonly string[] {
  const [part, field] = partOf(of, parts)
  if (part?.type === 'amounts' && field === undefined) {
    const isStarted = totalOfAmounts(part, textOf) !== undefined
    return isStarted ? emptyRows(part, textOf).map(({ label }) => label) : [part.total ?? part.title ?? '']
  }
  const places =
    part?.type === 'amounts'
      ? part.rows
      : part?.type === 'lines'
        ? part.columns
        : part?.type === 'fields'
          ? part.fields
          : []
  return [places.find(({ id }) => id === field)?.label ?? '']
}
