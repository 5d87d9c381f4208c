import { describe, expect, it } from 'vitest'
import type { Learner } from '../../src/accounts/accounts'
import { cleanName, firstNameOf } from '../../src/accounts/learnerName'
import { nameOf, userOf } from '../../src/accounts/user'
import { emptyDocument } from '../../src/progress/emptyDocument'
import type { DeviceId, Instant, LearnerId, LessonId, LocalDate } from '../../src/progress/ids'
import { completeLesson } from '../../src/progress/completeLesson'

const MAYA: Learner = {
  id: 'maya1' as LearnerId,
  displayName: 'Maya Larsen',
  email: 'maya@example.org',
  cloth: 'saving',
  kind: 'device',
  isProtected: true,
}

describe('the name of a user', () => {
  it.each([
    ['Maya Larsen', 'maya@example.org', 'Maya Larsen'],
    ['', 'maya.l@example.org', 'maya.l'],
    ['  ', '', 'User'],
    ['', '@example.org', 'User'],
  ])('display name %j, address %j: %s', (displayName, email, name) => {
    expect(nameOf({ displayName, email })).toBe(name)
  })

  it('is cut by characters and never in the middle of one', () => {
    expect(cleanName('🌾'.repeat(50), 40)).toBe('🌾'.repeat(40))
    expect(cleanName('\u0007\n')).toBeUndefined()
    expect([firstNameOf('Maya Larsen'), firstNameOf('  '), firstNameOf('Ana')]).toEqual(['Maya', 'User', 'Ana'])
  })
})

describe('the in-app user', () => {
  it('has every field of the specification, derived from the document', () => {
    const today = '2026-03-02' as LocalDate
    const joinedOn = '2026-03-01T10:00:00.000Z' as Instant
    const result = completeLesson(emptyDocument(MAYA.id, joinedOn), {
      lessonId: 'saving_1' as LessonId,
      device: 'dev1' as DeviceId,
      today,
    })
    if (result.kind !== 'done') throw new Error(result.kind)
    const document = { ...result.document, spentBefore: 20 }
    expect(userOf(MAYA, document, { today, lastLoginDate: '2026-03-02T09:00:00.000Z' })).toEqual({
      id: 'maya1',
      email: 'maya@example.org',
      name: 'Maya Larsen',
      joinDate: joinedOn,
      completedConcepts: ['saving_1'],
      completedQuizzes: [],
      certificates: [],
      learningStreak: 1,
      lastLoginDate: '2026-03-02T09:00:00.000Z',
      totalPoints: 30,
      unlockedModules: [],
      redeemedPoints: 20,
      photoURL: null,
    })
  })
})
