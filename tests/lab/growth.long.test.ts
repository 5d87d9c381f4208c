import { expect, test } from 'vitest'
import { BOUND, grownBytes } from './growth'

test('keeps a grown document below a fifth of Firestore’s limit', () => {
  expect(grownBytes(10)).toBeLessThan(BOUND)
})

test('needs over forty devices to reach two thirds of Firestore’s limit', () => {
  expect(grownBytes(40)).toBeLessThan((10 / 3) * BOUND)
})
