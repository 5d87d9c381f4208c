import styles from './Fold.module.css'
import { Icon } from './Icon'
import { textLinkClass } from './textLinkClass'
import type { Elements } from './Elements'

interface FoldProps {
  readonly label: string
  readonly children: Elements
  readonly onToggle?: (isOpen: boolean) => void
}

/** Less important content behind one line. The browser also opens it when a search in the page finds a word inside. */
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
