import { useId, useState } from 'react'
import { whole } from '#words/ledgerFormat'
import { sheetWords as words } from '#words/sheets'
import { Icon } from '../../../ui/Icon'
import { plainNumber } from '../../../session/plainNumber'
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
}

/** A field of any kind, with its error. */
export function SheetControl({ form, name, kind, id, label, describedBy, options = [] }: SheetControlProps) {
  const [isHere, setHere] = useState(false)
  const ownId = useId()
  const text = form.textOf(name)
  const most = kind === 'long' ? LONGEST_SHEET_TEXT : LONGEST_LINE
  const isNumber = kind === 'amount' || kind === 'percent' || kind === 'number'
  // An incomplete number is not wrong while the learner is typing it.
  const isWrong = isNumber && !isHere && text.trim() !== '' && plainNumber(text) === undefined
  const isFull = text.length >= most
  const notes = [describedBy ?? '', isWrong || isFull ? ownId : ''].filter((part) => part !== '').join(' ')
  const shared = {
    id,
    'aria-label': label,
    'aria-describedby': notes === '' ? undefined : notes,
    'aria-invalid': isWrong || undefined,
    onFocus: () => setHere(true),
    onBlur: () => {
      setHere(false)
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
      {isWrong || isFull ? (
        <span className={isWrong ? styles.error : styles.full} id={ownId}>
          {isWrong ? <Icon name="warning" size="small" /> : null}
          <span>{isWrong ? words.notANumber : words.full(whole(most))}</span>
        </span>
      ) : null}
    </>
  )
}
