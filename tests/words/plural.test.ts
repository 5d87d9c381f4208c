import { expect, it } from 'vitest'
import { plural } from '../../src/words/plural'

const forms = { one: 'one', other: 'other' }

it('picks the form by the rules of English', () => {
  const rules = new Intl.PluralRules('en-US')
  for (const count of [0, 1, 1.5, 2, 3, 5, 11, 21, 100, 101, 1_000, 49_001])
    expect(plural(count, forms), String(count)).toBe(rules.select(count))
})
