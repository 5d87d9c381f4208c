import { expect, test } from 'vitest'
import { BOUND, growth } from './growth'

test('after three years of daily visits on five devices a document is below a fifth of what Firestore takes', () => {
  expect(growth(5).whole).toBeLessThan(BOUND)
})

test('ten devices that each know every answer stay below a third of it', () => {
  expect(growth(10).whole).toBeLessThan((5 / 3) * BOUND)
})
