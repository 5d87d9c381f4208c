import { useEffect, useReducer, useState } from 'react'

export interface OnDemand<Part> {
  /** Fetches the script before the part is shown. If it fails, the next call tries again. */
  readonly preload: () => Promise<void>
  /** Fetches the script while the calling component is on the page, unless the script is already loaded. */
  readonly usePart: () => FetchedPart<Part>
}

interface FetchedPart<Part> {
  /** Undefined until it is loaded. */
  readonly part: Part | undefined
  /** Set if the last try failed. */
  readonly failure: { readonly reason: unknown } | undefined
  readonly again: () => void
}

interface End {
  readonly attempt: number
  readonly failure?: FetchedPart<never>['failure']
}

/**
 * A part of the site whose script loads once, when it is first needed. `React.lazy` does not work here, because it
 * remembers a failed load forever. Also, after its fallback is shown, React delays a loaded part by 300 ms.
 */
export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let loaded: { readonly part: Part } | undefined
  let loading: Promise<void> | undefined

  async function fetchScript(): Promise<void> {
    try {
      loaded = { part: await load() }
    } finally {
      loading = undefined
    }
  }
  function preload(): Promise<void> {
    if (loaded !== undefined) return Promise.resolve()
    loading ??= fetchScript()
    return loading
  }

  function usePart(): FetchedPart<Part> {
    const [attempt, again] = useReducer((count: number) => count + 1, 0)
    const [end, setEnd] = useState<End>()
    useEffect(() => {
      if (loaded !== undefined) return undefined
      let isHere = true
      preload().then(
        () => isHere && setEnd({ attempt }),
        (reason: unknown) => isHere && setEnd({ attempt, failure: { reason } }),
      )
      return () => {
        isHere = false
      }
    }, [attempt])
    return { part: loaded?.part, failure: end?.attempt === attempt ? end.failure : undefined, again }
  }

  return { preload, usePart }
}
