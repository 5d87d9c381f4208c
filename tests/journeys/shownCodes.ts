import { expect } from 'vitest'
import { hexOf } from '../../src/classroom/protocol/bytes'
import { readFrame } from '../../src/classroom/protocol/light/frame'
import { readDrawn } from '../classroom/screens/light/readShown'
import type { Learner } from './Learner'

/**
 * Returns the codes that a page shows under this name, as its screen draws them. That is every code of a loop, or the only one.
 * A loop may show several reports, `contents`, one after another.
 */
export async function shownCodes(person: Learner, label: string, contents = 1): Promise<readonly string[]> {
  const drawn = new Map<string, string>()
  const isWhole = async (): Promise<boolean> => {
    const seen = (await person.browser.evaluate(`
      const svg = document.querySelector('svg[aria-label="${label}"]')
      return svg === null ? null : [svg.querySelector('path').getAttribute('d'), svg.viewBox.baseVal.width]`)) as
      | readonly [path: string, side: number]
      | null
    if (seen === null) return false
    if (!drawn.has(seen[0])) drawn.set(seen[0], readDrawn(...seen))
    const left = new Map<string, number>()
    for (const text of drawn.values()) {
      const frame = readFrame(text)
      const session = frame === undefined ? '' : hexOf(frame.session)
      left.set(session, (left.get(session) ?? frame?.count ?? 1) - 1)
    }
    return left.size >= contents && [...left.values()].every((missing) => missing <= 0)
  }
  await expect.poll(isWhole, { interval: 50 }).toBe(true)
  return [...drawn.values()]
}
