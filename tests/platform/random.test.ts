import { describe, expect, it } from 'vitest'
import { randomId, systemRandom } from '../../src/platform/random'
import { parseDeviceId, parseLearnerId } from '../../src/progress/ids'

describe('a random id', () => {
  it('is valid as a learner and a device, whatever the bytes are', () => {
    for (let value = 0; value < 256; value += 1) {
      const id = randomId({ bytes: (length) => new Uint8Array(length).fill(value) })
      expect([parseLearnerId(id), parseDeviceId(id), id.length]).toEqual([id, id, 20])
    }
  })

  it('never comes twice', () => {
    const ids = Array.from({ length: 1000 }, () => randomId(systemRandom))
    expect(new Set(ids).size).toBe(1000)
  })
})
