import styles from './Fold.module.css'
import { Icon } from './Icon'
import { textLinkClass } from './textLinkClass'
import type { Elements } from './Elements'

interface FoldProps {
  readonly label: string
  readonly children: Elements
  readonly onToggle?: (isOpen: boolean) => void
}

/**
 * Less important content that one line shows or hides. The browser also opens the fold if a search on the page finds a
 * word inside.
 */
export function Fold({ label, children, onToggle }: FoldProps) {
  return (
    <details className={styles.fold} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={textLinkClass}>
        <span>{label}</span> <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  )
}
