import { useRef } from 'react'
import { shortDay } from '#words/ledgerFormat'
import { toolNames } from '#words/toolNames'
import { toolsWords as words } from '#words/tools'
import { site } from '../../../site'
import { useToday } from '../../session/useToday'
import type { Tool } from '../defineTool'
import type { ToolId } from '../toolId'
import { BehindPart } from './BehindPart'
import { fieldLabel } from './fieldLabel'
import { ResultPart } from './ResultPart'
import { ToolFields } from './ToolFields'
import styles from './ToolPage.module.css'
import { useToolForm } from './useToolForm'

interface ToolViewProps {
  readonly id: ToolId
  readonly tool: Tool
}

/** The inside of every tool: what goes in, what comes out, what stands behind it. */
export function ToolView({ id, tool }: ToolViewProps) {
  const form = useToolForm(id, tool)
  const heading = useRef<HTMLHeadingElement>(null)
  const today = useToday()
  const { evaluation, result } = form.state
  const [waitingFor] = evaluation.kind === 'problems' ? [...evaluation.problems.keys()] : []
  const seeResult = (): void => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }
  return (
    <>
      <ToolFields tool={tool} form={form} onSeeResult={seeResult} />
      <ResultPart
        result={result}
        waitingFor={waitingFor === undefined ? undefined : fieldLabel(tool.form, waitingFor)}
        headingRef={heading}
      />
      <BehindPart text={tool.text} result={result} />
      <p className="sr" role="status">
        {form.said}
      </p>
      <p className={styles.printed}>
        {words.printed(site.name, toolNames[id], `${shortDay(today)}, ${today.slice(0, 4)}`)}
      </p>
    </>
  )
}
