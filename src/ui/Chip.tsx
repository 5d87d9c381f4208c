import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon, type IconName } from './Icon'

type ChipKind = 'done' | 'progress' | 'locked' | 'offline'

interface ChipProps {
  readonly kind: ChipKind
  /** Replaces the default icon for this kind. */
  readonly icon?: IconName
  readonly children: ReactNode
}

const iconOf: Readonly<Record<ChipKind, IconName | undefined>> = {
  done: 'check',
  progress: undefined,
  locked: 'lock',
  offline: 'offline',
}

export function Chip({ kind, icon = iconOf[kind], children }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[kind]}`}>
      {icon === undefined ? null : <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
