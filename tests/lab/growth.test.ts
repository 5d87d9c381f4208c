import { expect, test } from 'vitest'
import { BOUND, growth } from './growth'

test('after three years of daily visits on ten devices a document is below a fifth of what Firestore takes', () => {
  expect(growth(10).whole).toBeLessThan(BOUND)
})

test('it takes more than forty devices, each with every answer, to come to two thirds of it', () => {
  expect(growth(40).whole).toBeLessThan((10 / 3) * BOUND)
})
