import type { ReactNode } from 'react'
import { LeafRow } from '../ui/Leaf'
import styles from './Page.module.css'
import type { Elements } from '../ui/Elements'

interface PageHeadProps {
  readonly title: string
  readonly marginNote?: ReactNode
  /** The lead paragraph. */
  readonly lead?: string
  readonly children?: Elements
}

/** The start of a public page: its title and lead paragraph, below the bar. */
export function PageHead({ title, marginNote, lead, children }: PageHeadProps) {
  return (
    <LeafRow className={styles.head} marginNote={marginNote}>
      <h1>{title}</h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </LeafRow>
  )
}
