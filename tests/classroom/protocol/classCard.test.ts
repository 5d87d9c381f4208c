import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isSameBytes, joinBytes } from '../../../src/classroom/protocol/bytes'
import {
  cardBytes,
  cardText,
  type ClassCard,
  readCardBytes,
  readCardText,
} from '../../../src/classroom/protocol/card/classCard'
import { CARD_WORDS, sixWords } from '../../../src/classroom/protocol/card/sixWords'
import { plainName } from '../../../src/core/progress/plainName'
import { canonicalText } from '../../../src/core/progress/json'
import { flipped, type OpenedClass, openedClass, tools } from './openedClass'

let period3: OpenedClass
let bytes: Uint8Array<ArrayBuffer>
let text: string

beforeAll(async () => {
  period3 = await openedClass()
  bytes = await cardBytes(period3.card, tools)
  text = await cardText(period3.card, tools)
})

const refusal = (reason: string) => ({ kind: 'refused', reason })

/** Makes a card with a valid checksum, whatever its content. */
async function sealedCard(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const whole = body.slice()
  return joinBytes([whole, (await tools.digest(whole)).subarray(0, 4)])
}

async function cardWith(words: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return sealedCard(joinBytes([bytes.subarray(0, 182), tools.encode(canonicalText(words))]))
}

describe('a class card', () => {
  it('parses to the same card, with its relays', async () => {
    const name = fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map(plainName)
      .filter((plain) => plain !== '')
    const field = fc.string({ maxLength: 60 })
    const relay = fc.record({
      name: fc.constantFrom('firestore' as const, 'couchdb' as const),
      address: field,
      user: field,
      password: field,
    })
    await fc.assert(
      fc.asyncProperty(name, name, fc.array(relay, { maxLength: 4 }), async (className, teacherName, relays) => {
        const card: ClassCard = { ...period3.card, className, teacherName, relays }
        expect(await readCardBytes(await cardBytes(card, tools), tools)).toEqual({ kind: 'card', card })
        expect(await readCardText(await cardText(card, tools), tools)).toEqual({ kind: 'card', card })
      }),
      { numRuns: 50 },
    )
  })

  it('parses from a complete link, even after an email program reformatted it', async () => {
    const read = { kind: 'card', card: period3.card }
    expect(await readCardText(`https://example.org/learning?view=join#${text}`, tools)).toEqual(read)
    expect(await readCardText(`  ${text.replace(/.{60}/g, '$&\r\n')}\n`, tools)).toEqual(read)
  })

  it('fits into a link of one QR code', () => {
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(400)
  })

  it('is rejected when any byte is changed', async () => {
    for (const at of bytes.keys()) {
      expect(await readCardBytes(flipped(bytes, at), tools), `byte ${at}`).toMatchObject({ kind: 'refused' })
    }
  })

  it('is rejected when it is cut off anywhere', async () => {
    for (const length of bytes.keys()) {
      const { kind } = await readCardBytes(bytes.slice(0, length), tools)
      expect(kind, `the first ${length}`).toBe('refused')
    }
    expect(await readCardBytes(bytes.slice(0, 150), tools)).toEqual(refusal('torn'))
    expect(await readCardText(text.slice(0, -5), tools)).toEqual(refusal('torn'))
    expect(await readCardText(`${text.slice(0, 40)}…`, tools)).toEqual(refusal('torn'))
  })

  it('states why it is rejected', async () => {
    const other = await openedClass()
    const [own, theirs] = [bytes, await cardBytes(other.card, tools)]
    expect(await readCardText('', tools)).toEqual(refusal('not-a-card'))
    expect(await readCardText('Class code: 12345', tools)).toEqual(refusal('not-a-card'))
    expect(await readCardText('#'.repeat(30_000), tools)).toEqual(refusal('too-large'))
    expect(await readCardBytes(joinBytes([bytes, new Uint8Array(5000)]), tools)).toEqual(refusal('too-large'))
    expect(await readCardBytes(flipped(bytes, 2, 3), tools)).toEqual(refusal('newer'))
    // The id of one class with the keys of another.
    const forged = joinBytes([own.subarray(0, 20), theirs.subarray(20, -4)])
    expect(await readCardBytes(await sealedCard(forged), tools)).toEqual(refusal('foreign'))
  })

  it.each([
    ['a name of 100 kB', { className: 'x'.repeat(3000), teacherName: 'T', relays: [] }, 'bad-name'],
    [
      'a name that turns the text around',
      { className: 'Class \u202Egpj.exe', teacherName: 'T', relays: [] },
      'bad-name',
    ],
    ['a name with a line break', { className: 'Class\nfree money', teacherName: 'T', relays: [] }, 'bad-name'],
    ['no name', { className: ' ', teacherName: 'T', relays: [] }, 'bad-name'],
    ['no teacher', { className: 'Class', relays: [] }, 'bad-name'],
    ['no relays', { className: 'Class', teacherName: 'T' }, 'unreadable'],
    ['a relay of another kind', { className: 'C', teacherName: 'T', relays: [{ name: 'mail' }] }, 'unreadable'],
    ['too many relays', { className: 'C', teacherName: 'T', relays: [{}, {}, {}, {}, {}] }, 'unreadable'],
    ['a list', [], 'unreadable'],
  ])('is rejected with %s', async (_what, words, reason) => {
    expect(await readCardBytes(await cardWith(words), tools)).toEqual(refusal(reason))
  })

  it('never throws for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 300 }), fc.nat(text.length), async (noise, at) => {
        expect((await readCardText(noise, tools)).kind).toBe('refused')
        const spoiled = text.slice(0, at) + noise + text.slice(at)
        const read = await readCardText(spoiled, tools)
        // Spaces and line breaks are not changes.
        expect(read.kind === 'refused' || isSameBytes(read.card.classId, period3.card.classId)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the six words of a class', () => {
  it('are from a list of 1,024 distinct, easy words', () => {
    expect(new Set(CARD_WORDS).size).toBe(1024)
    expect(CARD_WORDS.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([])
    expect([...CARD_WORDS].sort()).toEqual(CARD_WORDS)
  })

  it('depend on every bit of its id, permanently', () => {
    expect(sixWords(new Uint8Array(16))).toEqual(Array.from({ length: 6 }, () => 'acid'))
    expect(sixWords(new Uint8Array(16).fill(0xff))).toEqual(Array.from({ length: 6 }, () => 'zoo'))
    expect(sixWords(Uint8Array.from({ length: 16 }, (_, at) => at * 16))).toMatchInlineSnapshot(`
      [
        "acid",
        "deer",
        "anchor",
        "beetle",
        "falcon",
        "kite",
      ]
    `)
  })

  it('start with the five words of earlier cards and apps', () => {
    const shownBefore = ['acid', 'deer', 'anchor', 'beetle', 'falcon']
    expect(sixWords(Uint8Array.from({ length: 16 }, (_, at) => at * 16)).slice(0, 5)).toEqual(shownBefore)
  })

  it('change with each of the first sixty bits', () => {
    const words = sixWords(period3.card.classId).join(' ')
    for (let bit = 0; bit < 60; bit += 1) {
      const changed = flipped(period3.card.classId, Math.floor(bit / 8), 0x80 >> (bit % 8))
      expect(sixWords(changed).join(' ')).not.toBe(words)
    }
  })
})
