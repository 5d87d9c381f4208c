import { Link } from 'react-router-dom'
import { toolsWords as words } from '#words/tools'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { paths } from '../../words/paths'
import { usePlace } from '../../session/usePlace'
import { ToolPage } from './frame/ToolPage'
import { parseToolId } from './loadTool'
import { ToolList } from './ToolList'

/** `/tools` is the list. `/tools?tool=<id>` is one calculator, with its numbers after the id. */
export function ToolsScreen() {
  const asked = usePlace('tools')?.tool
  if (asked === undefined) return <ToolList />
  const id = parseToolId(asked)
  return id === undefined ? <UnknownTool /> : <ToolPage key={id} id={id} />
}

/** Shown for an unknown id, for example if a link has a typo. */
function UnknownTool() {
  return (
    <Leaf>
      <LeafRow>
        <PageHeading>{words.unknownTitle}</PageHeading>
        <p>{words.unknownText}</p>
        <Link className={buttonClass('solid')} to={paths.tools}>
          {words.allTools}
        </Link>
      </LeafRow>
    </Leaf>
  )
}
