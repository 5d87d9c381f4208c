import styles from './Button.module.css'

/** Solid: the main action, once per view. Line: the second choice. Danger: deletes or starts over. */
export type ButtonVariant = 'solid' | 'line' | 'danger'

export interface ButtonShape {
  /** Compact is 44 px high instead of 48. */
  readonly size?: 'normal' | 'compact' | undefined
  /** Takes the full width of its column. */
  readonly isWide?: boolean | undefined
}

/** The class names of a button, for links that look like a button. */
export function buttonClass(variant: ButtonVariant, shape: ButtonShape = {}): string {
  const classes = [styles.button]
  if (variant !== 'solid') classes.push(styles[variant])
  if (shape.size === 'compact') classes.push(styles.compact)
  if (shape.isWide === true) classes.push(styles.wide)
  return classes.join(' ')
}
