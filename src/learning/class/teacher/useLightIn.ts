import { useState } from 'react'
import type { Collected } from '../../../classes/TaughtClasses'
import type { Bytes } from '../../../classroom/bytes'
import { LightCollector } from '../../../classroom/light/LightCollector'
import { classroomTools } from '../../../platform/classroomTools'

export interface LightIn {
  readonly onTexts: (texts: readonly string[]) => void
  /** How far the screen in view is; undefined between two learners. */
  readonly part: { readonly have: number; readonly count: number } | undefined
}

/** Puts together what the camera reads, and hands in each report once. One that was not taken is read again when shown again. */
export function useLightIn(onReport: (bytes: Bytes) => Promise<Collected>): LightIn {
  const [collector] = useState(() => new LightCollector(classroomTools))
  const [part, setPart] = useState<LightIn['part']>()
  const take = async (text: string): Promise<void> => {
    const taken = await collector.take(text)
    if (taken.kind === 'part') setPart({ have: taken.have, count: taken.count })
    if (taken.kind === 'spoiled') setPart(undefined)
    if (taken.kind !== 'whole') return
    setPart(undefined)
    const { kind } = await onReport(taken.bytes)
    if (kind === 'not-taken') collector.forget(taken.session)
  }
  return {
    part,
    onTexts: (texts) => {
      for (const text of texts) void take(text)
    },
  }
}
