import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { Icon, type IconName } from './Icon'
import type { Elements } from './Elements'

/**
 * Error: something was not saved. Wait: useful information, such as being offline. Info: news. Done: something was
 * saved.
 */
type BannerKind = 'error' | 'wait' | 'info' | 'done'

interface BannerProps {
  readonly kind: BannerKind
  readonly icon?: IconName
  readonly children: ReactNode
  /** A button or a link. */
  readonly action?: Elements
}

const iconOf: Readonly<Record<BannerKind, IconName>> = {
  error: 'warning',
  wait: 'offline',
  info: 'info',
  done: 'check',
}

/** A full-width strip above the page. Errors are announced immediately, all others politely. */
export function Banner({ kind, icon = iconOf[kind], children, action }: BannerProps) {
  return (
    <div className={`${styles.banner} noPrint ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <div className={styles.inner}>
        <Icon name={icon} />
        <div className={styles.text}>{children}</div>
        {action}
      </div>
    </div>
  )
}
