import { useState } from 'react'
import { toolsWords as words } from '#words/tools'
import { isInCourse } from '../../../core/progress/course'
import { copyText } from '../../../platform/window/copyText'
import { Button, ButtonRow } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { focusPageHeading } from '../../../ui/PageHeading'
import { paths } from '../../../words/paths'
import { Text } from '../../../ui/Text'
import styles from './ToolForm.module.css'
import { areLost, type ToolFormHandle } from './useToolForm'
import { asksForReload, ReloadPage } from '../../../session/ReloadPage'

interface ToolActionsProps {
  readonly form: ToolFormHandle
  /** The lesson that the example comes from. */
  readonly lessonId: string
}

type Copied = { readonly link: string; readonly kind: 'copied' | 'by-hand' }

/** The buttons *Share*, *Print* and *Start again*. The message about copying remains until the numbers change. */
export function ToolActions({ form, lessonId }: ToolActionsProps) {
  const [copied, setCopied] = useState<Copied | undefined>(undefined)
  const link = `${window.location.origin}${paths.tools}${form.search}`
  const told = copied?.link === link ? copied.kind : undefined
  const isLost = areLost(form.numbers)
  const example = isInCourse(lessonId) ? words.example : words.exampleOnly
  const copy = async (): Promise<void> => {
    // A screen reader says the same message again only after it was gone.
    setCopied(undefined)
    const isCopied = await copyText(link)
    setCopied({ link, kind: isCopied ? 'copied' : 'by-hand' })
  }
  const toExample = (): void => {
    form.toExample()
    // The heading takes the focus and not a number, because a phone would open its keyboard.
    focusPageHeading()
  }
  return (
    <div className={`${styles.actions} noPrint`}>
      {/* The element is always in the page, because screen readers ignore a live region that appears with its text. */}
      <p className={isLost ? styles.lost : styles.example} role="status">
        {form.isExample && form.numbers === 'other-form' ? <span>{`${words.numbers['other-form']} `}</span> : null}
        <span>{form.isExample && !isLost ? example : words.numbers[form.numbers]}</span>
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
        {asksForReload(form.numbers) ? <ReloadPage /> : null}
        {form.isExample ? null : (
          <Button variant="line" size="compact" onClick={toExample}>
            <Icon name="undo" size="small" />
            {words.toExample}
          </Button>
        )}
      </ButtonRow>
      <Text after={0} tone="done" isBold className={styles.copied} role="status">
        {told === 'copied' ? words.copied : ''}
      </Text>
      {told === 'by-hand' ? (
        <Field label={words.copyByHand} value={link} readOnly onFocus={(event) => event.target.select()} />
      ) : null}
    </div>
  )
}
