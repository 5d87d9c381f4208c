import type { ReactNode } from 'react'
import { LeafRow } from '../ui/Leaf'
import styles from './Page.module.css'
import type { Elements } from '../ui/Elements'

interface PageHeadProps {
  readonly title: string
  readonly folio?: ReactNode
  /** The paragraph that leads. */
  readonly lead?: string
  readonly children?: Elements
}

/** How a public page begins: its title and the paragraph that leads, clear of the bar above. */
export function PageHead({ title, folio, lead, children }: PageHeadProps) {
  return (
    <LeafRow className={styles.head} folio={folio}>
      <h1>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </LeafRow>
  )
}
