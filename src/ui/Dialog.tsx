import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'
import type { Elements } from './Elements'

interface DialogProps {
  readonly isOpen: boolean
  /** Called when the user presses Escape or presses outside the dialog. */
  readonly onClose: () => void
  readonly title: ReactNode
  /** The content, with the figures that will change. */
  readonly children: Elements
  /** The buttons, with the safe choice first, because the first button takes the focus. */
  readonly actions: ReactNode
}

/** Use a dialog only for spending points, leaving a quiz with unsent answers, deleting and starting over. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = element.current
    if (dialog === null || !isOpen) return undefined
    dialog.showModal()
    // Closing returns the focus to the control that opened the dialog.
    return () => dialog.close()
  }, [isOpen])

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The caller controls `isOpen`, so the element must not close on its own.
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      {isOpen ? (
        <div className={styles.content}>
          <h2 id={titleId}>{title}</h2>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : null}
    </dialog>
  )
}
