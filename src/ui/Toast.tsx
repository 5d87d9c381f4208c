import type { ReactNode } from 'react'
import { SiteIcon, type siteIcons } from './SiteIcon'
import styles from './Toast.module.css'
import { useSteadyPress } from './useSteadyPress'

interface ToastProps {
  /** One sentence, or a link with one. Errors do not use toasts. */
  readonly children: ReactNode
  readonly icon?: keyof typeof siteIcons | 'none'
  /** At most one, for example Undo or Update. */
  readonly action?: ToastAction
  /** The name of the close control. */
  readonly closeLabel: string
  readonly onClose: () => void
}

interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** Render it inside the page's `ToastPlace`, which announces it. It stays until it is closed. */
export function Toast({ children, icon = 'check', action, closeLabel, onClose }: ToastProps) {
  return (
    <div className={styles.toast}>
      {icon === 'none' ? null : <SiteIcon name={icon} />}
      <p>{children}</p>
      {action === undefined ? null : <ToastButton {...action} />}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <SiteIcon name="cross" size="small" />
      </button>
    </div>
  )
}

/**
 * A toast can appear over a control that the user is about to press, so the toast's button ignores presses that begin
 * too soon.
 */
function ToastButton({ label, onAction }: ToastAction) {
  return (
    <button type="button" className={styles.action} {...useSteadyPress(label, onAction)}>
      {label}
    </button>
  )
}

interface ToastPlaceProps {
  /** The current toast, if there is one. */
  readonly children?: ReactNode
}

/**
 * The live region of the toasts. It is always in the page, because screen readers skip a region that appears together
 * with its text.
 */
export function ToastPlace({ children }: ToastPlaceProps) {
  return (
    <div className={`${styles.place} noPrint`} role="status">
      {children}
    </div>
  )
}
