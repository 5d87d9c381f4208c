import styles from './Chart.module.css'
import { ChartMark, type SeriesNumber, seriesClass } from './ChartMark'

interface ChartKeyProps {
  readonly series: SeriesNumber
}

/** A piece of a chart's line, to stand beside the name of the same thing in a table. */
export function ChartKey({ series }: ChartKeyProps) {
  return (
    <svg className={`${styles.key} ${seriesClass(series)}`} viewBox="0 0 34 12" aria-hidden="true">
      <path className={styles.line} d="M1 6H33" />
      <ChartMark series={series} x={17} y={6} />
    </svg>
  )
}
