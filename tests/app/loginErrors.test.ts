import { loginWords } from '#words/login'
import { describe, expect, it } from 'vitest'
import type { AccountRefusal } from '../../src/data/accounts/accounts'
import { fieldError, type LoginForm } from '../../src/screens/login/fieldError'

describe('a rejected sign-in', () => {
  it.each<[LoginForm, AccountRefusal, string, RegExp]>([
    ['sign-in', 'no-match', 'password', /^That email and password don’t match\. Check both, then try again\.$/],
    ['sign-in', 'email-invalid', 'email', /full email address/],
    ['known', 'no-match', 'password', /^That password doesn’t match\. Try again\.$/],
    ['register', 'email-taken', 'email', /Sign in instead/],
    ['register', 'name-missing', 'name', /^Enter your name\.$/],
    ['register', 'password-short', 'password', /at least 8 characters/],
    ['register', 'age-unconfirmed', 'age', /13 or older/],
    ['device', 'name-missing', 'name', /^Enter your first name\.$/],
    ['sign-in', 'unreachable', 'form', /start learning without an account/],
    ['device', 'storage-full', 'form', /out of space/],
    ['device', 'storage-refused', 'form', /private window/],
  ])('%s, %s: at the field %s', (form, reason, field, text) => {
    const error = fieldError(form, reason)
    expect(error.field).toBe(field)
    expect(error.text).toMatch(text)
  })

  it('reveals whether an email is registered only during registration', () => {
    const telling = Object.entries(loginWords.errors).filter(([, text]) =>
      /already|no account|not registered|unknown/i.test(text),
    )
    expect(telling.map(([reason]) => reason)).toEqual(['email-taken'])
  })
})
