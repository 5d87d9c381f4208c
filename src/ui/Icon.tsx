import styles from './Icon.module.css'
import { type IconName, iconPaths } from './iconPaths'

interface IconProps {
  readonly name: IconName
  /** Small: 16 px with a heavier stroke, for chips and beside a word. */
  readonly size?: 'normal' | 'small'
}

/** Always beside a word, or inside a control that has a name: the icon itself is silent. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${size === 'small' ? styles.small : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
