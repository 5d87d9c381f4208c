import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkContact, contactLimits, lengthOf } from '../../src/pages/contact/contactFields'
import { mailtoAddress } from '../../src/pages/contact/contactFields'
import { problemText } from '../../src/pages/contact/contactFields'

const written = { name: 'Ada', subject: 'A wrong figure', message: 'Lesson 2 says 7%.' }

describe('the fields of the contact form', () => {
  it('are trimmed, and otherwise unchanged', () => {
    expect(checkContact({ name: '  Ada ', subject: 'A  wrong\tfigure', message: '\r\nOne\r\nTwo\n' })).toEqual({
      kind: 'valid',
      fields: { name: 'Ada', subject: 'A wrong figure', message: 'One\nTwo' },
    })
  })

  it('each report what is missing', () => {
    expect(checkContact({ name: ' ', subject: '\t', message: '\n\n' })).toEqual({
      kind: 'invalid',
      problems: { name: 'name-missing', subject: 'subject-missing', message: 'message-missing' },
    })
  })

  it.each(['name', 'subject', 'message'] as const)(
    'report that the %s is too long, one character beyond its limit',
    (field) => {
      const limit = contactLimits[field]
      expect(checkContact({ ...written, [field]: 'x'.repeat(limit) }).kind).toBe('valid')
      const long = { ...written, [field]: 'x'.repeat(limit + 1) }
      expect(checkContact(long)).toEqual({ kind: 'invalid', problems: { [field]: `${field}-long` } })
      expect(problemText(`${field}-long`, long)).toContain(limit.toLocaleString('en-US'))
    },
  )

  it('name the fix in numbers', () => {
    const over = { ...written, message: 'x'.repeat(contactLimits.message + 1) }
    expect(problemText('message-long', over)).toContain('Shorten it by 1 character ')
    expect(problemText('message-long', { ...over, message: `${over.message}xx ` })).toContain('by 3 characters')
    expect(problemText('name-missing', written)).toMatch(/^Enter your name/)
  })

  it('count characters as a writer does', () => {
    expect(lengthOf('🌾')).toBe(1)
  })
})

describe('the address that opens the mail program', () => {
  it('has subject and message, with the line ends of email', () => {
    expect(mailtoAddress('hello@example.org', { name: 'Ada', subject: 'Q & A?', message: 'One\nTwo' })).toBe(
      'mailto:hello@example.org?subject=Q%20%26%20A%3F&body=One%0D%0ATwo%0D%0A%0D%0AAda',
    )
  })

  it('encodes any text inside its part', () => {
    const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(anything, anything, anything, (name, subject, message) => {
        const checked = checkContact({ name, subject, message })
        if (checked.kind === 'invalid') return
        const address = mailtoAddress('hello@example.org', checked.fields)
        expect(address).toMatch(/^mailto:hello@example\.org\?subject=[^&#?]*&body=[^&#?]*$/)
        const parameters = new URLSearchParams(address.slice(address.indexOf('?')).replaceAll('+', '%2B'))
        expect(parameters.get('subject')).toBe(checked.fields.subject)
        expect(parameters.get('body')).toBe(
          `${checked.fields.message}\n\n${checked.fields.name}`.replaceAll('\n', '\r\n'),
        )
        expect(checked.fields.subject).not.toMatch(/[\r\n]/)
      }),
    )
  })

  it('never splits a character', () => {
    const checked = checkContact({ ...written, message: 'half \ud83c of one' })
    expect(checked).toMatchObject({ kind: 'valid', fields: { message: 'half  of one' } })
  })
})
