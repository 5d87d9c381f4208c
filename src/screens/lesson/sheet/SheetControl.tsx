import { useId, useState } from 'react'
import { whole } from '#words/ledgerFormat'
import { sheetWords as words } from '#words/sheets'
import { typedNumberWords } from '#words/typedNumber'
import { Icon } from '../../../ui/Icon'
import { type NumberKind, readTyped, type TypedNumber } from '../../../session/typedNumber'
import styles from './SheetControl.module.css'
import { LONGEST_LINE, LONGEST_SHEET_TEXT } from './sheetFields'
import type { SheetForm } from './useSheet'

export type ControlKind = 'text' | 'long' | 'amount' | 'percent' | 'number' | 'date' | 'choice' | 'tick'

interface SheetControlProps {
  readonly form: SheetForm
  readonly name: string
  readonly kind: ControlKind
  readonly id: string
  /** The label, if there is no visible label beside the field. */
  readonly label?: string
  /** Ids of other elements that describe the field. */
  readonly describedBy?: string
  readonly options?: readonly string[]
  /** For an amount that is not in dollars. */
  readonly numberKind?: NumberKind
}

const NUMBER_KINDS: Partial<Record<ControlKind, NumberKind>> = { amount: 'money', percent: 'percent', number: 'number' }

/** A field of any kind, with its error. */
export function SheetControl(props: SheetControlProps) {
  const { form, name, kind, id, label, describedBy, options = [], numberKind = NUMBER_KINDS[kind] } = props
  const [isHere, setHere] = useState(false)
  const ownId = useId()
  const text = form.typedOf(name)
  const most = kind === 'long' ? LONGEST_SHEET_TEXT : LONGEST_LINE
  const isNumber = numberKind !== undefined
  const typed = numberKind && readTyped(text, numberKind)
  // An incomplete number is not wrong while the learner is typing it.
  const isWrong = typed !== undefined && !isHere && text.trim() !== '' && typed.kind !== 'plain'
  const note = noteOn(typed, isWrong, text.length >= most ? words.full(whole(most)) : undefined)
  const notes = [describedBy ?? '', note !== undefined ? ownId : ''].filter((part) => part !== '').join(' ')
  const shared = {
    id,
    'aria-label': label,
    'aria-describedby': notes === '' ? undefined : notes,
    'aria-invalid': isWrong || undefined,
    onFocus: () => setHere(true),
    onBlur: () => {
      setHere(false)
      // Saved numbers have a period before decimals, which every version of the site can read.
      if (typed?.kind === 'plain' && !typed.isUsual) form.write(name, typed.plain)
      form.leave()
    },
  }
  const write = (event: { readonly target: { readonly value: string } }): void => form.write(name, event.target.value)

  if (kind === 'tick') {
    return (
      <input
        {...shared}
        type="checkbox"
        className={styles.tick}
        checked={text !== ''}
        onChange={(event) => form.write(name, event.target.checked ? 'yes' : '')}
      />
    )
  }
  if (kind === 'choice') {
    return (
      <select {...shared} className={styles.input} value={text} onChange={write}>
        <option value="">{words.choose}</option>
        {/* A choice made in another version of the worksheet stays selected. */}
        {(text === '' || options.includes(text) ? options : [...options, text]).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  }
  return (
    <>
      {kind === 'long' ? (
        <textarea {...shared} className={styles.input} rows={3} maxLength={most} value={text} onChange={write} />
      ) : (
        <input
          {...shared}
          type={kind === 'date' ? 'date' : 'text'}
          className={`${styles.input} ${isNumber ? styles.isNumber : ''}`}
          inputMode={isNumber ? 'decimal' : undefined}
          enterKeyHint={isNumber ? 'done' : undefined}
          autoComplete="off"
          maxLength={most}
          value={text}
          onChange={write}
        />
      )}
      {note === undefined ? null : (
        <span className={isWrong ? styles.error : styles.full} id={ownId}>
          {isWrong ? <Icon name="warning" size="small" /> : null}
          <span>{note}</span>
        </span>
      )}
    </>
  )
}

function noteOn(typed: TypedNumber | undefined, isWrong: boolean, full: string | undefined): string | undefined {
  if (typed?.kind === 'plain' && !typed.isUsual) return typedNumberWords.readAs(typed.plain)
  if (isWrong && typed?.kind === 'unclear') return typedNumberWords.unclear(typed.whole, typed.decimal)
  return isWrong ? words.notANumber : full
}
