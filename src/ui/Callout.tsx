import { type ReactNode, useId } from 'react'
import styles from './Callout.module.css'
import { Icon, type IconName } from './Icon'
import type { Elements } from './Elements'

/** Red is a warning, blue a tip, green any other useful information. */
type CalloutColor = 'red' | 'blue' | 'green'

interface CalloutProps {
  readonly color: CalloutColor
  readonly title: ReactNode
  /** The meaning of the color and the icon in words, for print and screen readers, for example `Warning`. */
  readonly kindLabel?: string
  readonly headingLevel?: 2 | 3
  readonly children: Elements
}

const iconOf: Readonly<Record<CalloutColor, IconName>> = { red: 'warning', blue: 'lamp', green: 'info' }

export function Callout({ color, title, kindLabel, headingLevel = 3, children }: CalloutProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <aside className={`${styles.callout} ${styles[color]}`} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        <Icon name={iconOf[color]} />
        <span>
          {kindLabel === undefined ? null : <span className={styles.kind}>{`${kindLabel}: `}</span>}
          <span>{title}</span>
        </span>
      </Heading>
      {children}
    </aside>
  )
}
