import type { Evaluation, Tool } from '../defineTool'
import type { ToolResult } from '../toolResult'
import { type Texts, textsFromSearch, tidyText } from './texts'

/** The texts in the form and their result. Every key press creates a new state. */
export interface FormState {
  readonly texts: Texts
  readonly evaluation: Evaluation
  /** The last result of valid numbers. It remains while a number is incomplete. */
  readonly result: ToolResult | undefined
  /** The field whose error is hidden until the learner leaves it. */
  readonly editing: string | undefined
  /** The cells of added rows that were not visited yet. They show no errors. */
  readonly fresh: ReadonlySet<string>
  /** Whether the learner typed something, so that the address must follow. */
  readonly isChanged: boolean
  /** The query of the address when it was last read. */
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

/** Applies new texts. While a number is incomplete, the previous result remains. */
export function changeTexts(state: FormState, tool: Tool, texts: Texts, editing?: string): FormState {
  const evaluation = tool.evaluate(texts)
  const result = evaluation.kind === 'result' ? evaluation.result : state.result
  const added = Object.keys(texts).filter((name) => state.texts[name] === undefined)
  return { ...state, texts, evaluation, result, editing, fresh: new Set([...state.fresh, ...added]), isChanged: true }
}

/** Shows every error, even in cells that were not visited. */
export function showErrors(state: FormState): FormState {
  return { ...state, editing: undefined, fresh: new Set() }
}

/** The error to show at a field or a cell, if any. */
export function errorAt({ evaluation, editing, fresh }: FormState, name: string): string | undefined {
  if (evaluation.kind === 'result' || name === editing || fresh.has(name)) return undefined
  return evaluation.problems.get(name)
}

/** Handles leaving a field: its number is formatted, and its error may show. */
export function leaveField(state: FormState, tool: Tool, name: string): FormState {
  const field = tool.form.fields[name] ?? columnOf(tool, name)
  const text = state.texts[name]
  if (field === undefined || text === undefined) return state
  const tidy = tidyText(field, text)
  const texts = tidy === text ? state.texts : { ...state.texts, [name]: tidy }
  return { ...state, texts, editing: undefined, fresh: new Set([...state.fresh].filter((other) => other !== name)) }
}

/** Takes the numbers of a new address, for example after Back. An address that the form wrote itself changes nothing. */
export function followAddress(state: FormState, tool: Tool, search: string): FormState {
  if (search === state.seen) return state
  return search === state.written ? { ...state, seen: search } : beginForm(tool, search)
}

function columnOf({ form }: Tool, name: string) {
  return form.rows?.columns[name.replace(/\d+$/, '')]
}
