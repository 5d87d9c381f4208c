import { describe, expect, it } from 'vitest'
import { decideCommit } from '../../../src/data/firebase/decideCommit'
import type { FoundDocument } from '../../../src/data/firebase/readUserDocument'
import { type AccountProfile, setDisplayName, setPhoto } from '../../../src/core/progress/profile'
import { derivedFields } from '../../../src/core/progress/derivedFields'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { completed } from '../../contracts/remoteSamples'
import { day, doneBy, fresh } from '../../core/progress/samples'

const TODAY = day('2026-03-01')
const document = completed(fresh(), 'saving_1')

const NAMELESS = { displayName: null, photoURL: null }

function writer(
  lastSignInTime?: string,
  email: string | null = 'ada@example.org',
  profile = NAMELESS as AccountProfile,
) {
  return { user: { email, ...profile, metadata: lastSignInTime === undefined ? {} : { lastSignInTime } }, today: TODAY }
}

function found(stored: ProgressDocument, more: object = {}): FoundDocument {
  const fields = { ...derivedFields(stored, { email: 'ada@example.org', today: TODAY }), ...more, sync: stored }
  return { kind: 'read', stored, document: stored, superseded: undefined, fields }
}

describe('a commit', () => {
  it('creates the first document with every field', () => {
    expect(decideCommit(undefined, document, writer()).write).toMatchObject({
      kind: 'create',
      fields: { email: 'ada@example.org', completedConcepts: ['saving_1'], totalPoints: 50, sync: document },
    })
  })

  it('creates every field of a profile, even without a value', () => {
    const { write } = decideCommit(undefined, document, writer(undefined, null))
    expect(write).toMatchObject({ fields: { email: null, displayName: null, photoURL: null, sync: { profile: {} } } })
  })

  it('keeps the stored address when the account has none', () => {
    const { write } = decideCommit(found(fresh()), document, writer(undefined, null))
    const paths = write?.kind === 'update' ? write.leaves.map(({ path }) => path[0]) : []
    expect(paths).toContain('completedConcepts')
    expect(paths).not.toContain('email')
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
  ])('records a sign-in once, when %s', (_when, lastSignInTime, lastLogin, isNoted) => {
    const { write, joined } = decideCommit(found(document, { lastLogin }), document, writer(lastSignInTime))
    expect(write).toEqual(isNoted ? { kind: 'update', leaves: [], isSignIn: true } : undefined)
    expect(joined).toEqual(document)
  })

  it('records a sign-in along with a change', () => {
    const { write } = decideCommit(found(fresh()), document, writer('Sun, 01 Mar 2026 10:00:00 GMT'))
    expect(write).toMatchObject({ kind: 'update', isSignIn: true })
    expect(write?.kind === 'update' && write.leaves.length).toBeGreaterThan(0)
  })
})

describe('the name and the picture of the account', () => {
  const ACCOUNT: AccountProfile = { displayName: ' Ada \ud83d', photoURL: 'https://example.org/ada.png' }
  const SIGNED_IN = 'Sun, 01 Mar 2026 10:00:00 GMT'
  const filled = {
    displayName: { turn: 0, value: 'Ada \ufffd' },
    photoURL: { turn: 0, value: 'https://example.org/ada.png' },
  }
  const signsIn = (there: FoundDocument, local = document) =>
    decideCommit(there, local, writer(SIGNED_IN, undefined, ACCOUNT))

  it('go into a new document, where no one has set them', () => {
    const { joined, write } = decideCommit(undefined, document, writer(undefined, undefined, ACCOUNT))
    expect(joined.profile).toEqual(filled)
    expect(write).toMatchObject({
      kind: 'create',
      fields: { displayName: 'Ada \ufffd', photoURL: ACCOUNT.photoURL, sync: { profile: filled } },
    })
  })

  it('go into an existing document at a sign-in', () => {
    const { joined, write } = signsIn(found(document))
    expect(joined.profile).toEqual(filled)
    expect(write?.kind === 'update' && write.leaves).toContainEqual({
      path: ['sync', 'profile'],
      value: filled,
    })
  })

  it('are ignored at any other exchange', () => {
    const there = found(document, { lastLogin: '2026-03-01T10:00:00.512Z' })
    expect(signsIn(there)).toMatchObject({ joined: { profile: {} }, write: undefined })
  })

  it('never replace the learner’s own choice, here or elsewhere', () => {
    const named = doneBy(setPhoto(doneBy(setDisplayName(document, 'Countess')), null))
    for (const [there, local] of [
      [found(named), document],
      [found(document), named],
    ] as const) {
      expect(signsIn(there, local).joined.profile).toEqual(named.profile)
    }
    const fromEarlierSite = { ...document, profile: { displayName: { turn: 0, value: 'A. Lovelace' } } }
    expect(signsIn(found(fromEarlierSite)).joined.profile).toEqual({
      ...fromEarlierSite.profile,
      photoURL: filled.photoURL,
    })
  })

  it('change nothing when the account has none', () => {
    const blank = { displayName: '  ', photoURL: '' }
    expect(decideCommit(undefined, document, writer(undefined, undefined, blank)).joined.profile).toEqual({})
  })
})
