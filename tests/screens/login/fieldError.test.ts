import { describe, expect, it } from 'vitest'
import type { AccountRefusal } from '../../../src/data/accounts/accounts'
import { fieldError, type LoginForm } from '../../../src/screens/login/fieldError'

describe('a rejection by the account service', () => {
  it.each<[LoginForm, AccountRefusal, string, RegExp]>([
    ['sign-in', 'unreachable', 'form', /^We couldn’t reach the account service\..*start learning without an account/],
    ['known', 'bad-answer', 'form', /^This network answered instead of the account service\./],
    ['register', 'damaged', 'form', /^The account service didn’t respond correctly\./],
    ['sign-in', 'service-unavailable', 'form', /Try again in a few minutes/],
    ['google', 'cancelled', 'form', /Nothing was changed/],
    ['google', 'popup-blocked', 'form', /Choose “Continue with Google” again/],
    ['google', 'email-taken', 'form', /Sign in with its password instead/],
    ['register', 'email-taken', 'email', /Sign in instead/],
    ['reset', 'email-invalid', 'email', /full email address/],
    ['reset', 'unreachable', 'form', /^We couldn’t reach the account service\..*try another network\.$/],
    ['reset', 'bad-answer', 'form', /^This network answered instead of the account service\..*Try another network\.$/],
    ['reset', 'service-unavailable', 'form', /^We can’t send a link right now/],
  ])('%s, %s: at %s', (form, reason, field, text) => {
    const error = fieldError(form, reason)
    expect(error.field).toBe(field)
    expect(error.text).toMatch(text)
    expect(error.text).not.toMatch(/offline/)
  })
})

it.each([
  [30_000, 'Wait 30 seconds,'],
  [800, 'Wait 1 second,'],
  [90_000, 'Wait 90 seconds,'],
  [91_000, 'Wait 2 minutes,'],
  [900_000, 'Wait 15 minutes,'],
])('says how long to wait after too many wrong passwords: %i ms', (waitMs, text) => {
  expect(fieldError('known', 'wait', waitMs)).toMatchObject({ field: 'password', text: expect.stringContaining(text) })
})
