import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertLesson } from './withWords'
import type { LessonSection } from '../../../src/core/curriculum/curriculum'
import { parseLesson } from './withWords'
import { anyRawLesson, wholeLesson } from './rawLessons'

function sectionsOf(value: unknown): readonly LessonSection[] {
  const parsed = parseLesson(value)
  if (parsed.kind === 'invalid') throw new Error(parsed.reason)
  return parsed.value.sections
}

describe('a converted lesson', () => {
  test('is hero, introduction, Key Takeaways, texts, callouts, Practical Steps', () => {
    expect(sectionsOf(wholeLesson)).toEqual([
      { type: 'hero', title: 'Plan', subtitle: 'You will have one.', image: 'barn' },
      { type: 'text', content: 'Welcome.' },
      { type: 'keyPoints', title: 'Key Takeaways', items: ['Plan ahead.'] },
      { type: 'text', title: 'One', content: 'First.', table: wholeLesson.content.sections[0]?.table },
      { type: 'text', title: 'Two', content: 'Second.', bars: wholeLesson.content.sections[1]?.bars },
      { type: 'callout', title: 'Careful', content: 'A trap.', color: 'red', after: 'One' },
      { type: 'callout', title: 'Try', content: 'A tip.', color: 'blue' },
      { type: 'callout', title: 'Know', content: 'A fact.', color: 'green' },
      { type: 'steps', title: 'Practical Steps', steps: ['Call: Ask 211.', 'Write: One line.'] },
    ])
  })

  test('keeps the state topic of a section, even without other content', () => {
    const named = (local: unknown) => sectionsOf({ content: { sections: [{ title: 'A', content: 'B', local }] } })
    expect(named('loans')).toEqual([{ type: 'text', title: 'A', content: 'B', local: 'loans' }])
    for (const none of [undefined, null, 7, {}])
      expect(named(none)).toEqual([{ type: 'text', title: 'A', content: 'B' }])
  })

  const decide = { id: 'decide-saving_1-1', question: 'What?', options: ['A', 'B'], correct: 1, why: ['No.', 'So.'] }
  const more = { title: 'More', content: 'Details.' }

  test('keeps folds and questions with their section and the steps', () => {
    const section = { title: 'One', content: 'First.', more, decide }
    const practicalSteps = [{ title: 'Call', description: 'Ask.' }]
    expect(sectionsOf({ content: { sections: [section], practicalSteps, decide } })).toEqual([
      { type: 'text', ...section },
      { type: 'steps', title: 'Practical Steps', steps: ['Call: Ask.'], decide },
    ])
  })

  test.each([
    ['a question without a right option', { decide: { ...decide, correct: 2 } }],
    ['a question with a text too few', { decide: { ...decide, why: ['No.'] } }],
    ['a fold without a text', { more: { title: 'More' } }],
  ])('stays readable without %s', (_case, damaged) => {
    expect(sectionsOf({ content: { sections: [{ content: 'First.', ...damaged }] } })).toEqual([
      { type: 'text', content: 'First.' },
    ])
  })

  test('does not depend on the order of parts in the file', () => {
    const turned = Object.fromEntries(Object.entries(wholeLesson.content).toReversed())
    expect(sectionsOf({ content: turned })).toEqual(sectionsOf(wholeLesson))
  })

  test.each([
    ['warning', 'red'],
    ['tip', 'blue'],
    ['info', 'green'],
    ['Warning', 'green'],
    [undefined, 'green'],
    [null, 'green'],
  ])('gives a callout of type %s the color %s', (type, color) => {
    expect(sectionsOf({ content: { callouts: [{ title: 'A', content: 'B', type }] } })).toEqual([
      { type: 'callout', title: 'A', content: 'B', color },
    ])
  })
})

describe('a parsed lesson', () => {
  test('keeps all fields besides its content', () => {
    const { content: _content, ...rest } = wholeLesson
    expect(parseLesson(wholeLesson)).toMatchObject({ kind: 'valid', value: rest })
  })

  test('has defaults for missing fields', () => {
    expect(parseLesson({ content: { introduction: 'Hi.' } })).toEqual({
      kind: 'valid',
      value: {
        title: 'Lesson',
        type: 'reading',
        duration: '15 min',
        points: 100,
        sections: [{ type: 'text', content: 'Hi.' }],
        objectives: [],
        standards: [],
        terms: [],
        disclaimers: [],
      },
    })
  })

  test('keeps its ready sections unchanged and ignores other content', () => {
    const sections = [
      { type: 'content', content: 'As it is.' },
      { type: 'hero', title: 'Late' },
    ]
    expect(sectionsOf({ ...wholeLesson, sections })).toEqual(sections)
  })

  test('has no missing, null or blank parts', () => {
    const blank = {
      hero: {},
      introduction: ' ',
      keyPoints: [],
      sections: [{ title: '' }],
      callouts: [{}],
      practicalSteps: [{ title: ' ' }],
    }
    expect(sectionsOf({ content: { ...blank, keyPoints: ['One.', ' '] } })).toEqual([
      { type: 'keyPoints', title: 'Key Takeaways', items: ['One.'] },
    ])
  })

  test('shows a step without a description by its title', () => {
    expect(sectionsOf({ content: { practicalSteps: [{ title: 'Call' }] } })[0]?.steps).toEqual(['Call'])
  })

  test('has no unknown fields', () => {
    const parsed = parseLesson({ content: { introduction: 'Hi.', script: 'x' }, __proto__: { points: 5 }, owner: 'x' })
    expect(JSON.stringify(parsed)).not.toMatch(/script|owner/)
  })
})

describe('an invalid lesson', () => {
  test.each<[unknown, string]>([
    [null, 'expected Object, got null'],
    [[], 'expected Object, got Array'],
    ['text', 'expected Object, got "text"'],
    [{}, 'content: nothing to read'],
    [{ content: {} }, 'content: nothing to read'],
    [{ sections: [] }, 'content: nothing to read'],
    [{ content: 'text' }, 'content: expected'],
    [{ content: { introduction: 5 } }, 'content.introduction: expected string, got 5'],
    [{ content: { keyPoints: 'one' } }, 'content.keyPoints: expected Array'],
    [{ content: { sections: [{}, { title: {} }] } }, 'content.sections[1].title: expected string'],
    [{ ...wholeLesson, points: -1 }, 'points: below 0'],
    [{ ...wholeLesson, points: '50' }, 'points: expected number, got "50"'],
    [{ ...wholeLesson, type: 'video' }, 'type: expected "reading", got "video"'],
    [{ ...wholeLesson, terms: [1] }, 'terms[0]: expected string'],
    [{ sections: [{ type: 'script' }] }, 'sections[0].type: expected'],
    [
      {
        content: {
          sections: [
            { bars: { caption: '', unit: '', items: [{ label: '', parts: [{ label: '', value: Infinity }] }] } },
          ],
        },
      },
      'content.sections[0].bars.items[0].parts[0].value: not a finite number',
    ],
  ])('has a reason that names its field: %j', (value, reason) => {
    const parsed = parseLesson(value)
    expect(parsed.kind === 'invalid' && parsed.reason).toContain(reason)
  })

  test('has a short reason even for a long value', () => {
    const parsed = parseLesson('x'.repeat(100_000))
    expect(parsed.kind === 'invalid' && parsed.reason.length).toBeLessThanOrEqual(200)
  })
})

describe('any lesson', () => {
  test('with the right types converts, keeps every text and keeps the order', () => {
    const order = ['hero', 'text', 'keyPoints', 'text', 'callout', 'steps']
    fc.assert(
      fc.property(anyRawLesson, (raw) => {
        const { sections } = convertLesson(raw)
        if (raw.sections) {
          expect(sections).toHaveLength(raw.sections.length)
          return
        }
        let place = 0
        for (const { type } of sections) {
          const next = order.indexOf(type, place)
          expect(next).toBeGreaterThanOrEqual(place)
          place = next
        }
        const shown = JSON.stringify(sections)
        for (const text of [raw.content?.introduction, ...(raw.content?.keyPoints ?? [])]) {
          if (text?.trim()) expect(shown).toContain(JSON.stringify(text))
        }
        expect(sections.flatMap((section) => Object.values(section))).not.toContain(null)
      }),
    )
  })

  test('of any kind is valid or has a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ content: fc.jsonValue() }), anyRawLesson), (value) => {
        const parsed = parseLesson(value)
        if (parsed.kind === 'valid') expect(parsed.value.sections.length).toBeGreaterThan(0)
        else expect(parsed.reason).not.toBe('')
      }),
    )
  })
})
