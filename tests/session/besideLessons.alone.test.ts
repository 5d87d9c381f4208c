import { expect, it, vi } from 'vitest'
import { areCardsOffered, isPracticeOffered } from '../../src/session/besideLessons'
import { skills } from '../../src/screens/skill-practice/skills'

/* A course without a lesson about signing, and with one lesson that teaches skills. */
vi.mock('#course', () => ({
  default: {
    locks: { rule: 'open' },
    passingScore: 70,
    certificates: { modules: true, course: true },
    modules: [{ id: 'taxes', level: 'Beginner', lessonPoints: 40, quizPoints: 90, lessons: ['taxes_4', 'taxes_1'] }],
    retired: { lessons: {}, quizzes: {} },
  },
}))

it('offers only skills and cards whose lesson is in the course', () => {
  expect(skills.map(({ id }) => id)).toEqual(['income-tax', 'tax-on-raise'])
  expect({ areCardsOffered, isPracticeOffered }).toEqual({ areCardsOffered: false, isPracticeOffered: true })
})
