import { useRef, useState } from 'react'

export interface Action<Args extends readonly unknown[], Outcome> {
  /** Does nothing until the earlier run has finished. */
  readonly run: (...args: Args) => void
  readonly isBusy: boolean
  /** The arguments of the current run, for a list in which one row is busy. */
  readonly busyWith: Args | undefined
  /** The result of the last run. Undefined before the first one and during a run. */
  readonly outcome: Outcome | undefined
  /** Sets the outcome without a run, for example if a field is empty. */
  readonly show: (outcome: Outcome | undefined) => void
}

interface ActionState<Args extends readonly unknown[], Outcome> {
  readonly busyWith?: Args
  readonly outcome?: Outcome | undefined
}

/**
 * An asynchronous call that runs after a press. The hook returns whether the call is running, and its result. The
 * caller puts failures into the result. If the call rejects, the action is no longer busy, and the browser reports the
 * rejection.
 *
 * React's own hooks don't work for this. `useActionState` repeats the call for each further press, and transitions that
 * run at the same time wait for the slowest one.
 */
export function useAction<Args extends readonly unknown[], Outcome = void>(
  act: (...args: Args) => Promise<Outcome>,
): Action<Args, Outcome> {
  const [state, setState] = useState<ActionState<Args, Outcome>>({})
  // A second press may come before React renders the first one.
  const isRunning = useRef(false)

  const run = async (...args: Args): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ busyWith: args })
    let end: ActionState<Args, Outcome> = {}
    try {
      end = { outcome: await act(...args) }
    } finally {
      isRunning.current = false
      setState(end)
    }
  }
  return {
    run: (...args) => void run(...args),
    isBusy: state.busyWith !== undefined,
    busyWith: state.busyWith,
    outcome: state.outcome,
    show: (outcome) => setState((now) => ({ ...now, outcome })),
  }
}
