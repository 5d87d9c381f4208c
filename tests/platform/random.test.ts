import { describe, expect, it } from 'vitest'
import { randomDeviceId, randomId, systemRandom } from '../../src/platform/random'
import { parseDeviceId, parseLearnerId } from '../../src/core/progress/ids'

describe('a random id', () => {
  it('is valid as a learner and a device, for any bytes', () => {
    for (let value = 0; value < 256; value += 1) {
      const random = { bytes: (length: number) => new Uint8Array(length).fill(value) }
      const [id, device] = [randomId(random), randomDeviceId(random)]
      expect([parseLearnerId(id), id.length]).toEqual([id, 20])
      expect([parseDeviceId(device), device.length]).toEqual([device, 12])
    }
  })

  it('never repeats', () => {
    const ids = Array.from({ length: 1000 }, () => [randomId(systemRandom), randomDeviceId(systemRandom)]).flat()
    expect(new Set(ids).size).toBe(2000)
  })
})
