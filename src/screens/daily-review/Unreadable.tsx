import { Button, ButtonRow } from '../../ui/Button'
import { LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { useRetryOnline } from '../../session/useRetryOnline'
import styles from './Review.module.css'

interface UnreadableProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onRetry: () => void
}

/** Says which data could not be read, and retries automatically when the device is online. */
export function Unreadable({ title, text, action, onRetry }: UnreadableProps) {
  useRetryOnline(onRetry)
  return (
    <LeafRow className={styles.end}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.result} role="alert">
        {text}
      </p>
      <ButtonRow>
        <Button onClick={onRetry}>{action}</Button>
      </ButtonRow>
    </LeafRow>
  )
}
