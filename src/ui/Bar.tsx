import styles from './Bar.module.css'

interface BarProps {
  /** 0 to 100. Zero shows an empty outlined bar. */
  readonly percent: number
  /** The name of a module's color. Without it the bar is green. */
  readonly color?: string | undefined
  /** The value in words. Leave it out if the page shows the value next to the bar. */
  readonly label?: string
}

export function Bar({ percent, color, label }: BarProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" data-color={color} {...named}>
      <rect width={Math.min(100, Math.max(0, percent))} height="10" />
    </svg>
  )
}
