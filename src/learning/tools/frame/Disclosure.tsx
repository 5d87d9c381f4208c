import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './ToolResult.module.css'

interface DisclosureProps {
  readonly summary: string
  /** Paper cannot be opened: this part is printed although it is folded. */
  readonly isPrinted?: boolean
  /** Rendered once it is open. */
  readonly children: () => ReactNode
}

export function Disclosure({ summary, isPrinted = true, children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isPrinted) return undefined
    let wasFolded = false
    const unfold = (): void => {
      wasFolded = element.current?.open === false
      if (element.current !== null) element.current.open = true
    }
    const fold = (): void => {
      if (wasFolded && element.current !== null) element.current.open = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [isPrinted])
  return (
    <details ref={element} className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {/* What is printed must be there before the printing begins. */}
      {isOpen || isPrinted ? children() : null}
    </details>
  )
}
