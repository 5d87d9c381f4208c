import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inline, MarkedInline } from '../../../src/core/curriculum/blocks'
import { type LessonPart, prepareLesson, timeOf } from '../../../src/screens/lesson/prepareLesson'
import { emergencyFund, sampleLesson, ssiLimit } from './sampleLesson'

function inlinesOf(part: LessonPart): readonly (Inline | MarkedInline)[] {
  switch (part.kind) {
    case 'text':
    case 'callout':
      return part.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.inlines : block.items.flat()))
    case 'keyPoints':
      return part.points.flat().flatMap((block) => (block.kind === 'paragraph' ? block.inlines : block.items.flat()))
    case 'steps':
      return part.steps.flatMap((step) => step.inlines)
  }
}

describe('a prepared lesson', () => {
  const prepared = prepareLesson(sampleLesson, [ssiLimit], [emergencyFund])

  it('keeps the order of contract, section 4.4', () => {
    expect(prepared.parts.map((part) => part.kind)).toEqual([
      'text',
      'keyPoints',
      'text',
      'text',
      'callout',
      'callout',
      'steps',
    ])
    expect(prepared).toMatchObject({ title: 'Building an Emergency Fund', subtitle: 'A small cushion.' })
  })

  it('marks a glossary word once, at its first use', () => {
    const marked = prepared.parts.map((part) => inlinesOf(part).filter((inline) => inline.kind === 'term').length)
    expect(marked).toEqual([0, 1, 0, 0, 0, 0, 0])
  })

  it('marks no word that the lesson does not name', () => {
    const silent = prepareLesson({ ...sampleLesson, terms: [] }, [ssiLimit], [emergencyFund])
    expect(silent.parts.flatMap(inlinesOf).some((inline) => inline.kind === 'term')).toBe(false)
  })

  it('lists each dated figure once', () => {
    expect(prepared.figures).toEqual([ssiLimit])
    expect(prepareLesson(sampleLesson, [], [emergencyFund]).figures).toEqual([])
  })

  it('splits a step at its first colon only', () => {
    const steps = prepared.parts.flatMap((part) => (part.kind === 'steps' ? part.steps : []))
    expect(steps[0]).toMatchObject({ title: 'Add up essentials:' })
    expect(steps[0]?.inlines[0]).toEqual({ kind: 'text', text: 'one month: rent, heat and ' })
  })

  it('keeps a step without a title in one piece', () => {
    const bare = {
      ...sampleLesson,
      sections: [{ type: 'steps' as const, title: 'Practical Steps', steps: ['Call 211.'] }],
    }
    const [part] = prepareLesson(bare, [], []).parts
    expect(part).toMatchObject({ steps: [{ title: '', inlines: [{ kind: 'text', text: 'Call 211.' }] }] })
  })

  it('gives every part its own anchor', () => {
    const ids = prepared.parts.map((part) => part.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('reads any text without an error and loses no part', () => {
    const section = fc.record({
      type: fc.constantFrom('text' as const, 'content' as const, 'callout' as const, 'keyPoints' as const),
      title: fc.string(),
      content: fc.string({ unit: 'binary' }),
      items: fc.array(fc.string()),
    })
    fc.assert(
      fc.property(fc.array(section), (sections) => {
        const { parts } = prepareLesson({ ...sampleLesson, sections }, [ssiLimit], [emergencyFund])
        expect(parts).toHaveLength(sections.length)
      }),
    )
  })
})

describe('the time of a lesson', () => {
  const lesson = { ...sampleLesson, duration: '16 min' }
  it('separates reading time and worksheet time', () => {
    expect(timeOf({ ...lesson, sheet: { minutes: 10 } })).toBe('Read 6 min, do 10')
  })

  it.each([undefined, null, 'zzz', {}, { minutes: 'ten' }, { minutes: 16 }])(
    'is one number without a worksheet: %j',
    (sheet) => {
      expect(timeOf({ ...lesson, sheet })).toBe('16 min')
    },
  )
})
