import type { FieldSet } from './field'

/** A list that the learner makes longer and shorter. */
export interface RowSet<Columns extends FieldSet = FieldSet> {
  readonly columns: Columns
  /** What the form begins with. */
  readonly examples: readonly { readonly [Name in keyof Columns]: string | number }[]
  readonly max: number
  /** Names a row without a name of its own: `Debt 2`. */
  readonly rowName: (number: number) => string
  readonly addLabel: string
  readonly removeLabel: (name: string) => string
}

export interface FieldGroup {
  /** Stands in the margin. */
  readonly title: string
  readonly fields: readonly string[]
}

/** What a tool asks, without what it does with the answers. */
export interface ToolForm {
  readonly fields: FieldSet
  readonly groups: readonly FieldGroup[]
  readonly rows: RowSet | undefined
  /** Stands in the margin beside the rows. */
  readonly rowsTitle: string
}

/** What stands in the fields, by field name; cells of rows by column and number from 1: `balance2`. */
export type Texts = Readonly<Record<string, string>>

export function cellName(column: string, row: number): string {
  return `${column}${row}`
}
