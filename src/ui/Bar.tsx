import styles from './Bar.module.css'

interface BarProps {
  /** 0 to 100. Zero shows an empty outlined bar. */
  readonly percent: number
  /** Colors the bar in the module's strong color. Without it the bar is green. */
  readonly module?: string | undefined
  /** The value in words. Leave it out if the page shows the value next to the bar. */
  readonly label?: string
}

export function Bar({ percent, module, label }: BarProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" data-module={module} {...named}>
      <rect width={Math.min(100, Math.max(0, percent))} height="10" />
    </svg>
  )
}
