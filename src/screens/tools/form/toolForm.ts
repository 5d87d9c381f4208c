import type { RememberedName } from '../../../core/curriculum/parseSheet'

interface Labelled {
  readonly label: string
  readonly hint?: string
  /** Added after learners had saved numbers. Saved numbers and links without it use the example. */
  readonly isLater?: true
}

/** The name of the same quantity in worksheets, where the learner may have entered it already. */
interface Known {
  readonly remember?: RememberedName
}

/** The text is in dollars, and the value is in whole cents. Limits and example are in dollars. */
export interface MoneyField extends Labelled, Known {
  readonly kind: 'money'
  readonly min: number
  readonly max: number
  readonly example: number
}

/** The text is a percentage, and the value is a fraction: `26.99` becomes 0.2699. Limits and example are in percent. */
export interface PercentField extends Labelled, Known {
  readonly kind: 'percent'
  readonly min: number
  readonly max: number
  readonly example: number
}

/** A whole number of months, years or any unit in the label. */
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

/** A name that is not used in calculations. */
export interface TextField extends Labelled {
  readonly kind: 'text'
  readonly example: string
}

export type NumberField = MoneyField | PercentField | CountField
export type ToolField = NumberField | ChoiceField | TextField
export type FieldSet = Readonly<Record<string, ToolField>>

type ValueOf<Field> = Field extends ChoiceField<infer Value> ? Value : Field extends TextField ? string : number

/** The values that a form gives to its calculation. */
export type ValuesOf<Fields extends FieldSet> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }

/** Creates a choice that keeps the literal types of its values. */
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

/** A list to which the learner can add rows, and from which they can remove them. */
export interface RowSet<Columns extends FieldSet = FieldSet> {
  readonly columns: Columns
  /** The rows that the form starts with. */
  readonly examples: readonly { readonly [Name in keyof Columns]: string | number }[]
  readonly max: number
  /** The name of a row without its own name: `Debt 2`. */
  readonly rowName: (number: number) => string
  readonly addLabel: string
  readonly removeLabel: (name: string) => string
}

export interface FieldGroup {
  /** The title in the margin. */
  readonly title: string
  readonly fields: readonly string[]
}

/** The inputs of a calculator, without its calculation. */
export interface ToolForm {
  readonly fields: FieldSet
  readonly groups: readonly FieldGroup[]
  readonly rows: RowSet | undefined
  /** The title in the margin beside the rows. */
  readonly rowsTitle: string
}
