import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { FenceStrip } from './FenceStrip'

interface EmptyStateProps {
  readonly title: ReactNode
  /** One sentence or two on what will be here. */
  readonly children: ReactNode
  /** One button. */
  readonly action?: ReactNode
  readonly headingLevel?: 2 | 3
  /** Without it the sentence comes first: where somebody has just typed and waits for an answer. */
  readonly hasPicture?: boolean
}

export function EmptyState({ title, children, action, headingLevel = 3, hasPicture = true }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.empty}>
      {hasPicture ? <FenceStrip /> : null}
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
