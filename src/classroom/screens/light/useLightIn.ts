import { useState } from 'react'
import type { Bytes } from '../../protocol/bytes'
import { LightCollector } from '../../protocol/light/LightCollector'
import { classroomTools } from '../../../platform/classroomTools'

/** `again` means that the content couldn't be saved, so it is passed on again when it is next read. */
export type LightOutcome = 'done' | 'again'

export interface LightIn {
  readonly onTexts: (texts: readonly string[]) => void
  /** The part of the current content that was read. Undefined when no content is being read. */
  readonly part: { readonly have: number; readonly count: number } | undefined
}

/** Assembles the codes that the camera reads, and passes on each complete content once. */
export function useLightIn(onWhole: (bytes: Bytes) => Promise<LightOutcome>): LightIn {
  const [collector] = useState(() => new LightCollector(classroomTools))
  const [part, setPart] = useState<LightIn['part']>()
  const take = async (text: string): Promise<void> => {
    const taken = await collector.take(text)
    if (taken.kind === 'part') setPart({ have: taken.have, count: taken.count })
    if (taken.kind === 'spoiled') setPart(undefined)
    if (taken.kind !== 'whole') return
    setPart(undefined)
    if ((await onWhole(taken.bytes)) === 'again') collector.forget(taken.session)
  }
  return {
    part,
    onTexts: (texts) => {
      for (const text of texts) void take(text)
    },
  }
}
