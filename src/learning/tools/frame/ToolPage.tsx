import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toolNames } from '#words/toolNames'
import { toolsWords as words } from '#words/tools'
import { Button } from '../../../ui/Button'
import { Callout } from '../../../ui/Callout'
import { Leaf } from '../../../ui/Leaf'
import { LeafRow } from '../../../ui/LeafRow'
import { PageHeading } from '../../../ui/PageHeading'
import { Skeleton } from '../../../ui/Skeleton'
import { paths } from '../../../words/paths'
import { useOnce } from '../../session/useOnce'
import type { Tool } from '../defineTool'
import { loadTool } from '../loadTool'
import type { ToolId } from '../toolId'
import styles from './ToolPage.module.css'
import { ToolView } from './ToolView'

interface ToolPageProps {
  readonly id: ToolId
}

/** One tool: its name at once, the rest as soon as its script is there. */
export function ToolPage({ id }: ToolPageProps) {
  const [attempt, setAttempt] = useState(0)
  return <LoadedTool key={attempt} id={id} onRetry={() => setAttempt(attempt + 1)} />
}

function LoadedTool({ id, onRetry }: ToolPageProps & { readonly onRetry: () => void }) {
  const tool = useOnce<Tool | 'missing'>(() => loadTool[id]().catch(() => 'missing' as const))
  return (
    <Leaf>
      <LeafRow
        isTight
        folio={
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
          <div className={styles.missing}>
            <Callout color="red" title={words.notLoadedTitle} headingLevel={2}>
              <p>{words.notLoadedText}</p>
            </Callout>
            <Button variant="line" onClick={onRetry}>
              {words.tryAgain}
            </Button>
          </div>
        ) : null}
        {typeof tool === 'object' ? <p className={styles.intro}>{tool.text.intro}</p> : null}
      </LeafRow>
      {typeof tool === 'object' ? <ToolView id={id} tool={tool} /> : null}
    </Leaf>
  )
}
