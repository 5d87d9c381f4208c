import { constants, deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSameBytes, joinBytes } from '../../../src/classroom/protocol/bytes'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import {
  compareEnvelopes,
  decodeEnvelope,
  type Envelope,
  headerBytes,
  LARGEST_ENVELOPE,
} from '../../../src/classroom/protocol/envelope/envelope'
import { theOneOf } from '../../../src/classroom/protocol/envelope/oneSignature'
import { LARGEST_PACKED_TEXT, packText } from '../../../src/classroom/protocol/envelope/packText'
import { verifyEnvelope } from '../../../src/classroom/protocol/envelope/verifyEnvelope'
import { openReport, sealReport } from '../../../src/classroom/protocol/report/sealReport'
import { flipped, learnerSigner, type OpenedClass, openedClass, tools } from './openedClass'
import { handedIn, learned } from './reportSamples'

let period3: OpenedClass
let other: OpenedClass
let ada: Signer
let report: Uint8Array<ArrayBuffer>

beforeAll(async () => {
  ;[period3, other, ada] = [await openedClass(), await openedClass('Period 4'), await learnerSigner()]
  report = await handedIn(period3, learned(), { signer: ada, sequence: 7 })
})

const opening = async (bytes: Uint8Array, { card, open } = period3) =>
  await openReport(bytes, card.classId, open, tools)

function envelopeOf(bytes: Uint8Array): Envelope {
  const decoded = decodeEnvelope(bytes)
  if (decoded.kind === 'refused') throw new Error(decoded.reason)
  return decoded.envelope
}

/** Returns the other valid signature of P-256 for the same content. */
function mirrored(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
  const s = order - BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`)
  const hex = s.toString(16).padStart(64, '0')
  return Uint8Array.from([...signature.subarray(0, 32), ...Buffer.from(hex, 'hex')])
}

describe('an envelope', () => {
  it('has the same bytes under the other valid signature', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const content = joinBytes([report.subarray(0, -64), Uint8Array.of(turn)])
      const one = theOneOf(await ada.sign(content))
      const other = mirrored(one)
      expect(await tools.verify(ada.key, one, content)).toBe(true)
      expect(await tools.verify(ada.key, other, content)).toBe(true)
      expect(theOneOf(other)).toEqual(one)
    }
    const { signed, signature } = envelopeOf(report)
    const variant = joinBytes([signed, mirrored(signature)])
    expect(variant).not.toEqual(report)
    expect(await opening(variant)).toEqual(await opening(report))
    expect(await opening(report)).toMatchObject({ envelope: { bytes: report } })
  })

  it('has the bytes of version 1', () => {
    expect([...report.subarray(0, 4)]).toEqual([0x50, 0x4c, 1, 1])
    expect(report.subarray(4, 20)).toEqual(period3.card.classId)
    expect(report.subarray(20, 85)).toEqual(ada.key)
    expect([...report.subarray(85, 93)]).toEqual([0, 0, 0, 0, 0, 0, 0, 7])
    // An encapsulated key is an uncompressed point.
    expect(report[93]).toBe(4)
  })

  it('decodes to the parts that were encoded', () => {
    const { kind, classId, sender, sequence, access, ciphertext, signature, associated, signed, bytes } =
      envelopeOf(report)
    expect(joinBytes([headerBytes({ kind, classId, sender, sequence }), access, ciphertext, signature])).toEqual(report)
    expect(joinBytes([associated, access, ciphertext])).toEqual(signed)
    expect(bytes).toEqual(report)
  })

  it('opens for its class', async () => {
    const opened = await opening(report)
    expect(opened).toMatchObject({ kind: 'opened', report: { name: 'Ada', sequence: 7 }, envelope: { sequence: 7 } })
  })

  it('is rejected when any bit or byte is changed', async () => {
    for (const at of report.keys()) {
      for (const mask of [1 << (at % 8), 0xff]) {
        const { kind } = await opening(flipped(report, at, mask))
        expect(kind, `byte ${at} changed by ${mask}`).toBe('refused')
      }
    }
  })

  it('is rejected when it is cut anywhere, or followed by more bytes', async () => {
    for (const length of report.keys()) {
      expect(await opening(report.slice(0, length)), `the first ${length}`).toMatchObject({ kind: 'refused' })
    }
    expect(await opening(joinBytes([report, Uint8Array.of(0)]))).toEqual({ kind: 'refused', reason: 'forged' })
  })

  it('states why it is rejected', async () => {
    const reasonOf = async (bytes: Uint8Array, opened = period3) => {
      const { kind, ...rest } = await opening(bytes, opened)
      return kind === 'refused' && 'reason' in rest ? rest.reason : kind
    }
    const unsigned = report.slice(0, -64)
    const resigned = async (bytes: Uint8Array<ArrayBuffer>, signer = ada) =>
      joinBytes([bytes, await signer.sign(bytes)])
    expect(await reasonOf(new Uint8Array(LARGEST_ENVELOPE + 1))).toBe('too-large')
    expect(await reasonOf(new Uint8Array(0))).toBe('not-an-envelope')
    expect(await reasonOf(tools.encode('Hello'))).toBe('not-an-envelope')
    expect(await reasonOf(Uint8Array.of(0x50, 0x4c, 2, 9))).toBe('newer')
    expect(await reasonOf(Uint8Array.of(0x50, 0x4c, 1, 9))).toBe('not-an-envelope')
    expect(await reasonOf(Uint8Array.of(0x50, 0x4c, 0, 1))).toBe('not-an-envelope')
    expect(await reasonOf(report.slice(0, 100))).toBe('cut-short')
    expect(await reasonOf(report, other)).toBe('another-class')
    expect(await reasonOf(await handedIn(other, learned()))).toBe('another-class')
    expect(await reasonOf(flipped(report, 3, 3))).toBe('another-kind')
    expect(await reasonOf(flipped(report, 92))).toBe('forged')
    expect(await reasonOf(flipped(report, 85, 0xff))).toBe('damaged')
    // The attacker signs it again, but the sealed content is bound to the header.
    expect(await reasonOf(await resigned(flipped(unsigned, 92)))).toBe('unopened')
    expect(await reasonOf(await resigned(flipped(unsigned, 93)))).toBe('unopened')
    expect(await reasonOf(await resigned(flipped(unsigned, 94)))).toBe('unopened')
    // Mallory hands in another learner's report as her own.
    const mallory = await learnerSigner()
    const stolen = unsigned.slice()
    stolen.set(mallory.key, 20)
    expect(await reasonOf(await resigned(stolen, mallory))).toBe('unopened')
    // Sealed for other keys than those of the class.
    const { deflated, text } = await packText({ name: 'Ada' }, tools)
    const mixed = { classId: period3.card.classId, sealingKey: other.card.sealingKey }
    expect(await reasonOf(await sealReport({ deflated, text }, 1, ada, mixed, tools))).toBe('unopened')
  })

  it('never throws for any input', async () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.uint8Array({ maxLength: 400 }).map((rest) => joinBytes([Uint8Array.of(0x50, 0x4c, 1, 1), rest])),
      fc
        .tuple(fc.nat(report.length - 1), fc.uint8Array({ minLength: 1, maxLength: 80 }))
        .map(([at, patch]) => joinBytes([report.subarray(0, at), patch, report.subarray(at + patch.length)])),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (bytes) => {
        const opened = await opening(bytes)
        // The random change may put back the original bytes.
        expect(opened.kind === 'refused' || isSameBytes(opened.envelope.bytes, report)).toBe(true)
      }),
      { numRuns: 200, examples: [[new Uint8Array(0)]] },
    )
  })

  it('has exactly the content that was sealed in it', async () => {
    const map = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 6 })
    await fc.assert(
      fc.asyncProperty(map, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), async (text, sequence) => {
        const packed = await packText(text, tools)
        const bytes = await sealReport(packed, sequence, ada, period3.card, tools)
        const verified = await verifyEnvelope(bytes, { kind: 'report', classId: period3.card.classId }, tools)
        if (verified.kind === 'refused') throw new Error(verified.reason)
        const { envelope } = verified
        expect(envelope.sequence).toBe(sequence)
        const sealed = { encapsulated: envelope.access, ciphertext: envelope.ciphertext }
        const deflated = await period3.open(sealed, envelope.associated)
        expect(deflated).toEqual(packed.deflated)
        expect(deflated && (await tools.inflate(deflated, LARGEST_PACKED_TEXT))).toEqual(packed.text)
      }),
      { numRuns: 40 },
    )
  })

  it('rejects an impossible number or key', () => {
    const header = { kind: 'report', classId: period3.card.classId, sender: ada.key } as const
    for (const sequence of [0, -1, 1.5, NaN, 2 ** 53]) {
      expect(() => headerBytes({ ...header, sequence })).toThrow(RangeError)
    }
    expect(() => headerBytes({ ...header, sender: ada.key.slice(1), sequence: 1 })).toThrow(RangeError)
  })
})

describe('the newer of two envelopes', () => {
  it('has the higher sequence, or else the greater bytes', async () => {
    const numbered = async (sequence: number) =>
      envelopeOf(await handedIn(period3, learned(), { signer: ada, sequence }))
    const [first, second, again] = [await numbered(255), await numbered(256), await numbered(256)]
    expect(compareEnvelopes(second, first)).toBeGreaterThan(0)
    expect(compareEnvelopes(second, second)).toBe(0)
    expect(Math.sign(compareEnvelopes(second, again))).toBe(-Math.sign(compareEnvelopes(again, second)))
    expect(compareEnvelopes(second, again)).not.toBe(0)
  })
})

describe('a decompression bomb', () => {
  it('stops at the limit and never fills the memory', async () => {
    // 50 MB that are never in memory: one megabyte of zeros, fifty times, and the last block.
    const megabyte = deflateRawSync(new Uint8Array(1 << 20), { finishFlush: constants.Z_FULL_FLUSH })
    const bomb = joinBytes([...Array.from({ length: 50 }, () => megabyte), Uint8Array.of(3, 0)])
    expect(bomb.length).toBeLessThan(LARGEST_ENVELOPE - 1000)
    const before = process.memoryUsage().arrayBuffers
    expect(await tools.inflate(bomb, LARGEST_PACKED_TEXT)).toBe('too-large')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024)
    const sealed = await sealReport({ deflated: bomb, text: bomb }, 1, ada, period3.card, tools)
    expect(await opening(sealed)).toEqual({ kind: 'refused', reason: 'text-too-large' })
  })

  it('is rejected one byte over the limit too', async () => {
    const most = await tools.deflate(new Uint8Array(LARGEST_PACKED_TEXT))
    const more = await tools.deflate(new Uint8Array(LARGEST_PACKED_TEXT + 1))
    expect(await tools.inflate(most, LARGEST_PACKED_TEXT)).toHaveLength(LARGEST_PACKED_TEXT)
    expect(await tools.inflate(more, LARGEST_PACKED_TEXT)).toBe('too-large')
  })
})

describe('sealed content that is no report text', () => {
  it.each<readonly [string, Uint8Array<ArrayBuffer>]>([
    ['no deflate', tools.encode('not deflated')],
    ['nothing', new Uint8Array(0)],
  ])('is rejected: %s', async (_name, deflated) => {
    const sealed = await sealReport({ deflated, text: deflated }, 1, ada, period3.card, tools)
    expect(await opening(sealed)).toEqual({ kind: 'refused', reason: 'unreadable' })
  })

  it.each([
    ['no JSON', 'name: Ada'],
    ['a list', '[1]'],
    ['no UTF-8', '\u0000'],
    ['nested too deep', `{"a":${'['.repeat(70)}${']'.repeat(70)}}`],
    ['a key that a map swallows', '{"__proto__":{"name":"Ada"}}'],
    ['another number than outside', '{"app":"1","left":true,"madeAt":"","sequence":2}'],
    ['no number', '{"app":"1","left":true,"madeAt":""}'],
    ['an app without an end', `{"app":"${'1'.repeat(500)}","left":true,"madeAt":"","sequence":1}`],
  ])('is rejected: %s', async (name, written) => {
    const text = name === 'no UTF-8' ? Uint8Array.of(0xff, 0xfe) : tools.encode(written)
    const sealed = await sealReport({ deflated: await tools.deflate(text), text }, 1, ada, period3.card, tools)
    expect(await opening(sealed)).toEqual({ kind: 'refused', reason: 'unreadable' })
  })
})
