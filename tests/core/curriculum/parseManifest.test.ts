import { describe, expect, test } from 'vitest'
import { type Manifest, parseManifest } from '../../../src/core/curriculum/parseManifest'
import { fallbackManifest } from './withWords'
import { findLesson, findModule, syllabusOf } from '../../../src/core/curriculum/findLesson'
import type { LessonId, ModuleId } from '../../../src/core/progress/ids'

const [foundations] = fallbackManifest.modules
const [lesson] = foundations?.lessons ?? []
if (!foundations || !lesson) throw new Error('the fallback manifest has a lesson')

const second = { ...foundations, id: 'saving' as ModuleId, lessons: [{ ...lesson, id: 'saving_1' as LessonId }] }
const manifest: Manifest = { modules: [foundations, second] }

function reasonFor(change: (module: Record<string, unknown>) => unknown): string {
  const changed: Record<string, unknown> = structuredClone({ ...foundations })
  change(changed)
  const parsed = parseManifest({ modules: [changed] })
  return parsed.kind === 'invalid' ? parsed.reason : 'accepted'
}

describe('the manifest', () => {
  test('is read unchanged', () => {
    expect(parseManifest(manifest)).toEqual({ kind: 'valid', value: manifest })
  })

  test('may leave out the lesson type, because there is only one', () => {
    const { type: _type, ...untyped } = lesson
    const parsed = parseManifest({ modules: [{ ...foundations, lessons: [untyped] }] })
    expect(parsed).toEqual({ kind: 'valid', value: { modules: [{ ...foundations, lessons: [lesson] }] } })
  })

  test.each<[unknown, string]>([
    [null, 'expected Object'],
    [[], 'expected Object, got Array'],
    [{ modules: [] }, 'modules: no modules'],
    [{ modules: [foundations, foundations] }, 'the id foundations comes twice'],
    [{ modules: [foundations, { ...second, lessons: [lesson] }] }, 'the id foundations_1 comes twice'],
  ])('is invalid: %j', (value, reason) => {
    const parsed = parseManifest(value)
    expect(parsed.kind === 'invalid' && parsed.reason).toContain(reason)
  })

  test.each<[string, (module: Record<string, unknown>) => unknown, string]>([
    ['an id with a path', (it) => (it['id'] = '../x'), 'modules[0].id: not a module id'],
    ['a hostile id', (it) => (it['id'] = '__proto__'), 'modules[0].id: not a module id'],
    ['no title', (it) => delete it['title'], 'modules[0].title: expected'],
    ['an unknown difficulty', (it) => (it['difficulty'] = 'Hard'), 'modules[0].difficulty: expected'],
    ['lessons by name', (it) => (it['lessons'] = { a: lesson }), 'modules[0].lessons: expected Array'],
    [
      'a file elsewhere',
      (it) => (it['quiz'] = { ...foundations.quiz, contentFile: '../../secret.json' }),
      'modules[0].quiz.contentFile: not a file name',
    ],
    [
      'a file on another site',
      (it) => (it['lessons'] = [{ ...lesson, contentFile: '//other.example/x.json' }]),
      'modules[0].lessons[0].contentFile: not a file name',
    ],
    ['endless points', (it) => (it['lessons'] = [{ ...lesson, points: Infinity }]), 'modules[0].lessons[0].points'],
  ])('with %s is invalid and the reason names the field', (_case, change, reason) => {
    expect(reasonFor(change)).toContain(reason)
  })
})

describe('the fallback manifest', () => {
  test('is the one of contract, section 7.2', () => {
    expect(fallbackManifest.modules).toHaveLength(1)
    expect(foundations).toMatchObject({
      id: 'foundations',
      title: 'Financial Foundations',
      duration: '4 weeks',
      difficulty: 'Beginner',
      color: 'orange',
      lessons: [
        {
          id: 'foundations_1',
          title: 'Introduction to Money Management',
          type: 'reading',
          duration: '15 min',
          points: 100,
          contentFile: 'foundations_1.json',
        },
      ],
      quiz: { id: 'foundations_quiz', duration: '10 min', points: 200 },
    })
  })

  test('is valid', () => {
    expect(parseManifest(fallbackManifest)).toEqual({ kind: 'valid', value: fallbackManifest })
  })
})

describe('a lookup', () => {
  test('finds a lesson with its module', () => {
    expect(findLesson(manifest, 'saving', 'saving_1')).toEqual({ module: second, lesson: second.lessons[0] })
    expect(findModule(manifest, 'saving')).toBe(second)
  })

  test.each([
    ['saving', 'saving_2'],
    ['saving', 'foundations_1'],
    ['taxes', 'saving_1'],
    ['', ''],
    ['__proto__', 'constructor'],
  ])('returns null for %s/%s', (moduleId, lessonId) => {
    expect(findLesson(manifest, moduleId, lessonId)).toBeNull()
  })

  test('returns null for an unknown module', () => {
    expect(findModule(manifest, 'taxes')).toBeNull()
  })
})

test('the syllabus has only the manifest fields that progress needs', () => {
  expect(syllabusOf(manifest)).toEqual({
    modules: [
      { id: 'foundations', difficulty: 'Beginner', lessons: ['foundations_1'], passingScore: 70 },
      { id: 'saving', difficulty: 'Beginner', lessons: ['saving_1'], passingScore: 70 },
    ],
  })
})
