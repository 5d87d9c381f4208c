import { useId } from 'react'
import { sheetWords as words } from '#words/sheets'
import type { LessonSheet } from '../../../core/curriculum/parseSheet'
import { Block } from '../../../ui/Block'
import { DocumentPart } from './DocumentPart'
import { LetterPart } from './LetterPart'
import { LinesPart } from './LinesPart'
import styles from './SheetBox.module.css'
import { fieldName, type PartOf, type SheetPart } from './sheetFields'
import type { SheetForm } from './useSheet'
import { SheetControl } from './SheetControl'
import fieldStyles from './SheetFields.module.css'
import { numberKindOf, totalOfAmounts } from './sheetNumbers'
import { resultsOf } from './sheetResults'
import rowStyles from './SheetRows.module.css'

interface SheetPartsProps {
  readonly sheet: LessonSheet
  readonly form: SheetForm
}

/** The parts of a worksheet, one below the other. */
export function SheetParts({ sheet, form }: SheetPartsProps) {
  return sheet.parts.map((part) => (
    <div key={part.id} className={styles.part}>
      {/* Amounts show their title as a column header, and a document shows it on its paper. */}
      {part.title && part.type !== 'amounts' && part.type !== 'document' ? <h3>{part.title}</h3> : null}
      <Part part={part} parts={sheet.parts} form={form} />
    </div>
  ))
}

interface PartProps {
  readonly part: SheetPart
  readonly parts: readonly SheetPart[]
  readonly form: SheetForm
}

function Part({ part, parts, form }: PartProps) {
  switch (part.type) {
    case 'amounts':
      return <AmountsPart part={part} form={form} />
    case 'lines':
      return <LinesPart part={part} form={form} />
    case 'fields':
      return <FieldsPart part={part} form={form} />
    case 'checks':
      return <ChecksPart part={part} form={form} />
    case 'letter':
      return <LetterPart part={part} parts={parts} form={form} />
    case 'document':
      return <DocumentPart part={part} form={form} />
    case 'results':
      return <ResultsPart part={part} parts={parts} form={form} />
  }
}

interface OnePartProps<T extends SheetPart['type']> extends Pick<PartProps, 'form'> {
  readonly part: PartOf<T>
}

const SIGNS: Partial<Record<string, string>> = { amount: '$', percent: '%' }

/** Fields below their labels. Short fields are side by side if there is room. */
function FieldsPart({ part, form }: OnePartProps<'fields'>) {
  const id = useId()
  return (
    <div className={fieldStyles.fields}>
      {part.fields.map((field) => {
        const name = fieldName(part.id, field.id)
        const source = form.sourceOf(name)
        const fieldId = `${id}-${field.id}`
        const sign = SIGNS[field.kind]
        const isNoted = Boolean(field.hint) || source !== undefined
        return (
          <div key={field.id} className={field.kind === 'long' ? fieldStyles.isLong : undefined}>
            <label htmlFor={fieldId}>
              <span>{field.label}</span>
              {sign === undefined ? null : <span className={fieldStyles.sign}>{`, ${sign}`}</span>}
            </label>
            {isNoted ? (
              <span className={fieldStyles.hint} id={`${fieldId}-hint`}>
                {[field.hint, source === undefined ? '' : words.source(source)].filter(Boolean).join(' ')}
              </span>
            ) : null}
            <SheetControl
              form={form}
              name={name}
              kind={field.kind}
              id={fieldId}
              options={field.options ?? []}
              {...(isNoted && { describedBy: `${fieldId}-hint` })}
            />
          </div>
        )
      })}
    </div>
  )
}

/** A list of items to check off. */
function ChecksPart({ part, form }: OnePartProps<'checks'>) {
  const id = useId()
  return (
    <Block as="ul" isRuled className={fieldStyles.checks}>
      {part.items.map((item) => {
        const itemId = `${id}-${item.id}`
        return (
          <li key={item.id}>
            <SheetControl
              form={form}
              name={fieldName(part.id, item.id)}
              kind="tick"
              id={itemId}
              {...(item.hint && { describedBy: `${itemId}-hint` })}
            />
            <div>
              <label htmlFor={itemId}>{item.label}</label>
              {item.hint ? (
                <span className={fieldStyles.hint} id={`${itemId}-hint`}>
                  {item.hint}
                </span>
              ) : null}
            </div>
          </li>
        )
      })}
    </Block>
  )
}

/** The results computed from the numbers above. If a result is a sentence, it has the full width, below its label. */
function ResultsPart({ part, parts, form }: OnePartProps<'results'> & Pick<PartProps, 'parts'>) {
  const results = resultsOf(parts, form.textOf)
  return (
    <Block as="dl" isNumeric>
      {part.rows.map((row, index) => {
        const { result, empty } = results.get(row) ?? {}
        const note = empty === undefined ? '' : words.empty(empty.missing, empty.left)
        const isSaid = result?.say !== undefined
        return (
          <div key={index} className={isSaid ? `${rowStyles.result} ${rowStyles.said}` : rowStyles.result}>
            <dt>
              <span>{row.label}</span>
              {row.hint && !isSaid ? <span className={rowStyles.hint}>{row.hint}</span> : null}
              {note === '' ? null : <span className={rowStyles.hint}>{note}</span>}
            </dt>
            <dd>{words.result(result, row.unit)}</dd>
          </div>
        )
      })}
    </Block>
  )
}

/** A column of numbers behind the red line, with its total. */
function AmountsPart({ part, form }: OnePartProps<'amounts'>) {
  const id = useId()
  return (
    <Block isNumeric role="group" aria-labelledby={`${id}-head`}>
      <p className={rowStyles.head} id={`${id}-head`}>
        <span>{part.title ?? ''}</span>
        <span>{words.units[part.unit]}</span>
      </p>
      {part.rows.map((row) => {
        const name = fieldName(part.id, row.id)
        const source = form.sourceOf(name)
        const rowId = `${id}-${row.id}`
        return (
          <div key={row.id} className={rowStyles.row}>
            <div>
              <label htmlFor={rowId}>{row.label}</label>
              {row.hint || source ? (
                <span className={rowStyles.hint} id={`${rowId}-hint`}>
                  {[row.hint, source === undefined ? '' : words.source(source)].filter(Boolean).join(' ')}
                </span>
              ) : null}
            </div>
            <div className={rowStyles.cell}>
              <SheetControl
                form={form}
                name={name}
                kind="amount"
                numberKind={numberKindOf(part.unit)}
                id={rowId}
                {...((row.hint || source) && { describedBy: `${rowId}-hint` })}
              />
            </div>
          </div>
        )
      })}
      {part.total ? (
        <p className={rowStyles.total}>
          <span>{part.total}</span>
          <b>{words.figure(totalOfAmounts(part, form.textOf), part.unit)}</b>
        </p>
      ) : null}
    </Block>
  )
}
