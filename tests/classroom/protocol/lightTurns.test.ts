import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LightCollector } from '../../../src/classroom/protocol/light/LightCollector'
import { LightFrames } from '../../../src/classroom/protocol/light/LightFrames'
import { LightTurns } from '../../../src/classroom/protocol/light/LightTurns'
import { hexOf } from '../../../src/classroom/protocol/bytes'
import { tools } from './openedClass'

const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, at) => (at * 7919 + seed * 104729 + (at >> 3)) & 255)
const BLOCK = 380

/** Reads the loop with a camera that loses frames, until it has everything. Returns the number of frames shown. */
async function read(all: readonly Uint8Array<ArrayBuffer>[], isLost: (turn: number) => boolean, start = 0) {
  const loop = new LightTurns(await Promise.all(all.map((one) => LightFrames.of(one, BLOCK, tools))))
  const camera = new LightCollector(tools)
  const got = new Map<string, Uint8Array>()
  for (let turn = 0; turn < 50 * loop.count; turn += 1) {
    if (isLost(turn)) continue
    const taken = await camera.take(loop.textAt(start + turn))
    if (taken.kind === 'whole') got.set(hexOf(taken.bytes), taken.bytes)
    if (got.size === all.length) return { got, shown: turn + 1, round: loop.count }
  }
  throw new Error(`Only ${got.size} of ${all.length} came.`)
}

describe('several reports in one loop of codes', () => {
  it('all arrive, from any start and with lost frames', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 6000 }), { minLength: 1, maxLength: 12 }),
        fc.nat(10_000),
        fc.infiniteStream(fc.integer({ min: 0, max: 99 })),
        async (lengths, start, chances) => {
          const all = lengths.map((length, at) => bytes(length, at + 1))
          const { got } = await read(all, () => (chances.next().value as number) < 30, start)
          expect(new Set(got.keys())).toEqual(new Set(all.map(hexOf)))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('of thirty learners arrive within two rounds, with a tenth lost', async () => {
    const all = Array.from({ length: 30 }, (_, at) => bytes(1500 + at, at + 1))
    const { shown, round } = await read(all, (turn) => turn % 10 === 3)
    expect(shown).toBeLessThanOrEqual(2 * round)
  })

  it('of three learners take one round of at most 18 codes', async () => {
    const all = [bytes(1500, 1), bytes(1400, 2), bytes(1300, 3)]
    const { shown, round } = await read(all, () => false)
    expect(round).toBeLessThanOrEqual(18)
    expect(shown).toBeLessThanOrEqual(round)
  })

  it('need at least one content', () => {
    expect(() => new LightTurns([])).toThrow(RangeError)
  })
})
