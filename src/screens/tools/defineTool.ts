import { parseField } from './form/parseField'
import { toolCellName, isBlankRow, rowCount, rowNumbers, type Texts } from './form/texts'
import type { FieldSet, RowSet, ToolField, ToolForm, ValuesOf } from './form/toolForm'
import type { ToolResult } from './toolResult'

/** The texts that every calculator has. */
export interface ToolText {
  readonly intro: string
  /** The formula in words, one string for each paragraph. */
  readonly formula: readonly string[]
  readonly leftOut: readonly string[]
  /** The year whose rates it computes with, if they change every year. */
  readonly ratesOf?: number
  /** The lesson that explains the calculator. */
  readonly lesson: { readonly moduleId: string; readonly lessonId: string }
}

/** An error about fields that are valid alone but do not fit together. It names the field to change. */
export interface Misfit<Name extends string = string> {
  readonly kind: 'misfit'
  readonly field: Name
  /** One sentence that includes the solution. */
  readonly message: string
}

export type Evaluation =
  | { readonly kind: 'result'; readonly result: ToolResult }
  /** The problems by the name of the field or cell. */
  | { readonly kind: 'problems'; readonly problems: ReadonlyMap<string, string> }

/** A calculator as its frame uses it: a form, and a function that evaluates the form's texts. */
export interface Tool {
  readonly form: ToolForm
  readonly text: ToolText
  readonly evaluate: (texts: Texts) => Evaluation
}

interface ToolParts<Fields extends FieldSet, Columns extends FieldSet> {
  readonly text: ToolText
  readonly fields: Fields
  readonly groups: readonly { readonly title: string; readonly fields: readonly (keyof Fields & string)[] }[]
  readonly rows?: RowSet<Columns>
  readonly rowsTitle?: string
  /** A pure function. The values are inside the limits of their fields. */
  readonly solve: (
    values: ValuesOf<Fields>,
    rows: readonly ValuesOf<Columns>[],
  ) => ToolResult | Misfit<keyof Fields & string>
}

export function defineTool<
  const Fields extends FieldSet,
  const Columns extends FieldSet = Readonly<Record<never, never>>,
>(parts: ToolParts<Fields, Columns>): Tool {
  const { text, fields, groups, rows, rowsTitle = '', solve } = parts
  return {
    text,
    form: { fields, groups, rows, rowsTitle },
    evaluate(texts) {
      const problems = new Map<string, string>()
      const read = (field: ToolField, name: string): number | string | undefined => {
        const parsed = parseField(field, texts[name] ?? '')
        if (parsed.kind === 'valid') return parsed.value
        problems.set(name, parsed.message)
        return undefined
      }
      const values = readSet(fields, (field, name) => read(field, name))
      const rowValues: readonly unknown[] = filledRows(rows, texts).map((row) =>
        readSet(rows?.columns ?? {}, (field, column) => read(field, toolCellName(column, row))),
      )
      if (problems.size > 0) return { kind: 'problems', problems }
      // Every field was read by its own parser, so the values have the types of their fields.
      const found = solve(values as ValuesOf<Fields>, rowValues as readonly ValuesOf<Columns>[])
      if (!('kind' in found)) return { kind: 'result', result: found }
      return { kind: 'problems', problems: new Map([[found.field, found.message]]) }
    },
  }
}

function readSet<Value>(
  fields: FieldSet,
  read: (field: ToolField, name: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field, name)]))
}

/** The rows to count. An empty row is left out, unless it is the only one. */
function filledRows(rows: RowSet | undefined, texts: Texts): readonly number[] {
  if (rows === undefined) return []
  const all = rowNumbers(rowCount(rows, texts))
  const filled = all.filter((row) => !isBlankRow(rows.columns, texts, row))
  return filled.length > 0 ? filled : all.slice(0, 1)
}
