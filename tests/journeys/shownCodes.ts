import { expect } from 'vitest'
import { readFrame } from '../../src/classroom/protocol/light/frame'
import { readDrawn } from '../classroom/screens/light/readShown'
import type { Learner } from './Learner'

/**
 * Returns all codes that a page shows under this name, as its screen draws them. That is every code of a loop, or the only one.
 */
export async function shownCodes(person: Learner, label: string): Promise<readonly string[]> {
  const drawn = new Map<string, string>()
  const isWhole = async (): Promise<boolean> => {
    const seen = (await person.browser.evaluate(`
      const svg = document.querySelector('svg[aria-label="${label}"]')
      return svg === null ? null : [svg.querySelector('path').getAttribute('d'), svg.viewBox.baseVal.width]`)) as
      | readonly [path: string, side: number]
      | null
    if (seen === null) return false
    if (!drawn.has(seen[0])) drawn.set(seen[0], readDrawn(...seen))
    const [first = ''] = drawn.values()
    return drawn.size >= (readFrame(first)?.count ?? 1)
  }
  await expect.poll(isWhole, { interval: 50 }).toBe(true)
  return [...drawn.values()]
}
