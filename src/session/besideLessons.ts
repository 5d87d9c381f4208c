import { isInCourse } from '../core/progress/course'

/** The *Before you sign* card that applies a lesson's rule, by lesson id. A lesson does not load the cards themselves. */
export const signCardOf: Readonly<Record<string, string>> = {
  credit_1: 'loan',
  real_estate_1: 'lease',
  credit_3: 'card',
  foundations_6: 'car',
  entrepreneurship_1: 'job',
  banking_4: 'scam',
}

/** Whether the course has the lesson of any card. */
export const areCardsOffered = Object.keys(signCardOf).some(isInCourse)

/** The lessons that teach a skill to practice. Only the screens for practice load the skills. */
export const practicedLessons: readonly string[] = [
  'foundations_2',
  'foundations_3',
  'foundations_7',
  'saving_1',
  'saving_2',
  'saving_4',
  'saving_5',
  'credit_1',
  'credit_3',
  'credit_4',
  'credit_5',
  'investing_4',
  'entrepreneurship_2',
  'real_estate_1',
  'real_estate_2',
  'retirement_1',
  'retirement_2',
  'taxes_1',
]

/** Whether the course has the lesson of any skill. */
export const isPracticeOffered = practicedLessons.some(isInCourse)
