import styles from './Chart.module.css'

/** The first, second or third series. Each has its own ink, dash and shape. */
export type SeriesNumber = 0 | 1 | 2

const inks = ['inkA', 'inkB', 'inkC'] as const

export function seriesClass(series: SeriesNumber): string {
  return styles[inks[series]] ?? ''
}

interface ChartMarkProps {
  readonly series: SeriesNumber
  readonly x: number
  readonly y: number
}

/** A filled square, an open circle, a triangle. */
export function ChartMark({ series, x, y }: ChartMarkProps) {
  switch (series) {
    case 0:
      return <path className={styles.solid} d={`M${x - 4.5} ${y - 4.5}h9v9h-9z`} />
    case 1:
      return <circle className={styles.open} cx={x} cy={y} r={4.5} />
    case 2:
      return <path className={styles.solid} d={`M${x - 5.5} ${y + 4.5}l5.5 -10l5.5 10z`} />
  }
}

interface ChartKeyProps {
  readonly series: SeriesNumber
}

/** A short piece of a chart's line, shown next to the series name in a table. */
export function ChartKey({ series }: ChartKeyProps) {
  return (
    <svg className={`${styles.key} ${seriesClass(series)}`} viewBox="0 0 34 12" aria-hidden="true">
      <path className={styles.line} d="M1 6H33" />
      <ChartMark series={series} x={17} y={6} />
    </svg>
  )
}
