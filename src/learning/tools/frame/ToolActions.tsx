import { useState } from 'react'
import { toolsWords as words } from '#words/tools'
import { copyText } from '../../../platform/window/copyText'
import { Button, ButtonRow } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { Icon } from '../../../ui/Icon'
import { paths } from '../../../words/paths'
import styles from './ToolForm.module.css'
import type { ToolFormHandle } from './useToolForm'

interface ToolActionsProps {
  readonly form: ToolFormHandle
}

type Copied = { readonly link: string; readonly kind: 'copied' | 'by-hand' }

/** Share, print, begin again. What was copied is told until the numbers change. */
export function ToolActions({ form }: ToolActionsProps) {
  const [copied, setCopied] = useState<Copied | undefined>(undefined)
  const link = `${window.location.origin}${paths.tools}${form.search}`
  const told = copied?.link === link ? copied.kind : undefined
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(link)
    setCopied({ link, kind: isCopied ? 'copied' : 'by-hand' })
  }
  return (
    <div className={styles.actions}>
      {form.isExample ? <p className={styles.example}>{words.example}</p> : null}
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
          <Button variant="line" size="compact" onClick={form.toExample}>
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
