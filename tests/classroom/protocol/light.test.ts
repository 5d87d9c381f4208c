import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerCode } from '../../../src/classroom/protocol/light/answerCode'
import { decodeBase45, encodeBase45 } from '../../../src/classroom/protocol/light/base45'
import { crc32 } from '../../../src/classroom/protocol/light/crc32'
import { blockBytesFor, frameText, readFrame } from '../../../src/classroom/protocol/light/frame'
import { LightCollector, type TakenFrame } from '../../../src/classroom/protocol/light/LightCollector'
import { LightFrames, REPEATED_BLOCKS } from '../../../src/classroom/protocol/light/LightFrames'
import { openReport } from '../../../src/classroom/protocol/report/sealReport'
import { openedClass, tools } from './openedClass'
import { handedIn, learned } from './reportSamples'

type Bytes = Uint8Array<ArrayBuffer>

const bytes = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, at) => (at * 7919 + seed * 104729 + (at >> 3)) & 255)
const collector = () => new LightCollector(tools)
const frames = async (whole: Bytes, blockBytes: number) => await LightFrames.of(whole, blockBytes, tools)

/** Random numbers from 0 to below 1, repeatable by the seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Shows frames from `start` on and loses some, until the content is complete. Returns it and the number of frames. */
async function shown(screen: LightFrames, lost: number, random: () => number, start = 0, most = 100_000) {
  const reader = collector()
  for (let turn = 0; turn < most; turn += 1) {
    if (random() < lost) continue
    const taken = await reader.take(screen.textAt(start + turn))
    if (taken.kind === 'whole') return { bytes: taken.bytes, shown: turn + 1 }
  }
  throw new Error('The whole never came.')
}

describe('base45', () => {
  it('matches RFC 9285', () => {
    expect(encodeBase45(tools.encode('AB'))).toBe('BB8')
    expect(encodeBase45(tools.encode('Hello!!'))).toBe('%69 VD92EX0')
    expect(encodeBase45(tools.encode('base-45'))).toBe('UJCLQE7W581')
    expect(decodeBase45('QED8WEX0')).toEqual(tools.encode('ietf!'))
  })

  it('restores every byte, in characters of the alphanumeric mode', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (given) => {
        const text = encodeBase45(given)
        expect(text).toMatch(/^[0-9A-Z $%*+\-./:]*$/)
        expect(decodeBase45(text)).toEqual(Uint8Array.from(given))
      }),
    )
  })

  it('rejects a text that encodes no bytes', () => {
    for (const text of ['A', 'GGW', ':::', 'ab', 'AB8C', '::', 'BB8\n']) expect(decodeBase45(text)).toBeUndefined()
  })
})

it('matches the checksum of zip', () => {
  expect(crc32(tools.encode('123456789'))).toBe(0xcbf43926)
})

describe('a frame', () => {
  it('parses to the same frame, and fails with any character changed', async () => {
    const text = (await frames(bytes(500), 200)).textAt(1)
    const frame = readFrame(text)
    expect(frame).toMatchObject({ index: 1, count: 3, length: 500 })
    expect(frame && frameText(frame)).toBe(text)
    for (const at of Array.from(text).keys()) {
      for (const sign of ['0', 'Z', ' ']) {
        const misread = text.slice(0, at) + sign + text.slice(at + 1)
        expect(misread === text || readFrame(misread) === undefined, `sign ${at}`).toBe(true)
      }
    }
  })

  it('is not any other QR code', () => {
    for (const text of ['', 'HTTPS://EXAMPLE.ORG', 'https://example.org/x', 'WIFI:T:WPA', '0'.repeat(9000)]) {
      expect(readFrame(text)).toBeUndefined()
    }
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => readFrame(text) === undefined))
  })

  it('fits into the QR code that it was made for', async () => {
    for (const signs of [311, 600, 970]) {
      const screen = await frames(bytes(20_000), blockBytesFor(signs))
      for (const turn of [0, screen.count - 1, screen.count, 5000]) {
        expect(screen.textAt(turn).length).toBeLessThanOrEqual(signs)
      }
    }
  })
})

describe('frames on a screen', () => {
  it('deliver the content from any start, with any loss', async () => {
    const whole = fc.uint8Array({ minLength: 1, maxLength: 6000 })
    const draw = fc.record({
      whole,
      blockBytes: fc.integer({ min: 60, max: 400 }),
      lost: fc.double({ min: 0, max: 0.5, noNaN: true }),
      seed: fc.nat(),
      start: fc.nat(70_000),
    })
    await fc.assert(
      fc.asyncProperty(draw, async ({ whole, blockBytes, lost, seed, start }) => {
        const given = Uint8Array.from(whole)
        const screen = await frames(given, blockBytes)
        expect((await shown(screen, lost, chance(seed), start)).bytes).toEqual(given)
      }),
      { numRuns: 60 },
    )
  })

  it('deliver several screens at once, in any order, among foreign codes', async () => {
    const draw = fc.record({
      lengths: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 6 }),
      lost: fc.double({ min: 0, max: 0.5, noNaN: true }),
      seed: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(draw, async ({ lengths, lost, seed }) => {
        const random = chance(seed)
        const wholes = lengths.map((length, index) => bytes(length, index + 1))
        const screens = await Promise.all(wholes.map((whole) => frames(whole, 300)))
        const reader = collector()
        const got: Bytes[] = []
        const recent: string[] = []
        for (let turn = 0; turn < 3000 && got.length < wholes.length; turn += 1) {
          const texts = screens.map((screen) => screen.textAt(turn)).filter(() => random() >= lost)
          recent.push(...texts)
          const again = recent[Math.floor(random() * recent.length)] ?? ''
          const misread = texts[0]?.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')) ?? 'HTTPS://EXAMPLE.ORG'
          // In any order among the frames that are seen at the same time.
          for (const text of [...texts, again, misread].sort(() => random() - 0.5)) {
            const taken = await reader.take(text)
            if (taken.kind === 'whole') got.push(taken.bytes)
            expect(taken.kind).not.toBe('spoiled')
          }
        }
        const sorted = (list: readonly Bytes[]) => list.map((item) => Buffer.from(item).toString('hex')).sort()
        expect(sorted(got)).toEqual(sorted(wholes))
      }),
      { numRuns: 25 },
    )
  })

  it('need at most 50% more when 30% are lost, above 12 blocks', async () => {
    for (const count of [REPEATED_BLOCKS + 1, 30, 80]) {
      const runs = 20
      let [with30, without] = [0, 0]
      for (let run = 0; run < runs; run += 1) {
        const screen = await frames(bytes(count * 100, run), 100)
        expect(screen.count).toBe(count)
        with30 += (await shown(screen, 0.3, chance(run * 977 + count))).shown
        without += (await shown(screen, 0, chance(run))).shown
      }
      expect(without).toBe(runs * count)
      expect(with30 / without).toBeLessThan(1.5)
    }
  })

  it('hardly need more than the number of blocks after a late start', async () => {
    const screen = await frames(bytes(4000), 100)
    for (const start of [40, 1000, 65_500]) {
      expect((await shown(screen, 0, chance(1), start)).shown).toBeLessThanOrEqual(screen.count + 3)
    }
  })

  it('carry the largest envelope in any block size, and nothing larger', async () => {
    const largest = bytes(64 * 1024)
    const screen = await frames(largest, blockBytesFor(600))
    expect((await shown(screen, 0.2, chance(5))).bytes).toEqual(largest)
    await expect(frames(bytes(64 * 1024 + 1), 400)).rejects.toThrow(RangeError)
    await expect(frames(new Uint8Array(0), 400)).rejects.toThrow(RangeError)
    await expect(frames(largest, 10)).rejects.toThrow(RangeError)
    await expect(frames(largest, 0)).rejects.toThrow(RangeError)
    await expect(frames(largest, -1)).rejects.toThrow(RangeError)
  })

  it('never change, so that other app versions can read them', async () => {
    const screen = await frames(bytes(2000), 100)
    const hash = createHash('sha256')
    for (const turn of [0, 19, 20, 21, 500, 65_535]) hash.update(screen.textAt(turn))
    expect(hash.digest('hex').slice(0, 16)).toMatchInlineSnapshot(`"3fe7921dbbc3be53"`)
  })
})

describe('the collector', () => {
  let screen: LightFrames
  const whole = bytes(3000)

  beforeAll(async () => {
    screen = await frames(whole, 200)
  })

  async function taken(reader: LightCollector, turns: readonly number[]): Promise<TakenFrame | undefined> {
    let last: TakenFrame | undefined
    for (const turn of turns) last = await reader.take(screen.textAt(turn))
    return last
  }

  const turns = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

  it('reports progress and returns the content once', async () => {
    const reader = collector()
    expect(await taken(reader, [0, 1, 1, 0])).toMatchObject({ kind: 'part', have: 2, count: 15 })
    expect(await taken(reader, turns(2, 15))).toMatchObject({ kind: 'whole', bytes: whole })
    expect(await taken(reader, [0])).toMatchObject({ kind: 'known' })
    expect(await taken(reader, turns(100, 130))).toMatchObject({ kind: 'known' })
  })

  it('accepts a session again when its content could not be stored', async () => {
    const reader = collector()
    const first = await taken(reader, turns(0, 15))
    if (first?.kind !== 'whole') throw new Error('no whole')
    reader.forget(first.session)
    expect(await taken(reader, turns(0, 15))).toMatchObject({ kind: 'whole', bytes: whole })
  })

  it('starts over when a frame with a valid checksum is wrong', async () => {
    const reader = collector()
    const lie = readFrame(screen.textAt(7))
    if (lie === undefined) throw new Error('no frame')
    await reader.take(frameText({ ...lie, block: bytes(lie.block.length, 99) }))
    expect(
      await taken(
        reader,
        turns(0, 15).filter((turn) => turn !== 7),
      ),
    ).toMatchObject({ kind: 'spoiled' })
    expect(await taken(reader, turns(0, 15))).toMatchObject({ kind: 'whole', bytes: whole })
  })

  it('ignores another screen with the same session and other numbers', async () => {
    const reader = collector()
    const frame = readFrame(screen.textAt(3))
    if (frame === undefined) throw new Error('no frame')
    const block = bytes(1500)
    await taken(reader, turns(0, 8))
    await reader.take(frameText({ ...frame, index: 1, count: 2, block }))
    expect(await taken(reader, turns(8, 15))).toMatchObject({ kind: 'whole', bytes: whole })
  })

  it('returns the content once while frames arrive during the check', async () => {
    const reader = collector()
    const all = await Promise.all(turns(0, 40).map(async (turn) => await reader.take(screen.textAt(turn))))
    expect(all.filter(({ kind }) => kind === 'whole')).toHaveLength(1)
  })

  it('does not grow with screens that are never seen again', async () => {
    const reader = collector()
    await taken(reader, turns(0, 14))
    for (let other = 0; other < 7; other += 1) await reader.take((await frames(bytes(900, other + 2), 200)).textAt(0))
    expect(await taken(reader, [14])).toMatchObject({ kind: 'whole' })
    const second = collector()
    await taken(second, turns(0, 14))
    for (let other = 0; other < 8; other += 1) await second.take((await frames(bytes(900, other + 2), 200)).textAt(0))
    expect(await taken(second, [14])).toMatchObject({ kind: 'part', have: 1 })
  })
})

it('delivers a report to its teacher, whose answer the device can check', async () => {
  const period3 = await openedClass()
  const sealed = await handedIn(period3, learned())
  const { bytes: arrived } = await shown(await frames(sealed, blockBytesFor(311)), 0.3, chance(3))
  const opened = await openReport(arrived, period3.card.classId, period3.open, tools)
  if (opened.kind === 'refused') throw new Error(opened.reason)
  const answer = await answerCode(opened.text, tools)
  expect(answer).toMatch(/^\d{8}$/)
  expect(await answerCode(tools.encode('abc'), tools)).toBe(String(0xba7816bf8f01 % 1e8).padStart(8, '0'))
})
