import { useMemo } from 'react'
import { toolsWords as words } from '#words/tools'
import { Button } from '../../../ui/Button'
import { rememberedOf, sheetsOf } from '../../../session/sheets'
import { useSession } from '../../../session/SessionContext'
import { useRead } from '../../../session/useRead'
import type { Tool } from '../defineTool'
import { parseField } from '../form/parseField'
import { exampleTexts, tidyText } from '../form/texts'
import { fieldId } from './FieldInput'
import styles from './ToolForm.module.css'
import type { ToolFormHandle } from './useToolForm'

interface OffersProps {
  readonly tool: Tool
  readonly form: ToolFormHandle
  /** The names of the fields above. */
  readonly names: readonly string[]
}

/** Offers numbers from the learner's worksheets while the fields show the example. Entered numbers are never replaced. */
export function Offers({ tool, form, names }: OffersProps) {
  const items = useRead(useSession().reads.sheets)
  const remembered = useMemo(() => rememberedOf(sheetsOf(items ?? [])), [items])
  const example = useMemo(() => exampleTexts(tool.form), [tool])
  const offers = names.flatMap((name) => {
    const field = tool.form.fields[name]
    const known =
      field !== undefined && 'remember' in field && field.remember ? remembered.get(field.remember) : undefined
    const text = form.state.texts[name] ?? ''
    if (field === undefined || known === undefined || (text !== '' && text !== example[name])) return []
    const tidy = tidyText(field, known.text)
    return tidy === text || parseField(field, tidy).kind === 'invalid'
      ? []
      : [{ name, field, tidy, title: known.title }]
  })
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers}>
      {offers.map(({ name, field, tidy, title }) => (
        <li key={name}>
          <Button
            variant="line"
            size="compact"
            onClick={() => {
              form.setTexts({ ...form.state.texts, [name]: tidy })
              document.getElementById(fieldId(name))?.focus()
            }}
          >
            {words.takeKnown(field.label, tidy, title)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
