import { useRef } from 'react'
import styles from './Fold.module.css'
import { Icon } from './Icon'
import { textLinkClass } from './textLinkClass'
import type { Elements } from './Elements'
import { useOpenInPrint } from './useOpenInPrint'

interface FoldProps {
  readonly label: string
  readonly children: Elements
  readonly onToggle?: (isOpen: boolean) => void
  /** Whether the fold is open at first. */
  readonly isOpen?: boolean
  /** Whether the content is printed even if the fold is closed. */
  readonly isPrinted?: boolean
}

/**
 * Less important content that one line shows or hides. The browser also opens the fold if a search on the page finds a
 * word inside.
 */
export function Fold({ label, children, onToggle, isOpen = false, isPrinted = false }: FoldProps) {
  const element = useRef<HTMLDetailsElement>(null)
  useOpenInPrint(element, isPrinted)
  return (
    <details
      ref={element}
      className={styles.fold}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={textLinkClass}>
        <span>{label}</span> <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  )
}
