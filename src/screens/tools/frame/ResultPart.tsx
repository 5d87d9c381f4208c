import type { RefObject } from 'react'
import { toolsWords as words } from '#words/tools'
import { BarChart } from '../../../ui/BarChart'
import { Block } from '../../../ui/Block'
import { LeafRow } from '../../../ui/Leaf'
import { LineChart } from '../../../ui/LineChart'
import type { ToolChart, ToolResult } from '../toolResult'
import type { HeadingLevel } from './ToolFields'
import { ToolLedger } from './ToolLedger'
import styles from './ToolResult.module.css'

interface ResultPartProps {
  readonly result: ToolResult | undefined
  /** The missing input, if the numbers are not valid now. */
  readonly waitingFor: string | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly level?: HeadingLevel
}

/**
 * The finding, its meaning, both sides in figures, and a chart. While a number is incomplete, the previous result remains
 * with a note, because a page that jumps at every key is hard to use.
 */
export function ResultPart({ result, waitingFor, headingRef, level = 2 }: ResultPartProps) {
  const Heading = `h${level}` as const
  return (
    <LeafRow className={styles.result} marginNote={<p>{words.result}</p>}>
      {waitingFor === undefined ? null : (
        <p className={styles.waiting}>{(result === undefined ? words.waitingFirst : words.waiting)(waitingFor)}</p>
      )}
      {result === undefined ? null : (
        <>
          <Heading ref={headingRef} tabIndex={-1} className={styles.finding}>
            {result.finding}
          </Heading>
          <Block width={40} before={2} after={4} className={styles.text}>
            {result.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Block>
          {result.comparison === undefined ? null : <ToolLedger table={result.comparison} hasKeys />}
          {result.chart === undefined ? null : <Chart chart={result.chart} />}
        </>
      )}
    </LeafRow>
  )
}

function Chart({ chart }: { readonly chart: ToolChart }) {
  switch (chart.kind) {
    case 'lines': {
      const { kind: _, ...lines } = chart
      return <LineChart {...lines} />
    }
    case 'bars': {
      const { kind: _, ...bars } = chart
      return <BarChart {...bars} />
    }
  }
}
