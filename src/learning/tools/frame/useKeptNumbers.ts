import { useCallback, useEffect, useRef, useState } from 'react'
import type { SaveFailure } from '../../../store/storeHealth'
import { useSession } from '../../session/SessionContext'
import type { ToolId } from '../loadTool'

/** Shorter than the address waits: a page that is left lets its database go, and what is not saved by then waits for its return. */
const PAUSE_MS = 400

export type NumbersKept = 'there' | 'not-yet' | SaveFailure

interface Numbers {
  /** The query of a link with them. */
  readonly written: string
  readonly isExample: boolean
  /** Somebody typed. */
  readonly isChanged: boolean
  /** They are what was kept at an earlier visit. */
  readonly areKept: boolean
}

/** Keeps what the learner typed into a tool, and forgets it where the example's numbers stand there again. */
export function useKeptNumbers(id: ToolId, { written, isExample, isChanged, areKept }: Numbers): NumbersKept {
  const { store } = useSession()
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
    if (!isChanged) return undefined
    waiting.current = { written, isExample }
    // *Start again* is no typing.
    if (isExample) {
      save()
      return undefined
    }
    const timer = window.setTimeout(save, PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [isChanged, written, isExample, save])

  useEffect(() => {
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [save])

  if (!isChanged) return areKept ? 'there' : 'not-yet'
  if (saved?.written !== written) return 'not-yet'
  return saved.failure ?? 'there'
}
