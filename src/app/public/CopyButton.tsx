import { useState } from 'react'
import { publicPageWords as words } from '#words/publicPage'
import type { CopyProps } from '../../pages/PageProps'
import { copyText } from '../../platform/window/copyText'
import { Icon } from '../../ui/Icon'
import { Row } from '../../ui/Row'
import styles from './CopyButton.module.css'

/** Copies a text, and confirms it. */
export function CopyButton({ text, label }: CopyProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none')
  const copy = async (): Promise<void> => {
    // A screen reader says the same message again only after it was gone.
    setOutcome('none')
    setOutcome((await copyText(text)) ? 'copied' : 'failed')
  }
  return (
    <Row as="span" isInline rowGap={0} gap={3} align="center" className={`${styles.place} noPrint`}>
      <button
        type="button"
        className={styles.button}
        aria-label={outcome === 'copied' ? undefined : label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size="small" />
        <span>{outcome === 'copied' ? words.copied : words.copy}</span>
      </button>
      <span role="status" className={outcome === 'failed' ? styles.failed : 'sr'}>
        {outcome === 'copied' ? words.copied : outcome === 'failed' ? words.copyFailed : ''}
      </span>
    </Row>
  )
}
