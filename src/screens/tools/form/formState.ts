import type { Evaluation, Tool } from '../defineTool'
import type { ToolResult } from '../toolResult'
import { type Texts, textsFromSearch, tidyText } from './texts'

/** What stands in the form and what comes of it. A new one for every key. */
export interface FormState {
  readonly texts: Texts
  readonly evaluation: Evaluation
  /** The last result of valid numbers: it stays in place while somebody is in the middle of a number. */
  readonly result: ToolResult | undefined
  /** The field whose error waits until it is left. */
  readonly editing: string | undefined
  /** Cells of added rows that nobody has been in yet: they are not wrong, they are next. */
  readonly fresh: ReadonlySet<string>
  /** Somebody typed here, so the address has to follow. */
  readonly isChanged: boolean
  /** The query of the address as it was read last. */
  readonly seen: string
  /** The query that the form itself wrote last. */
  readonly written: string | undefined
}

export function beginForm(tool: Tool, search: string): FormState {
  const texts = textsFromSearch(tool.form, search)
  const evaluation = tool.evaluate(texts)
  return {
    texts,
    evaluation,
    result: evaluation.kind === 'result' ? evaluation.result : undefined,
    editing: undefined,
    fresh: new Set(),
    isChanged: false,
    seen: search,
    written: undefined,
  }
}

/** After other texts: a result that is still being typed leaves the one before it in place. */
export function changeTexts(state: FormState, tool: Tool, texts: Texts, editing?: string): FormState {
  const evaluation = tool.evaluate(texts)
  const result = evaluation.kind === 'result' ? evaluation.result : state.result
  const added = Object.keys(texts).filter((name) => state.texts[name] === undefined)
  return { ...state, texts, evaluation, result, editing, fresh: new Set([...state.fresh, ...added]), isChanged: true }
}

/** Every error shows, also of what nobody has been in. */
export function showErrors(state: FormState): FormState {
  return { ...state, editing: undefined, fresh: new Set() }
}

/** The error to show at a field or a cell, if any. */
export function errorAt({ evaluation, editing, fresh }: FormState, name: string): string | undefined {
  if (evaluation.kind === 'result' || name === editing || fresh.has(name)) return undefined
  return evaluation.problems.get(name)
}

/** A field was left: its number is written out, and its error may show. */
export function leaveField(state: FormState, tool: Tool, name: string): FormState {
  const field = tool.form.fields[name] ?? columnOf(tool, name)
  const text = state.texts[name]
  if (field === undefined || text === undefined) return state
  const tidy = tidyText(field, text)
  const texts = tidy === text ? state.texts : { ...state.texts, [name]: tidy }
  return { ...state, texts, editing: undefined, fresh: new Set([...state.fresh].filter((other) => other !== name)) }
}

/** Another address with this tool, as the back button gives it. What the form wrote itself is no news. */
export function followAddress(state: FormState, tool: Tool, search: string): FormState {
  if (search === state.seen) return state
  return search === state.written ? { ...state, seen: search } : beginForm(tool, search)
}

function columnOf({ form }: Tool, name: string) {
  return form.rows?.columns[name.replace(/\d+$/, '')]
}
