import { expect, it } from 'vitest'
import { entryTitle } from '../../../src/learning/session/entryTitle'
import { sampleManifest } from './sampleCurriculum'

it.each([
  ['lesson-completed', 'credit_2', 'Getting Out of Debt'],
  ['lesson-undone', 'foundations_1', 'Introduction to Money'],
  ['lesson-completed', 'foundations_99', 'An entry of another version of the course'],
  ['quiz-passed', 'taxes', 'Quiz: Taxes'],
  ['module-unlocked', 'credit', 'Module: Credit and Debt'],
  ['quiz-tried', 'gardening', 'An entry of another version of the course'],
  ['certificate-earned', 'foundations', 'Certificate: Financial Foundations'],
  ['certificate-earned', 'course', 'Certificate: The whole course'],
  ['brought-in', 'Ada', 'Learned before as Ada'],
] as const)('%s of %s is titled %j', (kind, subject, title) => {
  expect(entryTitle({ kind, subject }, sampleManifest)).toBe(title)
})
