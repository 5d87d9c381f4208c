import styles from './Bar.module.css'

interface BarProps {
  /** 0 to 100; zero shows an empty outlined bar. */
  readonly percent: number
  /** Colours the bar in the module's strong cloth. Without it the bar is green. */
  readonly module?: string | undefined
  /** The fact in words. Left out when the same fact is written beside the bar. */
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
