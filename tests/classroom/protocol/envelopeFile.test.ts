import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { joinBytes, uintBytes } from '../../../src/classroom/protocol/bytes'
import { cardBytes, cardText, readCardBytes } from '../../../src/classroom/protocol/card/classCard'
import { LARGEST_ENVELOPE } from '../../../src/classroom/protocol/envelope/envelope'
import { envelopeFileText, LARGEST_FILE, readEnvelopeFile } from '../../../src/classroom/protocol/file/envelopeFile'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { openReport } from '../../../src/classroom/protocol/report/sealReport'
import { encodeBase64url } from '../../../src/core/progress/file/base64url'
import { wrapped, wrapping } from '../../core/progress/file/wrappings'
import { day } from '../../core/progress/samples'
import { type OpenedClass, openedClass, tools } from './openedClass'
import { handedIn, learned, MADE_AT } from './reportSamples'

type Bytes = Uint8Array<ArrayBuffer>

let period3: OpenedClass
let ada: Bytes
let ben: Bytes
let plan: Bytes

beforeAll(async () => {
  period3 = await openedClass()
  ada = await handedIn(period3, learned())
  ben = await handedIn(period3, learned(), { name: 'Ben' })
  const asked = { parts: [], until: day('2026-11-27'), message: '', madeAt: MADE_AT, sequence: 1 }
  plan = await sealPlan(asked, period3.signer, period3.card, tools)
})

const file = (text: string): Bytes => tools.encode(text)
const refusal = (reason: string) => ({ kind: 'refused', reason })

describe('an envelope file', () => {
  it('returns every envelope that was put into it', () => {
    const envelopes = fc.array(fc.uint8Array({ minLength: 1, maxLength: 500 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(envelopes, (list) => {
        const given = list.map((bytes) => Uint8Array.from(bytes))
        expect(readEnvelopeFile(file(envelopeFileText(given)))).toEqual({
          kind: 'reports',
          envelopes: given,
          missing: 0,
        })
      }),
    )
  })

  it('reads a hundred full envelopes, and any other file of that length', () => {
    const full = Array.from({ length: 100 }, (_, at) => new Uint8Array(LARGEST_ENVELOPE).fill(at))
    const text = envelopeFileText(full)
    expect(text.length).toBeLessThan(LARGEST_FILE)
    const read = readEnvelopeFile(file(text))
    if (read.kind !== 'reports') throw new Error(`It was read as ${read.kind}.`)
    // Vitest compares five million bytes one after the other.
    expect(Buffer.concat(read.envelopes).equals(Buffer.concat(full))).toBe(true)
    expect([read.envelopes.length, read.missing]).toEqual([full.length, 0])
    const strange = new Uint8Array(LARGEST_FILE).fill(0x61)
    expect(readEnvelopeFile(strange)).toEqual(refusal('not-ours'))
  })

  it('is text in short lines that programs don’t change', () => {
    expect(envelopeFileText([ada, ben])).toMatch(/^(?:[\w-]{1,76}\n)+$/)
    // With the ten bytes before it, this envelope fills its lines exactly.
    expect(envelopeFileText([new Uint8Array(104)])).toMatch(/^(?:[\w-]{76}\n){2}$/)
  })

  it('is recognized by its content, in any form', async () => {
    const both = { kind: 'reports', envelopes: [ada, ben], missing: 0 }
    const text = envelopeFileText([ada, ben])
    expect(readEnvelopeFile(file(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n\r\n`))).toEqual(both)
    expect(readEnvelopeFile(file(text.replaceAll('-', '+').replaceAll('_', '/').replace(/\n$/, '==\n')))).toEqual(both)
    expect(readEnvelopeFile(file(`${text}\n-- \nSent from my tablet.`))).toEqual(both)
    const alone = { kind: 'reports', envelopes: [ada], missing: 0 }
    expect(readEnvelopeFile(ada)).toEqual(alone)
    expect(readEnvelopeFile(file(encodeBase64url(ada)))).toEqual(alone)
    expect(readEnvelopeFile(plan)).toEqual({ kind: 'plan', envelope: plan })
    expect(readEnvelopeFile(file(encodeBase64url(plan)))).toEqual({ kind: 'plan', envelope: plan })
    const card = { kind: 'card', bytes: await cardBytes(period3.card, tools) }
    expect(readEnvelopeFile(card.bytes)).toEqual(card)
    const link = `https://example.org/learning?view=join#${await cardText(period3.card, tools)}`
    expect(readEnvelopeFile(file(link))).toEqual(card)
    expect(await readCardBytes(card.bytes, tools)).toMatchObject({ kind: 'card' })
  })

  it('is read whatever programs have put around it', () => {
    const text = envelopeFileText([ada, ben])
    fc.assert(
      fc.property(wrapping, (asked) => {
        const both = { kind: 'reports', envelopes: [ada, ben], missing: 0 }
        expect(readEnvelopeFile(wrapped(text, asked))).toEqual(both)
      }),
      { numRuns: 500 },
    )
  })

  it.each<readonly [string, () => Bytes, string]>([
    ['nothing', () => new Uint8Array(0), 'empty'],
    ['blank lines', () => file('\n \r\n'), 'empty'],
    ['more than anybody hands in', () => new Uint8Array(LARGEST_FILE + 1), 'too-large'],
    ['a letter', () => file('Dear teacher, here is my report.'), 'not-ours'],
    ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'not-ours'],
    ['a web page', () => file('<!doctype html><title>Sign in</title>'), 'not-ours'],
    ['a link without a card', () => file('https://example.org/#about'), 'not-ours'],
    ['a backup of a learner', () => file(encodeBase64url(file('ledger-backup 1 20 abc'))), 'backup'],
    ['a backup of a class', () => file(encodeBase64url(file('class-backup 1 20 abc'))), 'class-backup'],
    ['a later version', () => Uint8Array.of(0x50, 0x4c, 2, 1, 0), 'newer'],
    ['a version that never was', () => Uint8Array.of(0x50, 0x4c, 0, 1, 0), 'not-ours'],
    ['another kind', () => Uint8Array.of(0x50, 0x4c, 1, 9, 0), 'not-ours'],
    ['letters of the magic alone', () => file('PL'), 'not-ours'],
    ['a bundle of nobody', () => Uint8Array.of(0x50, 0x4c, 1, 4, 0, 0), 'cut-short'],
    ['a bundle without a number', () => Uint8Array.of(0x50, 0x4c, 1, 4, 0), 'cut-short'],
    ['a bundle of a whole city', () => Uint8Array.of(0x50, 0x4c, 1, 4, 0xff, 0xff), 'too-large'],
    ['a bundle that promises 4 GB', () => Uint8Array.of(0x50, 0x4c, 1, 4, 0, 1, 255, 255, 255, 255, 1), 'cut-short'],
  ])('is rejected with its reason: %s', (_what, made, reason) => {
    expect(readEnvelopeFile(made())).toEqual(refusal(reason))
  })

  it('returns complete envelopes when cut short, and counts the missing ones', () => {
    const text = envelopeFileText([ada, ben, ada])
    for (let length = 0; length < text.length; length += 7) {
      const read = readEnvelopeFile(file(text.slice(0, length)))
      const whole = read.kind === 'reports' ? read.envelopes : []
      expect([ada, ben, ada].slice(0, whole.length)).toEqual(whole)
      const missing = read.kind === 'reports' ? read.missing : 3
      expect(missing).toBe(3 - whole.length)
    }
  })

  it('returns the others when one envelope is bad', async () => {
    const forged = ada.slice()
    forged[100] = (forged[100] ?? 0) ^ 1
    const huge = joinBytes([ada, new Uint8Array(LARGEST_ENVELOPE)])
    const read = readEnvelopeFile(file(envelopeFileText([forged, huge, ben])))
    if (read.kind !== 'reports') throw new Error('not read')
    const { card, open } = period3
    const opened = await Promise.all(read.envelopes.map((bytes) => openReport(bytes, card.classId, open, tools)))
    expect(opened).toMatchObject([refusal('forged'), refusal('too-large'), { kind: 'opened', report: { name: 'Ben' } }])
  })

  it('never throws for any file', () => {
    const marked = fc.uint8Array({ maxLength: 200 }).map((rest) => joinBytes([Uint8Array.of(0x50, 0x4c, 1, 4), rest]))
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), marked, fc.string().map(file)), (bytes) => {
        const read = readEnvelopeFile(Uint8Array.from(bytes))
        expect(['reports', 'plan', 'card', 'refused']).toContain(read.kind)
      }),
    )
  })

  it('can’t be made of no envelopes, or of too many', () => {
    expect(() => envelopeFileText([])).toThrow(RangeError)
    expect(() => envelopeFileText(Array.from({ length: 101 }, () => uintBytes(1, 1)))).toThrow(RangeError)
  })
})
