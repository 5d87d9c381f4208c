import { type ReactNode, useEffect } from 'react'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './Toast.module.css'

interface ToastProps {
  /** One sentence. Errors do not use toasts. */
  readonly children: ReactNode
  readonly icon?: IconName
  /** At most one, for example Undo or Update. */
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** The name of the close control. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** Milliseconds it stays; undefined keeps it until closed. */
  readonly lifeMs?: number | undefined
}

/** Rendered inside the page's `ToastPlace`, which announces it. */
export function Toast({ children, icon = 'check', action, closeLabel, onClose, lifeMs = 8000 }: ToastProps) {
  useEffect(() => {
    if (lifeMs === undefined || !Number.isFinite(lifeMs)) return undefined
    const timer = window.setTimeout(onClose, lifeMs)
    return () => window.clearTimeout(timer)
  }, [lifeMs, onClose])
  return (
    <div className={styles['toast']}>
      <Icon name={icon} />
      <p>{children}</p>
      {action === undefined ? null : (
        <button type="button" className={styles['action']} onClick={action.onAction}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
        <Icon name="cross" size="small" />
      </button>
    </div>
  )
}
