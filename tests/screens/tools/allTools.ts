import type { Tool } from '../../../src/screens/tools/defineTool'
import { loadTool, type ToolId, toolIds } from '../../../src/screens/tools/loadTool'

/** Every calculator with its id. */
export async function allTools(): Promise<readonly (readonly [id: ToolId, tool: Tool])[]> {
  return Promise.all(toolIds.map(async (id) => [id, await loadTool[id]()] as const))
}
