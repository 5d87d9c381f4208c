import { type ReactNode, useId } from 'react'
import { type BarGroup, barLayout } from './barLayout'
import styles from './Chart.module.css'
import { seriesClass } from './ChartMark'
import { useElementWidth } from './useElementWidth'

interface BarChartProps {
  /** The title and a one-sentence description, for people who cannot see the chart. */
  readonly title: string
  readonly description: string
  /** Says which unit the values have. */
  readonly caption: ReactNode
  readonly groups: readonly BarGroup[]
}

/**
 * Bars in groups, each with its figure. Each series has its own ink and hatching, and the text next to each bar says
 * which series it is.
 */
export function BarChart({ title, description, caption, groups }: BarChartProps) {
  const id = useId()
  const [box, width] = useElementWidth<HTMLDivElement>(640)
  const { height, left, barHeight, groups: placed } = barLayout(groups, width)
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <div ref={box}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{description}</desc>
          <defs>
            <pattern
              id={`${id}-hatch`}
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className={`${styles.hatch} ${seriesClass(1)}`} d="M0 0V7" />
            </pattern>
            <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
              <circle className={`${styles.dot} ${seriesClass(2)}`} cx="3" cy="3" r="1.6" />
            </pattern>
          </defs>
          {placed.map((group) => (
            <g key={group.label}>
              <text className={styles.name} x={group.labelX} y={group.labelY}>
                {group.label}
              </text>
              {group.bars.map((bar) => (
                <g key={bar.series} className={seriesClass(bar.series)}>
                  <rect
                    className={styles.bar}
                    x={left}
                    y={bar.y}
                    width={bar.width}
                    height={barHeight}
                    fill={bar.series === 0 ? 'currentColor' : `url(#${id}-${bar.series === 1 ? 'hatch' : 'dots'})`}
                  />
                  <text className={styles.amount} x={left + bar.width + 8} y={bar.y + barHeight / 2 + 5}>
                    {bar.text}
                  </text>
                </g>
              ))}
              <path className={styles.grid} d={`M0 ${group.ruleY}H${width}`} />
            </g>
          ))}
          <path className={styles.axis} d={`M${left} 0V${height - 2}M${left - 3} 0V${height - 2}`} />
        </svg>
      </div>
    </figure>
  )
}
