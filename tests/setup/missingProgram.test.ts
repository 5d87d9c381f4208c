import { expect, it } from 'vitest'
import { missingProgram } from '../../tools/setup/missingProgram.mjs'

it('names the first program that this system does not have', () => {
  expect(missingProgram(['hostname', 'no-such-program', 'nor-this-one'])).toBe('no-such-program')
  expect(missingProgram(['hostname'])).toBeUndefined()
})
