import { describe, expect, it } from 'vitest'
import { cleanName, firstNameOf, nameOf } from '../../../src/data/accounts/learnerName'

describe('the name of a user', () => {
  it.each([
    ['Maya Larsen', 'maya@example.org', 'Maya Larsen'],
    ['', 'maya.l@example.org', 'maya.l'],
    ['  ', '', 'User'],
    ['', '@example.org', 'User'],
  ])('comes from display name %j and address %j: %s', (displayName, email, name) => {
    expect(nameOf({ displayName, email })).toBe(name)
  })

  it('is stored and shown without hidden characters', () => {
    const typed = ' Maya\u202e\nLarsen\u3164\u{e0041}\u200b'
    expect(cleanName(typed)).toBe('Maya Larsen')
    expect(nameOf({ displayName: typed, email: '' })).toBe('Maya Larsen')
    expect(nameOf({ displayName: '\u3164', email: '\u202emaya@example.org' })).toBe('maya')
  })

  it('is cut between characters', () => {
    expect(cleanName('🌾'.repeat(50), 40)).toBe('🌾'.repeat(40))
    expect(cleanName('\u0007\n')).toBeUndefined()
    expect([firstNameOf('Maya Larsen'), firstNameOf('  '), firstNameOf('Ana')]).toEqual(['Maya', 'User', 'Ana'])
  })
})
