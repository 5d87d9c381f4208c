import { Link } from 'react-router-dom'
import { toolNames } from '#words/toolNames'
import { toolsWords as words } from '#words/tools'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { PageHeading } from '../../ui/PageHeading'
import { toolPath } from '../../words/paths'
import { loadTool } from './loadTool'
import styles from './ToolList.module.css'
import { ToolSketch } from './ToolSketch'
import { toolIds } from './toolId'

/** The tools as a ledger: the drawing of its chart, its name, the question it answers. */
export function ToolList() {
  const [count, where] = words.count(toolIds.length)
  return (
    <Leaf>
      <LeafRow
        folio={
          <p className={styles.count}>
            {count} <br />
            {where}
          </p>
        }
      >
        <PageHeading>{words.title}</PageHeading>
        <p className={styles.intro}>{words.intro}</p>
        <ul className={styles.list} aria-label={words.list}>
          {toolIds.map((id) => (
            <li key={id}>
              <ToolSketch id={id} />
              <Link to={toolPath(id)} onPointerDown={() => void loadTool[id]().catch(() => undefined)}>
                {toolNames[id]}
              </Link>
              <span className={styles.question}>{words.questions[id]}</span>
            </li>
          ))}
        </ul>
      </LeafRow>
    </Leaf>
  )
}
