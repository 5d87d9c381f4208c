import { useState } from 'react'
import type { Bytes } from '../../protocol/bytes'
import { LightCollector } from '../../protocol/light/LightCollector'
import { classroomTools } from '../../../platform/classroomTools'

/** `again`: it could not be kept now, and is wanted again when it is shown again. */
export type LightOutcome = 'done' | 'again'

export interface LightIn {
  readonly onTexts: (texts: readonly string[]) => void
  /** How far the screen in view is; undefined between two of them. */
  readonly part: { readonly have: number; readonly count: number } | undefined
}

/** Puts together what the camera reads, and hands over each whole once. */
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
