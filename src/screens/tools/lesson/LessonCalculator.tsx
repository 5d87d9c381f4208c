import { useRef, useState } from 'react'
import { calculatorWords as words } from '#words/calculator'
import { toolNames } from '#words/toolNames'
import { toolsWords } from '#words/tools'
import { Block } from '../../../ui/Block'
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

/** Rejects if the tool's script cannot be loaded, or if no tool has this id. */
export async function openCalculator(asked: string): Promise<DrawCalculator> {
  const id = parseToolId(asked)
  if (id === undefined) throw new Error(`no tool is called ${asked}`)
  const tool = await loadTool[id]()
  return (numbers) => <KeptCalculator id={id} tool={tool} numbers={numbers} />
}

interface CalculatorProps {
  readonly id: ToolId
  readonly tool: Tool
  /** The numbers of the lesson, as the query of a link. */
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
  /** The learner's own numbers from an earlier visit. */
  readonly kept: string | undefined
}

/**
 * A calculator inside a lesson. It shows the lesson's numbers first, then the learner's own. The address does not change.
 */
function LessonCalculator({ id, tool, numbers, kept }: LessonCalculatorProps) {
  const [own, setOwn] = useState(kept)
  // Numbers entered over the lesson's are a trial, and do not replace saved ones.
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
    // Returning to the lesson's numbers is not typing, so the learner's numbers stay saved.
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
    <Block width={40} className={styles.inside}>
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
          // These buttons are below the fields. Above, they would move the fields while the learner types.
          <div className={`${formStyles.actions} noPrint`}>
            {/* The element is always in the page, because screen readers ignore a live region that appears with its
               text. */}
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
    </Block>
  )
}
