import { useEffect, useRef } from 'react'
import { toolsWords as words } from '#words/tools'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { toolCellName, rowCount, rowNumbers, withoutRow, withRow } from '../form/texts'
import type { RowSet } from '../form/toolForm'
import { FieldInput, fieldId } from './FieldInput'
import styles from './ToolForm.module.css'
import type { ToolFormHandle } from './useToolForm'

interface RowsInputProps {
  readonly rows: RowSet
  readonly form: ToolFormHandle
  readonly errorOf: (name: string) => string | undefined
}

const addId = 'tool-add-row'

/** A list of rows. The focus moves to a new row, and to the add button after a row was removed. */
export function RowsInput({ rows, form, errorOf }: RowsInputProps) {
  const focusNext = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (focusNext.current === undefined) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })
  const { texts } = form.state
  const columns = Object.entries(rows.columns)
  const [firstColumn = ''] = Object.keys(rows.columns)
  const count = rowCount(rows, texts)
  const nameOf = (row: number): string => texts[toolCellName(firstColumn, row)]?.trim() || rows.rowName(row)

  const add = (): void => {
    focusNext.current = fieldId(toolCellName(firstColumn, count + 1))
    form.setTexts(withRow(rows, texts))
  }
  const remove = (row: number): void => {
    focusNext.current = addId
    form.setTexts(withoutRow(rows, texts, row), words.removed(nameOf(row)))
  }
  return (
    <>
      <ul className={styles.rows} data-columns={columns.length}>
        {rowNumbers(count).map((row) => (
          <li key={row}>
            <fieldset className={styles.row}>
              <legend className="sr">{rows.rowName(row)}</legend>
              {columns.map(([column, field]) => {
                const name = toolCellName(column, row)
                return (
                  <FieldInput
                    key={column}
                    isCell
                    name={name}
                    field={field}
                    text={texts[name] ?? ''}
                    error={errorOf(name)}
                    onText={(text) => form.setText(name, text)}
                    onLeave={() => form.leave(name)}
                  />
                )
              })}
              {count > 1 ? (
                <IconButton
                  className={`${styles.remove} noPrint`}
                  icon={<Icon name="remove" />}
                  label={rows.removeLabel(nameOf(row))}
                  onClick={() => remove(row)}
                />
              ) : null}
            </fieldset>
          </li>
        ))}
      </ul>
      {count < rows.max ? (
        <Button id={addId} variant="line" size="compact" onClick={add}>
          <Icon name="plus" size="small" />
          <span>{rows.addLabel}</span>
        </Button>
      ) : null}
    </>
  )
}
