import type { Sheet } from '../../../core/curriculum/parseSheet'
import { AmountsPart } from './AmountsPart'
import { ChecksPart } from './ChecksPart'
import { DocumentPart } from './DocumentPart'
import { FieldsPart } from './FieldsPart'
import { LetterPart } from './LetterPart'
import { LinesPart } from './LinesPart'
import { ResultsPart } from './ResultsPart'
import styles from './SheetBox.module.css'
import type { SheetPart } from './sheetFields'
import type { SheetForm } from './useSheet'

interface SheetPartsProps {
  readonly sheet: Sheet
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
