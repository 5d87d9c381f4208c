import { expect, it, vi } from 'vitest'
import { contentWords } from '#words/content'
import { fallbackManifest, fallbackQuiz } from '../../../src/core/curriculum/fallbacks'
import { syllabusOf } from '../../../src/core/curriculum/findLesson'
import { parseQuiz } from '../../../src/core/curriculum/parseQuiz'
import { achievements } from '../../../src/core/progress/achievements'
import { awardCertificates } from '../../../src/core/progress/certificates'
import { isInCourse } from '../../../src/core/progress/course'
import { coursePoints } from '../../../src/core/progress/points'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { completed, learner, tried } from '../../session/sampleCurriculum'

/* A course of two modules, without a course certificate, that is passed with 60%. */
vi.mock('#course', () => ({
  default: {
    locks: { rule: 'open' },
    passingScore: 60,
    certificates: { modules: true, course: false },
    modules: [
      { id: 'taxes', level: 'Advanced', lessonPoints: 40, quizPoints: 90, lessons: ['taxes_4', 'taxes_1'] },
      { id: 'harvest', level: 'Beginner', lessonPoints: 75, quizPoints: 125, lessons: ['harvest_1'] },
    ],
    retired: { lessons: {}, quizzes: {} },
  },
}))

const sample = fallbackManifest(contentWords)
const syllabus = syllabusOf(sample)

it('knows the lessons of this course only', () => {
  expect(['taxes_4', 'harvest_1', 'taxes_2', 'foundations_1', 'taxes', ''].filter(isInCourse)).toEqual([
    'taxes_4',
    'harvest_1',
  ])
})

it('shows the first module when the list of lessons can’t be read', () => {
  const [module] = sample.modules
  expect(module).toMatchObject({ id: 'taxes', title: 'First module', difficulty: 'Advanced', icon: 'taxes' })
  expect(module?.lessons).toMatchObject([{ id: 'taxes_4', title: 'First lesson', contentFile: 'taxes_4.json' }])
  expect(module?.quiz).toMatchObject({ id: 'taxes_quiz', contentFile: 'taxes_quiz.json' })
})

it('has the passing score of the course', () => {
  const { passingScore, ...quiz } = fallbackQuiz(contentWords)
  expect(passingScore).toBe(60)
  expect(parseQuiz(quiz, contentWords)).toMatchObject({ value: { passingScore: 60 } })
  expect(syllabus.modules).toMatchObject([{ passingScore: 60 }])
})

it('awards no certificate of a kind that the course doesn’t give', () => {
  const awarded = awardCertificates(tried(completed(learner(), 'taxes_4'), 'taxes', 90), syllabus)
  expect(awarded).toMatchObject({ document: { certificates: { taxes: expect.any(String) } } })
  expect(awarded).not.toHaveProperty('document.certificates.course')
})

function achieved(document: ProgressDocument, isEarned: boolean): readonly string[] {
  return achievements(document, syllabus, undefined)
    .filter((one) => one.isEarned === isEarned)
    .map(({ id }) => id)
}

it('sets no goal that the course can’t reach', () => {
  expect(coursePoints).toBe(370)
  expect(achieved(learner(), false).filter((id) => id.startsWith('points'))).toEqual([])
  const rich = { ...completed(learner(), ...Array.from({ length: 10 }, (_, at) => `credit_${at + 1}`)) }
  expect(achieved(rich, true)).toContain('points-1000')
})

it('keeps achievements of modules that are gone', () => {
  const earlier = { ...tried(learner(), 'credit', 100), certificates: { credit: '', course: '' } }
  const earned = achieved(earlier, true)
  expect(earned).toEqual(['module-credit', 'first-quiz', 'perfect-score'])
})
