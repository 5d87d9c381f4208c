import { describe, expect, it } from 'vitest'
import { decideCommit } from '../../src/firebase/decideCommit'
import type { FoundDocument } from '../../src/firebase/readUserDocument'
import { derivedFields } from '../../src/progress/derivedFields'
import type { ProgressDocument } from '../../src/progress/document'
import { completed } from '../contracts/remoteSamples'
import { day, fresh } from '../progress/samples'

const TODAY = day('2026-03-01')
const document = completed(fresh(), 'saving_1')

function writer(lastSignInTime?: string, email: string | null = 'ada@example.org') {
  return { user: { email, metadata: lastSignInTime === undefined ? {} : { lastSignInTime } }, today: TODAY }
}

function found(stored: ProgressDocument, more: object = {}): FoundDocument {
  const fields = { ...derivedFields(stored, { email: 'ada@example.org', today: TODAY }), ...more, sync: stored }
  return { kind: 'read', stored, document: stored, aside: undefined, fields }
}

describe('a commit', () => {
  it('makes the first document with every field', () => {
    expect(decideCommit(undefined, document, writer()).write).toMatchObject({
      kind: 'create',
      fields: { email: 'ada@example.org', completedConcepts: ['saving_1'], totalPoints: 50, sync: document },
    })
  })

  it('leaves out the address of an account that has none', () => {
    const { write } = decideCommit(undefined, document, writer(undefined, null))
    expect(write?.kind === 'create' && Object.keys(write.fields)).not.toContain('email')
  })

  it('is none when there is nothing new', () => {
    expect(decideCommit(found(document), document, writer()).write).toBeUndefined()
  })

  it.each<[string, string | undefined, unknown, boolean]>([
    ['somebody signed in later', 'Sun, 01 Mar 2026 10:00:01 GMT', '2026-03-01T10:00:00.000Z', true],
    ['the sign-in is noted', 'Sun, 01 Mar 2026 10:00:00 GMT', '2026-03-01T10:00:00.512Z', false],
    ['no sign-in was ever noted', 'Sun, 01 Mar 2026 10:00:00 GMT', undefined, true],
    ['what was noted can not be read', 'Sun, 01 Mar 2026 10:00:00 GMT', { seconds: 7 }, true],
    ['the service does not date sign-ins', undefined, undefined, false],
  ])('notes a sign-in once: when %s', (_when, lastSignInTime, lastLogin, isNoted) => {
    const { write, joined } = decideCommit(found(document, { lastLogin }), document, writer(lastSignInTime))
    expect(write).toEqual(isNoted ? { kind: 'update', leaves: [], isSignIn: true } : undefined)
    expect(joined).toEqual(document)
  })

  it('notes a sign-in along with what is new', () => {
    const { write } = decideCommit(found(fresh()), document, writer('Sun, 01 Mar 2026 10:00:00 GMT'))
    expect(write).toMatchObject({ kind: 'update', isSignIn: true })
    expect(write?.kind === 'update' && write.leaves.length).toBeGreaterThan(0)
  })
})
