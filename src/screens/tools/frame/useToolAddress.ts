import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Tool } from '../defineTool'
import { followAddress } from '../form/formState'
import { fitsForm } from '../form/texts'
import type { ToolId } from '../loadTool'
import { PAUSE_MS, type ToolFormHandle, useToolForm } from './useToolForm'

/**
 * The state of a form on its own page. The address follows the entered numbers, and the form follows the address.
 *
 * @param kept the query of a link with the learner's numbers from an earlier visit; a link with its own numbers takes
 * precedence
 */
export function useToolAddress(id: ToolId, tool: Tool, kept: string | undefined): ToolFormHandle {
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
