import { type FormEvent, type ReactNode, useId, useMemo } from 'react'
import { toolsWords as words } from '#words/tools'
import { Button } from '../../../ui/Button'
import { LeafRow } from '../../../ui/Leaf'
import type { Tool } from '../defineTool'
import { errorAt } from '../form/formState'
import type { FieldGroup, FieldSet } from '../form/toolForm'
import { Stack } from '../../../ui/Stack'
import { fieldId, FieldInput } from './FieldInput'
import { RowsInput } from './RowsInput'
import styles from './ToolForm.module.css'
import type { ToolFormHandle } from './useToolForm'
import type { Elements } from '../../../ui/Elements'
import { rememberedOf, sheetsOf } from '../../../session/sheets'
import { useOpenSession } from '../../../session/SessionContext'
import { useRead } from '../../../session/useRead'
import { parseField } from '../form/parseField'
import { exampleTexts, tidyText } from '../form/texts'

/** The heading level for the parts of a calculator. It is 3 inside a lesson. */
export type HeadingLevel = 2 | 3

interface ToolFieldsProps {
  readonly tool: Tool
  readonly form: ToolFormHandle
  readonly onSeeResult: () => void
  /** The actions for the numbers, below the fields. */
  readonly actions: Elements
  readonly level?: HeadingLevel
}

/** The input fields. Enter leads to the result, or to the first invalid number. */
export function ToolFields({ tool, form, onSeeResult, actions, level = 2 }: ToolFieldsProps) {
  const { evaluation, texts } = form.state
  const { fields, groups, rows, rowsTitle } = tool.form
  const errorOf = (name: string): string | undefined => errorAt(form.state, name)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.showErrors()
    if (evaluation.kind === 'result') onSeeResult()
    else document.getElementById(fieldId([...evaluation.problems.keys()][0] ?? ''))?.focus()
  }
  const inputs = (group: FieldGroup) => (
    <>
      <div className={`${styles.fields} ${isAlone(group, fields) ? styles.isAlone : ''}`}>
        {group.fields.map((name) => {
          const field = fields[name]
          if (field === undefined) return null
          return (
            <FieldInput
              key={name}
              name={name}
              field={field}
              text={texts[name] ?? ''}
              error={errorOf(name)}
              onText={(text) => form.setText(name, text)}
              onLeave={() => form.leave(name)}
            />
          )
        })}
      </div>
      <Offers tool={tool} form={form} names={group.fields} />
    </>
  )
  const [first, ...others] = groups
  // A list comes first if it is the main input. Otherwise the fields come first, for example the income before its uses.
  const isListFirst = groups.length === 1
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {rows !== undefined && isListFirst ? (
        <Group title={rowsTitle} level={level}>
          <RowsInput rows={rows} form={form} errorOf={errorOf} />
        </Group>
      ) : null}
      {first === undefined ? null : (
        <Group title={first.title} level={level}>
          {inputs(first)}
        </Group>
      )}
      {rows !== undefined && !isListFirst ? (
        <Group title={rowsTitle} level={level}>
          <RowsInput rows={rows} form={form} errorOf={errorOf} />
        </Group>
      ) : null}
      {others.map((group) => (
        <Group key={group.title} title={group.title} level={level}>
          {inputs(group)}
        </Group>
      ))}
      <LeafRow className={styles.group}>
        <Button type="submit" isWide className={`${styles.toResult} noPrint`}>
          {words.toResult}
        </Button>
        {actions}
      </LeafRow>
    </form>
  )
}

/** Whether the field has no other field beside it. Then its label may be wider than its box. */
function isAlone(group: FieldGroup, fields: FieldSet): boolean {
  return group.fields.filter((name) => fields[name]?.kind !== 'choice').length === 1
}

interface GroupProps {
  readonly title: string
  readonly level: HeadingLevel
  readonly children: ReactNode
}

function Group({ title, level, children }: GroupProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <LeafRow
      className={styles.group}
      role="group"
      aria-labelledby={id}
      marginNote={
        <Heading id={id} className={styles.groupTitle}>
          {title}
        </Heading>
      }
    >
      {children}
    </LeafRow>
  )
}

interface OffersProps {
  readonly tool: Tool
  readonly form: ToolFormHandle
  /** The names of the fields above. */
  readonly names: readonly string[]
}

/** Offers numbers from the learner's worksheets while the fields show the example. Entered numbers are never replaced. */
function Offers({ tool, form, names }: OffersProps) {
  const items = useRead(useOpenSession().reads.sheets)
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
    <Stack as="ul" gap={2} className={styles.offers}>
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
    </Stack>
  )
}
