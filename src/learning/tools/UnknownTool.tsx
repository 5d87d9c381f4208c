import { Link } from 'react-router-dom'
import { toolsWords as words } from '#words/tools'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { PageHeading } from '../../ui/PageHeading'
import { paths } from '../../words/paths'

/** An id that no tool has: a link with a typing mistake. */
export function UnknownTool() {
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
