import { describe, expect, it } from 'vitest'
import { engines } from '../../package.json'
import { isInRange } from '../../tools/setup/nodeRange.mjs'

describe('the range of Node versions', () => {
  it.each([
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['21.7.0', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.10.1', true],
  ])('of package.json holds %s: %s', (version, isIn) => {
    expect(isInRange(version, engines.node)).toBe(isIn)
  })

  it('is read whole, or not at all', () => {
    expect(() => isInRange('22.0.0', '20.x || ^24.0.0')).toThrow('“20.x”')
  })
})
