import { type ReactNode, useId } from 'react'
import styles from './Chart.module.css'
import { ChartMark, type SeriesNumber, seriesClass } from './ChartMark'
import { type LineChartData, lineLayout } from './lineLayout'
import { useElementWidth } from './useElementWidth'

interface LineChartProps extends LineChartData {
  /** The title and a one-sentence description, for people who cannot see the chart. */
  readonly title: string
  readonly description: string
  /** Says which unit the values have. */
  readonly caption: ReactNode
}

const numbers: readonly SeriesNumber[] = [0, 1, 2]

/** At most three lines on ruled paper. Each line has its own ink, dash, shape and a label at its end. */
export function LineChart({ title, description, caption, ...data }: LineChartProps) {
  const id = useId()
  const [box, width] = useElementWidth<HTMLDivElement>(640)
  const layout = lineLayout(data, width)
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <div ref={box}>
        <svg
          className={styles.chart}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-text`}>{description}</desc>
          <path
            className={styles.grid}
            d={layout.yTicks.map(({ at }) => `M${layout.left} ${at}H${layout.right}`).join('')}
          />
          <g className={styles.tick} textAnchor="end">
            {layout.yTicks.map(({ at, text }) => (
              <text key={at} x={layout.left - 8} y={at + 5}>
                {text}
              </text>
            ))}
          </g>
          <g className={styles.tick} textAnchor="middle">
            {layout.xTicks.map(({ at, text }) => (
              <text key={at} x={at} y={layout.bottom + 24}>
                {text}
              </text>
            ))}
          </g>
          <text className={styles.tick} x={layout.unitX} y={layout.bottom + 24}>
            {data.xUnit}
          </text>
          {layout.gap === undefined ? null : <path className={styles.gap} d={layout.gap} />}
          <path
            className={styles.axis}
            d={`M${layout.left} ${layout.top}V${layout.bottom}M${layout.left + 3} ${layout.top}V${layout.bottom}`}
          />
          {layout.zero < layout.bottom ? (
            <path className={styles.zero} d={`M${layout.left} ${layout.zero}H${layout.right}`} />
          ) : null}
          {numbers.map((series) => {
            const line = layout.lines[series]
            if (line === undefined) return null
            return (
              <g key={series} className={seriesClass(series)}>
                {line.label.leader === undefined ? null : <path className={styles.leader} d={line.label.leader} />}
                <path className={styles.line} d={line.path} />
                {line.marks.map(({ x, y }) => (
                  <ChartMark key={x} series={series} x={x} y={y} />
                ))}
                <text className={styles.label}>
                  {line.label.lines.map((text, index) => (
                    <tspan key={index} x={line.label.x} y={line.label.y + 5 + index * 19}>
                      {text}
                    </tspan>
                  ))}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
    </figure>
  )
}
