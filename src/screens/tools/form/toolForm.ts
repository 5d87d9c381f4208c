import type { RememberedName } from '../../../core/curriculum/parseSheet'

interface Labelled {
  readonly label: string
  readonly hint?: string
}

/** The same quantity in sheets, where the learner may have written it already. */
interface Known {
  readonly remember?: RememberedName
}

/** Dollars as text, whole cents as value. Limits and example are in dollars. */
export interface MoneyField extends Labelled, Known {
  readonly kind: 'money'
  readonly min: number
  readonly max: number
  readonly example: number
}

/** Percent as text, a fraction as value: `26.99` becomes 0.2699. Limits and example are in percent. */
export interface PercentField extends Labelled, Known {
  readonly kind: 'percent'
  readonly min: number
  readonly max: number
  readonly example: number
}

/** A whole number, of months, years or anything that the label names. */
export interface CountField extends Labelled {
  readonly kind: 'count'
  readonly min: number
  readonly max: number
  readonly example: number
}

export interface ChoiceField<Value extends string = string> extends Labelled {
  readonly kind: 'choice'
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly example: Value
}

/** A name, for people only. */
export interface TextField extends Labelled {
  readonly kind: 'text'
  readonly example: string
}

export type NumberField = MoneyField | PercentField | CountField
export type ToolField = NumberField | ChoiceField | TextField
export type FieldSet = Readonly<Record<string, ToolField>>

type ValueOf<Field> = Field extends ChoiceField<infer Value> ? Value : Field extends TextField ? string : number

/** What a form gives to its calculation. */
export type ValuesOf<Fields extends FieldSet> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** A choice keeps the words of its values, so that its value is one of them and not any text. */
export function choiceOf<Value extends string>(
  field: Labelled & {
    readonly labels: Readonly<Record<NoInfer<Value>, string>>
    readonly order: readonly Value[]
    readonly example: NoInfer<Value>
  },
): ChoiceField<Value> {
  const { labels, order, ...rest } = field
  return { ...rest, kind: 'choice', choices: order.map((value) => ({ value, label: labels[value] })) }
}

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
