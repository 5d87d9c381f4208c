import { useMemo, useEffect } from 'react'
import type { KeptCard } from '../../ports/KeptCard'
import { type PromiseSource, promiseSource } from '../../../session/promiseSource'
import { useClasses } from '../useClasses'
import { useRead } from '../../../session/useRead'

const NOTHING: PromiseSource<string | null> = { subscribe: () => () => undefined, getSnapshot: () => undefined }

export interface CardHere {
  /** The text of a card that came with a link or was pasted, or null if there is none. */
  readonly text: string | null
  readonly kept: KeptCard
}

/** The class card saved on this device. Undefined until it is read. */
export function useKeptCard(): CardHere | undefined {
  const classes = useClasses()
  const source = useMemo(() => promiseSource(() => classes.card()), [classes])
  const kept = useRead(source)
  const text = useRead<string | null>(kept ?? NOTHING)
  useEffect(() => void kept?.load(), [kept])
  return kept === undefined || text === undefined ? undefined : { kept, text }
}
