import { LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { CouldNotRead } from '../../session/CouldNotRead'
import { useRetryOnline } from '../../session/useRetryOnline'
import styles from './Review.module.css'

interface UnreadableProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onRetry: () => void
}

/** A page whose data could not be read. It retries automatically when the device is online. */
export function Unreadable({ title, text, action, onRetry }: UnreadableProps) {
  useRetryOnline(onRetry)
  return (
    <LeafRow className={styles.end}>
      <PageHeading>{title}</PageHeading>
      <CouldNotRead text={text} action={action} onRetry={onRetry} />
    </LeafRow>
  )
}
