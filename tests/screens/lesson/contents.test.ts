import { describe, expect, it } from 'vitest'
import { contentsOf } from '../../../src/screens/lesson/contents'
import { groupCallouts, type LessonPart, prepareLesson } from '../../../src/screens/lesson/prepareLesson'
import { sampleLesson } from './sampleLesson'

const { parts } = prepareLesson(sampleLesson, [], [])

describe('the contents of a lesson', () => {
  it('list its headings, without introduction or callouts', () => {
    expect(contentsOf(parts).map((entry) => entry.title)).toEqual([
      'Key Takeaways',
      'How much is enough?',
      'Targets',
      'Practical Steps',
    ])
  })

  it('link to the parts they name', () => {
    const ids = new Set(parts.map((part) => part.id))
    for (const entry of contentsOf(parts)) expect(ids.has(entry.id)).toBe(true)
  })
})

describe('callouts', () => {
  it('that follow each other are grouped in place', () => {
    const groups = groupCallouts(parts)
    expect(groups.map((group) => group.kind)).toEqual(['part', 'part', 'part', 'part', 'callouts', 'part'])
    const flat = groups.flatMap((group): readonly LessonPart[] =>
      group.kind === 'part' ? [group.part] : group.callouts,
    )
    expect(flat).toEqual(parts)
  })
})
