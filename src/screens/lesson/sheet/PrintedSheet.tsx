import { sheetWords as words } from '#words/sheets'
import type { LessonSheet } from '../../../core/curriculum/parseSheet'
import { LetterPart } from './LetterPart'
import styles from './PrintedSheet.module.css'
import { cellName, fieldName, type PartOf, rowsOf, type SheetPart } from './sheetFields'
import { numberIn, totalOfAmounts, totalOfColumn } from './sheetNumbers'
import { resultsOf } from './sheetResults'
import { columnKind, sentenceText } from './sheetText'
import type { SheetForm } from './useSheet'

interface PrintedSheetProps {
  readonly sheet: LessonSheet
  readonly form: Pick<SheetForm, 'textOf'>
  /** The source of the worksheet, and the date of printing. */
  readonly foot: string
}

/**
 * A worksheet on paper, with its entries, and with blank lines for missing entries. The learner sends the English letters, so
 * what they mean in the learner's language is on a page apart.
 */
export function PrintedSheet({ sheet, form, foot }: PrintedSheetProps) {
  const readings = sheet.parts.flatMap((part) =>
    part.type === 'letter' && part.beside ? [{ ...part, text: part.beside, beside: null }] : [],
  )
  return (
    <>
      <h1>{sheet.title}</h1>
      {sheet.parts.map((part) => (
        <section key={part.id}>
          {part.title ? <h2>{part.title}</h2> : null}
          <PrintedPart part={part} parts={sheet.parts} form={form} />
        </section>
      ))}
      <p className={styles.foot}>{foot}</p>
      {readings.length === 0 ? null : (
        <section className={styles.readings}>
          <h2>{words.beside}</h2>
          {readings.map((part) => (
            <section key={part.id}>
              {part.title ? <h2>{part.title}</h2> : null}
              <LetterPart part={part} parts={sheet.parts} form={form} />
            </section>
          ))}
        </section>
      )}
    </>
  )
}

interface PrintedPartProps {
  readonly part: SheetPart
  readonly parts: readonly SheetPart[]
  readonly form: Pick<SheetForm, 'textOf'>
}

function PrintedPart({ part, parts, form: { textOf } }: PrintedPartProps) {
  switch (part.type) {
    case 'amounts':
      return (
        <dl>
          {part.rows.map(({ id, label }) => {
            const text = textOf(fieldName(part.id, id))
            const number = numberIn(text)
            return <Row key={id} label={label} text={Number.isFinite(number) ? words.value(number, part.unit) : text} />
          })}
          {part.total ? (
            <Row label={part.total} text={dashless(totalOfAmounts(part, textOf), part.unit)} isTotal />
          ) : null}
        </dl>
      )
    case 'lines':
      return <PrintedLines part={part} textOf={textOf} />
    case 'fields':
      return (
        <dl>
          {part.fields.map((field) => (
            <Row
              key={field.id}
              label={field.label}
              text={sentenceText(field, textOf(fieldName(part.id, field.id)))}
              isLong={field.kind === 'long'}
            />
          ))}
        </dl>
      )
    case 'checks':
      return (
        <ul>
          {part.items.map(({ id, label }) => (
            <li key={id}>
              <Box isTicked={textOf(fieldName(part.id, id)) !== ''} /> <span>{label}</span>
            </li>
          ))}
        </ul>
      )
    case 'letter':
      return <LetterPart part={{ ...part, beside: null }} parts={parts} form={{ textOf }} />
    case 'document':
      return (
        <>
          <p>{part.note}</p>
          <dl>
            {part.lines.map(({ id, label, value }) => (
              <Row key={id} label={label} text={value} />
            ))}
          </dl>
          <ol>
            {part.tasks.map(({ id, ask }) => (
              <li key={id}>{ask}</li>
            ))}
          </ol>
        </>
      )
    case 'results': {
      const results = resultsOf(parts, textOf)
      return (
        <dl>
          {part.rows.map((row, index) => {
            const result = results.get(row)?.result
            return <Row key={index} label={row.label} text={result ? words.result(result, row.unit) : ''} isTotal />
          })}
        </dl>
      )
    }
  }
}

interface RowProps {
  readonly label: string
  readonly text: string
  readonly isTotal?: boolean
  readonly isLong?: boolean
}

function Row({ label, text, isTotal = false, isLong = false }: RowProps) {
  return (
    <div className={isTotal ? styles.total : isLong ? styles.long : undefined}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function Box({ isTicked }: { readonly isTicked: boolean }) {
  return (
    <svg viewBox="0 0 12 12" className={styles.box} aria-hidden="true">
      <path d={isTicked ? 'M1 1h10v10H1zM2.5 6l2.5 3 4.5-6' : 'M1 1h10v10H1z'} />
    </svg>
  )
}

function PrintedLines({ part, textOf }: { readonly part: PartOf<'lines'>; readonly textOf: SheetForm['textOf'] }) {
  const rows = Array.from({ length: rowsOf(part) }, (_, index) => index + 1)
  return (
    <table>
      <thead>
        <tr>
          {part.columns.map(({ id, label, kind }) => (
            <th key={id} data-kind={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {part.columns.map((column, index) => {
              const { id, kind } = column
              const preset = index === 0 ? part.first?.[row - 1] : undefined
              const text = textOf(cellName(part.id, id, row))
              if (preset !== undefined) return <th key={id}>{preset}</th>
              return (
                <td key={id} data-kind={kind}>
                  {kind === 'tick' ? <Box isTicked={text !== ''} /> : sentenceText({ kind: columnKind(column) }, text)}
                </td>
              )
            })}
          </tr>
        ))}
        {part.total ? (
          <tr>
            {part.columns.map(({ id }, index) => (
              <td key={id} data-kind={id === part.total ? 'amount' : undefined}>
                {id === part.total
                  ? dashless(totalOfColumn(part, id, textOf), 'dollars')
                  : index === 0
                    ? words.total
                    : null}
              </td>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

/** Formats a value for paper, where an unknown value is a line to write on. */
function dashless(value: number | undefined, unit: Parameters<typeof words.value>[1]): string {
  return value === undefined || Number.isNaN(value) ? '' : words.value(value, unit)
}
