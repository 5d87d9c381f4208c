import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { shortDate } from '#words/ledgerFormat'
import { toolNames } from '#words/toolNames'
import { toolsWords as words } from '#words/tools'
import { site } from '../../../site'
import { Leaf, LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { paths } from '../../../words/paths'
import { CouldNotRead } from '../../../session/CouldNotRead'
import { useOpenSession } from '../../../session/SessionContext'
import { useOnce } from '../../../session/useRead'
import { useToday } from '../../../session/useToday'
import type { Tool } from '../defineTool'
import { loadTool, type ToolId } from '../loadTool'
import { followAddress } from '../form/formState'
import { fitsForm } from '../form/texts'
import { Text } from '../../../ui/Text'
import { BehindPart, LessonBehind } from './BehindPart'
import { ResultPart } from './ResultPart'
import { ToolActions } from './ToolActions'
import { ToolFields } from './ToolFields'
import styles from './ToolPage.module.css'
import { fieldLabel, PAUSE_MS, type ToolFormHandle, useToolForm } from './useToolForm'

interface ToolPageProps {
  readonly id: ToolId
}

/** One calculator. Its name shows immediately, and the rest as soon as its script has loaded. */
export function ToolPage({ id }: ToolPageProps) {
  const [attempt, setAttempt] = useState(0)
  return <LoadedTool key={attempt} id={id} onRetry={() => setAttempt(attempt + 1)} />
}

function LoadedTool({ id, onRetry }: ToolPageProps & { readonly onRetry: () => void }) {
  const { store } = useOpenSession()
  const loaded = useOnce<Tool | 'missing'>(() => loadTool[id]().catch(() => 'missing' as const))
  const kept = useOnce(() => store.kept.items('tools'))
  const tool = kept === undefined ? undefined : loaded
  const numbers = kept?.find(({ key }) => key === id)?.value
  return (
    <Leaf>
      <LeafRow
        isTight
        marginNote={
          <p className="noPrint">
            <Link className={styles.back} to={paths.tools}>
              {words.allTools}
            </Link>
          </p>
        }
      >
        <PageHeading>{toolNames[id]}</PageHeading>
        {tool === undefined ? <Skeleton label={words.loading} /> : null}
        {tool === 'missing' ? (
          <CouldNotRead title={words.notLoadedTitle} text={words.notLoadedText} onRetry={onRetry} />
        ) : null}
        {typeof tool === 'object' ? (
          <Text width={38} before={3} after={0}>
            {tool.text.intro}
          </Text>
        ) : null}
      </LeafRow>
      {typeof tool === 'object' ? (
        <ToolView id={id} tool={tool} kept={typeof numbers === 'string' ? numbers : undefined} />
      ) : null}
    </Leaf>
  )
}

interface ToolViewProps {
  readonly id: ToolId
  readonly tool: Tool
  /** The query with the learner's numbers from an earlier visit. */
  readonly kept: string | undefined
}

/** The content of every calculator: inputs, result and details. */
function ToolView({ id, tool, kept }: ToolViewProps) {
  const form = useToolAddress(id, tool, kept)
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
      <ToolFields
        tool={tool}
        form={form}
        onSeeResult={seeResult}
        actions={<ToolActions form={form} lessonId={tool.text.lesson.lessonId} />}
      />
      <ResultPart
        result={result}
        waitingFor={waitingFor === undefined ? undefined : fieldLabel(tool.form, waitingFor)}
        headingRef={heading}
      />
      <BehindPart text={tool.text} result={result}>
        <LessonBehind text={tool.text} />
      </BehindPart>
      <p className="sr" role="status">
        {form.said}
      </p>
      <p className={styles.printed}>{words.printed(site.name, toolNames[id], shortDate(today))}</p>
    </>
  )
}

/**
 * The state of a form on its own page. The address follows the entered numbers, and the form follows the address.
 *
 * @param kept the query of a link with the learner's numbers from an earlier visit; a link with its own numbers takes
 * precedence
 */
function useToolAddress(id: ToolId, tool: Tool, kept: string | undefined): ToolFormHandle {
  const { search } = useLocation()
  const navigate = useNavigate()
  const form = useToolForm(id, tool, () => {
    const doFit = kept === undefined || fitsForm(tool.form, kept)
    const own = hasNumbers(search) || !doFit ? undefined : kept
    return { numbers: own ?? search, seen: search, areKept: own !== undefined, doFit }
  })
  const { state, setState, search: written } = form
  const followed = followAddress(state, tool, search)
  if (followed !== state) setState(followed)

  const { isChanged } = followed
  useEffect(() => {
    if (!isChanged || written === search) return undefined
    const timer = window.setTimeout(() => {
      setState((now) => ({ ...now, written }))
      void navigate({ search: written }, { replace: true })
    }, PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [isChanged, written, search, setState, navigate])
  return form
}

/** Whether a link names more than its tool. */
function hasNumbers(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => name !== 'tool')
}
