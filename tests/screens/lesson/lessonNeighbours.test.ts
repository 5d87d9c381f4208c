import { describe, expect, it } from 'vitest'
import { fallbackManifest } from '../../core/curriculum/withWords'
import { neighboursOf } from '../../../src/screens/lesson/LessonNeighbours'
import { parseLessonId } from '../../../src/core/progress/ids'

const [sample] = fallbackManifest.modules
const [first] = sample?.lessons ?? []
if (sample === undefined || first === undefined) throw new Error('the fallback manifest has a lesson')
const lessons = [1, 2, 3].map((number) => {
  const id = parseLessonId(`saving_${number}`)
  if (id === undefined) throw new Error('a lesson id')
  return { ...first, id, title: `Lesson ${number}` }
})
const saving = { ...sample, lessons }

describe('the neighbors of a lesson', () => {
  it.each([
    { lesson: 'saving_1', number: 1, previous: undefined, next: 'saving_2' },
    { lesson: 'saving_2', number: 2, previous: 'saving_1', next: 'saving_3' },
    { lesson: 'saving_3', number: 3, previous: 'saving_2', next: 'quiz' },
    { lesson: 'saving_9', number: 0, previous: undefined, next: 'quiz' },
  ])('are right for $lesson', ({ lesson, number, previous, next }) => {
    const found = neighboursOf(saving, lesson)
    expect(found.number).toBe(number)
    expect(found.previous?.id).toBe(previous)
    expect(found.next === 'quiz' ? 'quiz' : found.next.id).toBe(next)
  })
})
