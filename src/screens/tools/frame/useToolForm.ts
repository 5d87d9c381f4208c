import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { toolsWords as words } from '#words/tools'
import type { SaveFailure } from '../../../data/store/storeHealth'
import { useOpenSession } from '../../../session/SessionContext'
import type { Tool } from '../defineTool'
import { beginForm, changeTexts, type FormState, leaveField, showErrors } from '../form/formState'
import { exampleTexts, searchFromTexts, type Texts } from '../form/texts'
import type { ToolForm } from '../form/toolForm'
import type { ToolId } from '../loadTool'

/** The pause in typing, in milliseconds, before the address changes and the result is announced. */
export const PAUSE_MS = 700

export interface ToolFormHandle {
  readonly state: FormState
  /** The query of a link with these numbers. */
  readonly search: string
  /** Whether the form shows the numbers of the example. */
  readonly isExample: boolean
  /** Whether the numbers are saved for the next visit. */
  readonly numbers: NumbersKept
  /** The polite announcement of the finding after a change. */
  readonly said: string
  readonly setText: (name: string, text: string) => void
  /** Replaces the texts, for example with other rows. */
  readonly setTexts: (texts: Texts, said?: string) => void
  readonly leave: (name: string) => void
  readonly showErrors: () => void
  readonly toExample: () => void
}

/** The initial state of a form. */
export interface FormStart {
  /** The query of a link. */
  readonly numbers: string
  /** Whether the numbers are the learner's own from an earlier visit. */
  readonly areKept: boolean
  /** Whether saved numbers match the current form. It is true if nothing was saved. */
  readonly doFit: boolean
  /** The query of the address, if the form has one. */
  readonly seen?: string
}

/**
 * The state of a form. Its numbers are saved for the next visit, except in a trial, which keeps the earlier numbers. It
 * does not use the address.
 */
export function useToolForm(
  id: ToolId,
  tool: Tool,
  start: () => FormStart,
  isTrial = false,
): ToolFormHandle & { readonly setState: Dispatch<SetStateAction<FormState>> } {
  const [{ numbers: first, areKept, doFit, seen = first }] = useState(start)
  const [state, setState] = useState(() => ({ ...beginForm(tool, first), seen }))
  const [said, setSaid] = useState('')

  const { texts, evaluation, isChanged } = state
  const written = searchFromTexts(id, tool.form, texts)
  const isExample = written === searchFromTexts(id, tool.form, exampleTexts(tool.form))
  const numbers = useKeptNumbers(id, { written, isExample, isChanged, isTrial, areKept, doFit })
  useEffect(() => {
    if (!isChanged) return undefined
    const timer = window.setTimeout(() => {
      setSaid(
        evaluation.kind === 'result'
          ? evaluation.result.finding
          : words.waitingFirst(firstProblem(tool, evaluation.problems)),
      )
    }, PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [isChanged, evaluation, written, tool])

  return {
    state,
    setState,
    search: written,
    isExample,
    numbers,
    said,
    setText: (name, text) => setState((now) => changeTexts(now, tool, { ...now.texts, [name]: text }, name)),
    setTexts: (next, saying) => {
      setState((now) => changeTexts(now, tool, next))
      if (saying !== undefined) setSaid(saying)
    },
    leave: (name) => setState((now) => leaveField(now, tool, name)),
    showErrors: () => setState(showErrors),
    toExample: () => setState((now) => changeTexts(now, tool, exampleTexts(tool.form))),
  }
}

function firstProblem(tool: Tool, problems: ReadonlyMap<string, string>): string {
  const [name = ''] = problems.keys()
  return fieldLabel(tool.form, name)
}

/** The name of a field or cell in a sentence, without its unit: `“Balance” of Debt 2`. */
export function fieldLabel({ fields, rows }: ToolForm, name: string): string {
  const field = fields[name]
  if (field !== undefined) return words.field(plain(field.label))
  const [, column = '', number = ''] = /^(.*?)(\d+)$/.exec(name) ?? []
  const cell = rows?.columns[column]
  if (rows === undefined || cell === undefined) return name
  return words.cell(rows.rowName(Number(number)), plain(cell.label))
}

/** Removes the unit: `Balance, $` is a column header and is not read aloud. */
function plain(label: string): string {
  return label.replace(/, [$%]$/, '')
}

/**
 * The pause in typing before a save, in milliseconds. It is shorter than for the address, because a page that is left
 * closes its database.
 */
const KEEP_PAUSE_MS = 400

/** `other-form` means that the saved numbers come from an earlier version of the tool and are not shown. */
type NumbersKept = 'there' | 'not-yet' | 'other-form' | SaveFailure

export function areLost(numbers: NumbersKept): numbers is SaveFailure {
  return numbers !== 'there' && numbers !== 'not-yet' && numbers !== 'other-form'
}

interface Numbers extends Pick<FormStart, 'areKept' | 'doFit'> {
  /** The query of a link with the numbers. */
  readonly written: string
  readonly isExample: boolean
  /** Whether the learner typed something. */
  readonly isChanged: boolean
  readonly isTrial: boolean
}

/** Saves the numbers that the learner enters, and deletes them when the example is shown again. */
function useKeptNumbers(id: ToolId, { written, isExample, isChanged, isTrial, areKept, doFit }: Numbers): NumbersKept {
  const { store } = useOpenSession()
  const [saved, setSaved] = useState<{ readonly written: string; readonly failure: SaveFailure | undefined }>()
  const waiting = useRef<{ readonly written: string; readonly isExample: boolean }>(undefined)

  const save = useCallback((): void => {
    const now = waiting.current
    waiting.current = undefined
    if (now === undefined) return
    void store.kept
      .keep('tools', id, now.isExample ? null : now.written)
      .then((failure) => setSaved({ written: now.written, failure }))
  }, [store, id])

  useEffect(() => {
    if (!isChanged) {
      // Other numbers replaced these before the pause was over.
      save()
      return undefined
    }
    if (isTrial) return undefined
    waiting.current = { written, isExample }
    // *Start again* is not typing.
    if (isExample) {
      save()
      return undefined
    }
    const timer = window.setTimeout(save, KEEP_PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [isChanged, isTrial, written, isExample, save])

  useEffect(() => {
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [save])

  if (!isChanged) return areKept ? 'there' : doFit ? 'not-yet' : 'other-form'
  if (saved?.written !== written) return 'not-yet'
  return saved.failure ?? 'there'
}
