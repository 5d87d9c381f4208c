import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateNumber } from '../../../src/core/progress/certificateNumber'
import { certificateOf, COURSE_CERTIFICATE } from '../../../src/core/progress/certificates'
import { type LearnerId, parseLearnerId } from '../../../src/core/progress/ids'
import { moduleId } from './samples'

const SAVING = certificateOf(moduleId('saving'))
const owners = fc.uuid().map((id) => id as LearnerId)

test('the number of a certificate is the same on every device, always', () => {
  const maya = parseLearnerId('0b0f7a3e-3f86-4a53-9a0e-0c6a6f0f8a11')
  if (maya === undefined) throw new Error('a learner id')
  expect([certificateNumber(maya, SAVING), certificateNumber(maya, COURSE_CERTIFICATE)]).toEqual([
    '87V9-R7WZ',
    'T8ZA-72X6',
  ])
})

test('the number of a certificate has eight easily read characters', () => {
  fc.assert(
    fc.property(owners, (owner) => {
      expect(certificateNumber(owner, SAVING)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    }),
  )
})

test('the number of a certificate depends on learner and certificate', () => {
  const numbers = Array.from({ length: 5000 }, (_, at) => certificateNumber(`learner-${at}` as LearnerId, SAVING))
  expect(new Set(numbers).size).toBe(numbers.length)
  fc.assert(
    fc.property(owners, (owner) => {
      expect(certificateNumber(owner, SAVING)).not.toBe(certificateNumber(owner, COURSE_CERTIFICATE))
    }),
  )
})
