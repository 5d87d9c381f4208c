import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export interface Fact {
  readonly id: string
  readonly name: ReactNode
  readonly value: ReactNode
  /** Small text below the name. */
  readonly nameNote?: ReactNode
  /** Small text below the value. */
  readonly note?: ReactNode
}

/**
 * Names and values, with one ruled line for each pair. If both do not fit next to each other, the value is below the
 * name.
 */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, name, value, nameNote, note }) => (
        <div key={id}>
          <dt>
            <span>{name}</span>
            {nameNote === undefined ? null : <span className={styles.note}>{nameNote}</span>}
          </dt>
          <dd>
            <span>{value}</span>
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
