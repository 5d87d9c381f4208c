import { useRef, useState } from 'react'
import { calculatorWords as words } from '#words/calculator'
import { toolNames } from '#words/toolNames'
import { toolsWords } from '#words/tools'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Skeleton } from '../../../ui/Skeleton'
import type { DrawCalculator } from '../../../session/calculator'
import { useSession } from '../../../session/SessionContext'
import { useOnce } from '../../../session/useRead'
import type { Tool } from '../defineTool'
import { beginForm } from '../form/formState'
import { fitsForm, searchFromTexts, textsFromSearch } from '../form/texts'
import { BehindPart } from '../frame/BehindPart'
import { ResultPart } from '../frame/ResultPart'
import { ToolFields } from '../frame/ToolFields'
import formStyles from '../frame/ToolForm.module.css'
import { areLost, fieldLabel, useToolForm } from '../frame/useToolForm'
import { loadTool, parseToolId, type ToolId } from '../loadTool'
import styles from './LessonCalculator.module.css'

/** Rejects when the tool's script can't be had, and where no tool has this id. */
export async function openCalculator(asked: string): Promise<DrawCalculator> {
  const id = parseToolId(asked)
  if (id === undefined) throw new Error(`no tool is called ${asked}`)
  const tool = await loadTool[id]()
  return (numbers) => <KeptCalculator id={id} tool={tool} numbers={numbers} />
}

interface CalculatorProps {
  readonly id: ToolId
  readonly tool: Tool
  /** The lesson's own, as the query of a link. */
  readonly numbers: string
}

function KeptCalculator({ id, tool, numbers }: CalculatorProps) {
  const { store } = useSession()
  const items = useOnce(() => store.kept.items('tools'))
  if (items === undefined) return <Skeleton label={words.loading} />
  const kept = items.find(({ key }) => key === id)?.value
  const own = typeof kept === 'string' && fitsForm(tool.form, kept) ? kept : undefined
  return <LessonCalculator id={id} tool={tool} numbers={numbers} kept={own} />
}

interface LessonCalculatorProps extends CalculatorProps {
  /** The learner's own, from an earlier visit. */
  readonly kept: string | undefined
}

/** A tool inside a lesson: the lesson's numbers first, the learner's own after. The address stays the lesson's. */
function LessonCalculator({ id, tool, numbers, kept }: LessonCalculatorProps) {
  const [own, setOwn] = useState(kept)
  // Over the lesson's numbers one tries this and that: it takes the place of nothing that was kept.
  const [isTrial, setTrial] = useState(kept !== undefined)
  const form = useToolForm(id, tool, () => ({ numbers, areKept: false, doFit: true }), isTrial)
  const result = useRef<HTMLHeadingElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const asWritten = (search: string): string => searchFromTexts(id, tool.form, textsFromSearch(tool.form, search))
  const { evaluation } = form.state
  const [waitingFor] = evaluation.kind === 'problems' ? [...evaluation.problems.keys()] : []
  const isLessons = form.search === asWritten(numbers)
  const isLost = areLost(form.numbers)
  const said = isTrial ? words.trial : toolsWords.numbers[form.numbers]

  const toTitle = (): void => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView()
  }
  const toLessons = (): void => {
    // To look at the lesson's case again is no typing: what was typed stays kept.
    if (!isTrial) setOwn(form.search)
    setTrial(true)
    form.setState(beginForm(tool, numbers))
    toTitle()
  }
  const toOwn = (): void => {
    if (own === undefined) return
    setTrial(false)
    form.setTexts(textsFromSearch(tool.form, own))
    toTitle()
  }
  return (
    <div className={styles.inside}>
      <h2 ref={title} tabIndex={-1}>
        {toolNames[id]}
      </h2>
      <p className={formStyles.example}>{words.first}</p>
      {own === undefined || form.search === asWritten(own) ? null : (
        <Button variant="line" size="compact" onClick={toOwn}>
          {words.toOwn}
        </Button>
      )}
      <ToolFields
        tool={tool}
        form={form}
        level={3}
        onSeeResult={() => {
          result.current?.focus({ preventScroll: true })
          result.current?.scrollIntoView()
        }}
        actions={
          // Below the fields: what comes and goes above them would move them under the finger that types.
          <div className={formStyles.actions}>
            {/* Always in the page: a region that arrives with its text is not read out. */}
            <p className={isLost ? formStyles.lost : formStyles.example} role="status">
              {isLessons && !isLost ? words.lessons : said}
            </p>
            {isLessons ? null : (
              <Button variant="line" size="compact" onClick={toLessons}>
                <Icon name="undo" size="small" />
                {words.toLessons}
              </Button>
            )}
          </div>
        }
      />
      <ResultPart
        result={form.state.result}
        waitingFor={waitingFor === undefined ? undefined : fieldLabel(tool.form, waitingFor)}
        headingRef={result}
        level={3}
      />
      <BehindPart text={tool.text} result={form.state.result} level={3} />
      <p className="sr" role="status">
        {form.said}
      </p>
    </div>
  )
}
