import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { toolsWords as words } from '#words/tools'
import { Button, ButtonRow } from '../../../ui/Button'
import { LeafRow } from '../../../ui/Leaf'
import type { Tool } from '../defineTool'
import { errorAt } from '../form/formState'
import type { FieldGroup, FieldSet } from '../form/toolForm'
import { fieldId, FieldInput } from './FieldInput'
import { Offers } from './Offers'
import { RowsInput } from './RowsInput'
import styles from './ToolForm.module.css'
import type { ToolFormHandle } from './useToolForm'
import { copyText } from '../../../platform/window/copyText'
import { Field } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { focusPageHeading } from '../../../ui/PageHeading'
import { paths } from '../../../words/paths'

interface ToolFieldsProps {
  readonly tool: Tool
  readonly form: ToolFormHandle
  readonly onSeeResult: () => void
}

/** What the learner puts in. Enter leads to the result, or to the first number that needs a fix. */
export function ToolFields({ tool, form, onSeeResult }: ToolFieldsProps) {
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
  // What comes in stands before the list that it is divided among; a list that is the matter itself comes first.
  const isListFirst = groups.length === 1
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {rows !== undefined && isListFirst ? (
        <Group title={rowsTitle}>
          <RowsInput rows={rows} form={form} errorOf={errorOf} />
        </Group>
      ) : null}
      {first === undefined ? null : <Group title={first.title}>{inputs(first)}</Group>}
      {rows !== undefined && !isListFirst ? (
        <Group title={rowsTitle}>
          <RowsInput rows={rows} form={form} errorOf={errorOf} />
        </Group>
      ) : null}
      {others.map((group) => (
        <Group key={group.title} title={group.title}>
          {inputs(group)}
        </Group>
      ))}
      <LeafRow className={styles.group}>
        <Button type="submit" isWide className={styles.toResult}>
          {words.toResult}
        </Button>
        <ToolActions form={form} />
      </LeafRow>
    </form>
  )
}

/** A number that no other stands beside: its label may be wider than its box. */
function isAlone(group: FieldGroup, fields: FieldSet): boolean {
  return group.fields.filter((name) => fields[name]?.kind !== 'choice').length === 1
}

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

function Group({ title, children }: GroupProps) {
  const id = useId()
  return (
    <LeafRow
      className={styles.group}
      role="group"
      aria-labelledby={id}
      folio={
        <h2 id={id} className={styles.groupTitle}>
          {title}
        </h2>
      }
    >
      {children}
    </LeafRow>
  )
}

interface ToolActionsProps {
  readonly form: ToolFormHandle
}

type Copied = { readonly link: string; readonly kind: 'copied' | 'by-hand' }

/** Share, print, begin again. What was copied is told until the numbers change. */
function ToolActions({ form }: ToolActionsProps) {
  const [copied, setCopied] = useState<Copied | undefined>(undefined)
  const link = `${window.location.origin}${paths.tools}${form.search}`
  const told = copied?.link === link ? copied.kind : undefined
  const isLost = !['there', 'not-yet', 'other-form'].includes(form.numbers)
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link)
    setCopied({ link, kind: isCopied ? 'copied' : 'by-hand' })
  }
  const toExample = (): void => {
    form.toExample()
    // Not to a number: a phone would bring up its keyboard.
    focusPageHeading()
  }
  return (
    <div className={styles.actions}>
      {/* Always in the page: a region that arrives with its text is not read out. */}
      <p className={isLost ? styles.lost : styles.example} role="status">
        {form.isExample && form.numbers === 'other-form' ? `${words.numbers['other-form']} ` : ''}
        {form.isExample && !isLost ? words.example : words.numbers[form.numbers]}
      </p>
      <ButtonRow>
        <Button variant="line" size="compact" onClick={() => void copy()}>
          <Icon name={told === 'copied' ? 'check' : 'share'} size="small" />
          {words.copyLink}
        </Button>
        <Button variant="line" size="compact" onClick={() => window.print()}>
          <Icon name="print" size="small" />
          {words.print}
        </Button>
        {form.isExample ? null : (
          <Button variant="line" size="compact" onClick={toExample}>
            <Icon name="undo" size="small" />
            {words.toExample}
          </Button>
        )}
      </ButtonRow>
      <p className={styles.copied} role="status">
        {told === 'copied' ? words.copied : ''}
      </p>
      {told === 'by-hand' ? (
        <Field label={words.copyByHand} value={link} readOnly onFocus={(event) => event.target.select()} />
      ) : null}
    </div>
  )
}
