/** A page with only the scanner of a class. Its collected texts are in `collected`. */
import { createRoot } from 'react-dom/client'
import { LightCollector } from '../../src/classroom/protocol/light/LightCollector'
import { Scanner } from '../../src/classroom/screens/light/Scanner'
import { classroomTools } from '../../src/platform/classroomTools'

export interface CollectedReport {
  readonly bytes: readonly number[]
  /** The times of the page, in ms, when its first code was read and when the text was complete. */
  readonly from: number
  readonly to: number
}

declare global {
  var collected: CollectedReport[]
}

globalThis.collected = []
const collector = new LightCollector(classroomTools)
const begun = new Map<string, number>()

async function take(text: string): Promise<void> {
  const now = performance.now()
  const taken = await collector.take(text)
  if (taken.kind === 'unread') return
  if (!begun.has(taken.session)) begun.set(taken.session, now)
  if (taken.kind !== 'whole') return
  globalThis.collected.push({ bytes: [...taken.bytes], from: begun.get(taken.session) ?? now, to: performance.now() })
}

const root = document.querySelector('main')
if (root !== null) {
  createRoot(root).render(
    <Scanner onTexts={(texts) => texts.forEach((text) => void take(text))} news="" otherWay={null} />,
  )
}
