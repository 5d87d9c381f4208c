import { expect, test } from 'vitest'
import { BOUND, growth } from './growth'

test('keeps a grown document below a fifth of Firestore’s limit', () => {
  expect(growth(10).whole).toBeLessThan(BOUND)
})

test('needs over forty devices to reach two thirds of Firestore’s limit', () => {
  expect(growth(40).whole).toBeLessThan((10 / 3) * BOUND)
})
