import { useSearchParams } from 'react-router-dom'
import { ToolPage } from './frame/ToolPage'
import { ToolList } from './ToolList'
import { parseToolId } from './toolId'
import { UnknownTool } from './UnknownTool'

/** `/tools` is the list; `/tools?tool=<id>` is one of them, with its numbers behind the id. */
export function ToolsScreen() {
  const [params] = useSearchParams()
  const asked = params.get('tool')
  if (asked === null) return <ToolList />
  const id = parseToolId(asked)
  return id === undefined ? <UnknownTool /> : <ToolPage key={id} id={id} />
}
