import * as fc from 'fast-check'
import type { RawLesson } from '../../../src/core/curriculum/parseLesson'

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const parts = <T extends object>(shape: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(shape, { requiredKeys: [] })
const text = fc.string()
const texts = fc.array(text, { maxLength: 4 })
const table = fc.record({
  caption: text,
  columns: fc.array(fc.record({ label: text, kind: fc.constantFrom('text' as const, 'number' as const) })),
  rows: fc.array(texts),
  total: fc.constantFrom(true, false, null),
})
const bars = fc.record({
  caption: text,
  unit: text,
  items: fc.array(fc.record({ label: text, parts: fc.array(fc.record({ label: text, value: fc.integer() })) })),
})

/** Any lesson file with the right types, with any of its parts missing or null. */
export const anyRawLesson: fc.Arbitrary<RawLesson> = parts({
  title: maybe(text),
  type: maybe(fc.constant('reading' as const)),
  duration: maybe(text),
  points: maybe(fc.nat({ max: 1000 })),
  objectives: maybe(texts),
  standards: maybe(texts),
  terms: maybe(texts),
  disclaimers: maybe(texts),
  sections: maybe(
    fc.array(
      fc.record({
        type: fc.constantFrom('hero' as const, 'text' as const, 'callout' as const, 'content' as const),
        title: maybe(text),
        items: maybe(texts),
        table: maybe(table),
      }),
      { maxLength: 3 },
    ),
  ),
  content: maybe(
    parts({
      hero: maybe(parts({ title: maybe(text), subtitle: maybe(text), image: maybe(text) })),
      introduction: maybe(text),
      keyPoints: maybe(texts),
      sections: maybe(
        fc.array(parts({ title: maybe(text), content: maybe(text), table: maybe(table), bars: maybe(bars) })),
      ),
      callouts: maybe(
        fc.array(
          parts({
            title: maybe(text),
            content: maybe(text),
            type: maybe(fc.constantFrom('warning', 'tip', 'info', 'Warning')),
            after: maybe(text),
          }),
        ),
      ),
      practicalSteps: maybe(fc.array(parts({ title: maybe(text), description: maybe(text) }))),
    }),
  ),
})

/** A lesson with every part, as an author writes it. */
export const wholeLesson = {
  title: 'A Plan',
  type: 'reading',
  duration: '20 min',
  points: 50,
  objectives: ['Make a plan.'],
  standards: ['SP 12-1'],
  terms: ['budget'],
  disclaimers: ['General education.'],
  content: {
    hero: { title: 'Plan', subtitle: 'You will have one.', image: 'barn' },
    introduction: 'Welcome.',
    keyPoints: ['Plan ahead.'],
    sections: [
      {
        title: 'One',
        content: 'First.',
        table: {
          caption: 'A month',
          columns: [
            { label: 'Entry', kind: 'text' },
            { label: 'Dollars', kind: 'number' },
          ],
          rows: [['All', '$5']],
          total: true,
        },
      },
      {
        title: 'Two',
        content: 'Second.',
        bars: { caption: 'Jars', unit: 'dollars', items: [{ label: 'Small', parts: [{ label: 'Saved', value: 20 }] }] },
      },
    ],
    callouts: [
      { title: 'Careful', content: 'A trap.', type: 'warning', after: 'One' },
      { title: 'Try', content: 'A tip.', type: 'tip' },
      { title: 'Know', content: 'A fact.', type: 'info' },
    ],
    practicalSteps: [
      { title: 'Call', description: 'Ask 211.' },
      { title: 'Write', description: 'One line.' },
    ],
  },
}
