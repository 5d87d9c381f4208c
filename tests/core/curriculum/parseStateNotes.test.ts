import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStateNotes } from '../../../src/core/curriculum/parseStateNotes'
import { ELSEWHERE, isPlace, otherText, parseStates, stateName } from '../../../src/core/curriculum/parseStates'
import states from '../../../src/core/curriculum/states.json'

const note = {
  state: 'OH',
  text: 'Keep your pay. Ask the court.',
  site: 'ohio.gov/pay',
  source: 'Ohio Revised Code 2329.66',
  url: 'https://codes.ohio.gov/2329.66',
  sourceDated: '2025-06',
  readOn: '2026-11-26',
}
const file = { topic: 'garnishment', notes: [note] }

describe('the notes of a topic', () => {
  test('are read unchanged', () => {
    const whole = {
      topic: 'garnishment',
      notes: [
        note,
        {
          ...note,
          state: 'IA',
          sourceDated: 'undated',
          phone: '800-555-0199',
          federal: true,
          phones: [{ phone: '515-555-0123', url: 'http://iowa.gov/' }],
        },
      ],
    }
    expect(parseStateNotes(whole)).toEqual({ kind: 'valid', value: whole })
  })

  test.each<[unknown, string]>([
    [null, 'expected Object'],
    [[], 'expected Object, got Array'],
    [{ topic: 'garnishment' }, 'notes'],
    [{ ...file, notes: [note, note] }, 'a state comes twice'],
    [{ ...file, notes: [{ ...note, text: ' ' }] }, 'notes[0].text: empty text'],
    [{ ...file, notes: [{ ...note, phone: '555-0199' }] }, 'notes[0].phone: not a phone number'],
    [{ ...file, notes: [{ ...note, phones: [{ phone: '800-555-0199' }] }] }, 'notes[0].phones[0].url'],
    [{ ...file, notes: [{ ...note, site: 'javascript:alert(1)' }] }, 'notes[0].site: not a site'],
    [{ ...file, notes: [{ ...note, site: 'https://ohio.gov' }] }, 'notes[0].site: not a site'],
    [{ ...file, notes: [{ ...note, url: 'javascript:alert(1)' }] }, 'notes[0].url: not an address'],
    [{ ...file, notes: [{ ...note, sourceDated: 'last year' }] }, 'notes[0].sourceDated: neither a date nor undated'],
    [{ ...file, notes: [{ ...note, readOn: '' }] }, 'notes[0].readOn: not a date'],
    [{ ...file, notes: [{ ...note, federal: false }] }, 'notes[0].federal'],
  ])('rejects %j', (value, reason) => {
    expect(parseStateNotes(value)).toEqual({ kind: 'invalid', reason: expect.stringContaining(reason) })
  })

  test('never throw for any value', () => {
    const fields = fc.record(Object.fromEntries(Object.keys(note).map((key) => [key, fc.anything()])))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ topic: fc.anything(), notes: fc.array(fields) })), (value) => {
        expect(['valid', 'invalid']).toContain(parseStateNotes(value).kind)
      }),
    )
  })

  test('lead only to web addresses and phone numbers', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.domain(),
      fc.constantFrom('javascript:1', 'data:,', '800-555-0199'),
    )
    fc.assert(
      fc.property(text, text, text, (site, url, phone) => {
        const parsed = parseStateNotes({ ...file, notes: [{ ...note, site, url, phone }] })
        if (parsed.kind === 'invalid') return
        expect(new URL(`https://${site}`).protocol).toBe('https:')
        expect(new URL(url).protocol).toMatch(/^https?:$/)
        expect(phone).toMatch(/^[\d-]{12}$/)
      }),
    )
  })
})

describe('the guide to the states', () => {
  const parsed = parseStates(states)
  if (parsed.kind === 'invalid') throw new Error(parsed.reason)
  const guide = parsed.value

  test('has a text for other places in every topic', () => {
    for (const { id } of guide.topics) {
      const text = otherText(guide, id)
      expect(text).not.toBe('')
      expect(guide.states.filter(({ name }) => text.includes(name))).toEqual([])
    }
    expect(otherText(guide, 'hunting')).toBe('')
  })

  test('knows its states, and other places', () => {
    expect(isPlace(guide, 'KS') && isPlace(guide, ELSEWHERE)).toBe(true)
    expect(isPlace(guide, 'TX') || isPlace(guide, null)).toBe(false)
    expect(stateName(guide, 'KS')).toBe('Kansas')
    expect(stateName(guide, ELSEWHERE)).toBeUndefined()
  })

  test('rejects a state or a topic that comes twice', () => {
    const { states: all, topics } = guide
    const twice = (change: object) => parseStates({ ...guide, ...change })
    expect(twice({ states: [...all, ...all] })).toEqual({ kind: 'invalid', reason: 'a state comes twice' })
    expect(twice({ topics: [...topics, ...topics] })).toEqual({ kind: 'invalid', reason: 'a topic comes twice' })
  })
})
