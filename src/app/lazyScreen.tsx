import { type ComponentType, type FunctionComponent, useEffect, useReducer, useState } from 'react'
import { MissingPart } from './MissingPart'

export interface LazyScreen<Props> {
  /** Fetches the script before the screen is shown. A failure is not remembered, so the next call tries again. */
  readonly preload: () => Promise<void>
  readonly Screen: FunctionComponent<Props>
}

/**
 * A screen whose script loads on demand. `React.lazy` does not work here, because it remembers a failed load forever.
 * Its fallback, once shown, also delays a loaded screen by 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  async function fetchScript(): Promise<void> {
    try {
      Loaded = await load()
    } finally {
      loading = undefined
    }
  }
  function preload(): Promise<void> {
    if (Loaded !== undefined) return Promise.resolve()
    loading ??= fetchScript()
    return loading
  }

  function Screen(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0)
    const [failure, setFailure] = useState<unknown>(undefined)
    useEffect(() => {
      if (Loaded !== undefined) return undefined
      let isHere = true
      preload().then(
        () => isHere && renderAgain(),
        (error: unknown) => isHere && setFailure(error ?? new Error('The script did not load.')),
      )
      return () => {
        isHere = false
      }
    }, [])
    if (failure !== undefined) throw new MissingPart({ cause: failure })
    return Loaded === undefined ? <Waiting /> : <Loaded {...props} />
  }

  return { preload, Screen }
}
