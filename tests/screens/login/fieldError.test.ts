import { describe, expect, it } from 'vitest'
import type { AccountRefusal } from '../../../src/data/accounts/accounts'
import { fieldError, type LoginForm } from '../../../src/screens/login/fieldError'

describe('a service of accounts that refuses', () => {
  it.each<[LoginForm, AccountRefusal, string, RegExp]>([
    ['sign-in', 'offline', 'form', /^No connection: you can sign in on this device once you’re online, or start/],
    ['known', 'offline', 'form', /^No connection: you can sign in/],
    ['sign-in', 'service-unavailable', 'form', /Wait a few minutes and try again/],
    ['google', 'cancelled', 'form', /Nothing has changed/],
    ['google', 'popup-blocked', 'form', /Press Continue with Google again/],
    ['google', 'email-taken', 'form', /sign in with its password instead/],
    ['register', 'email-taken', 'email', /sign in instead/],
    ['reset', 'email-invalid', 'email', /whole e-mail address/],
    ['reset', 'offline', 'form', /^No connection: the message can be sent once you’re online\.$/],
    ['reset', 'service-unavailable', 'form', /^No message can be sent just now/],
  ])('%s, %s: at %s', (form, reason, field, text) => {
    const error = fieldError(form, reason)
    expect(error.field).toBe(field)
    expect(error.text).toMatch(text)
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
