import { FirebaseError } from 'firebase/app'
import { describe, expect, it, vi } from 'vitest'
import { asLearner, ServiceError, type FirebaseSession, type SessionUser } from '../../../src/data/firebase/asLearner'
import { OWNER } from '../../core/progress/samples'

const failed = (code: string) => new ServiceError(new FirebaseError(code, 'A test says so.'))

function sessionOf(uid: string | undefined, getIdToken = vi.fn(() => Promise.resolve('token'))) {
  const currentUser: SessionUser | null =
    uid === undefined
      ? null
      : { uid, email: null, displayName: null, photoURL: null, metadata: {}, getIdToken: getIdToken }
  const session: { currentUser: SessionUser | null } & FirebaseSession = {
    authStateReady: () => Promise.resolve(),
    currentUser,
  }
  return { session, getIdToken }
}

describe('asking in the name of a learner', () => {
  it.each([
    ['nobody', undefined],
    ['somebody else', 'eve'],
  ])('asks nothing while %s is signed in', async (_who, uid) => {
    const ask = vi.fn(() => Promise.resolve('answer'))
    expect(await asLearner(sessionOf(uid).session, OWNER, ask)).toEqual({ kind: 'signed-out' })
    expect(ask).not.toHaveBeenCalled()
  })

  it('waits for the stored session', async () => {
    const { session } = sessionOf(undefined)
    const { currentUser } = sessionOf(OWNER).session
    const authStateReady = () => {
      session.currentUser = currentUser
      return Promise.resolve()
    }
    expect(await asLearner(Object.assign(session, { authStateReady }), OWNER, () => Promise.resolve('answer'))).toBe(
      'answer',
    )
  })

  it.each([
    ['permission-denied', 'refused'],
    ['auth/user-token-expired', 'signed-out'],
    ['auth/user-disabled', 'signed-out'],
    ['auth/network-request-failed', 'offline'],
    ['auth/internal-error', 'offline'],
    ['unavailable', 'offline'],
    ['resource-exhausted', 'offline'],
    ['unknown', 'offline'],
    ['not-found', 'offline'],
    ['invented', 'offline'],
  ])('maps %s to %s, and asks once', async (code, kind) => {
    const ask = vi.fn(() => Promise.resolve(failed(code)))
    expect(await asLearner(sessionOf(OWNER).session, OWNER, ask)).toMatchObject({ kind })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('treats an error without a code as no valid answer', async () => {
    const ask = () => Promise.resolve(new ServiceError(new SyntaxError('<html>')))
    expect(await asLearner(sessionOf(OWNER).session, OWNER, ask)).toEqual({ kind: 'offline', trouble: 'bad-answer' })
  })

  it('asks again with a new token when the old one failed', async () => {
    const { session, getIdToken } = sessionOf(OWNER)
    const ask = vi.fn<() => Promise<string | ServiceError>>().mockResolvedValueOnce(failed('unauthenticated'))
    ask.mockResolvedValueOnce('answer')
    expect(await asLearner(session, OWNER, ask)).toBe('answer')
    expect(getIdToken.mock.calls).toEqual([[true]])
  })

  it('is signed out when the new token fails too', async () => {
    const { session, getIdToken } = sessionOf(OWNER)
    const ask = vi.fn(() => Promise.resolve(failed('unauthenticated')))
    expect(await asLearner(session, OWNER, ask)).toEqual({ kind: 'signed-out' })
    expect([ask.mock.calls.length, getIdToken.mock.calls.length]).toEqual([2, 1])
  })

  it.each([
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'signed-out'],
  ])('maps %s of a renewal to %s', async (code, kind) => {
    const renewal = vi.fn(() => Promise.reject(new FirebaseError(code, 'A test says so.')))
    const ask = () => Promise.resolve(failed('unauthenticated'))
    expect(await asLearner(sessionOf(OWNER, renewal).session, OWNER, ask)).toEqual({ kind })
  })

  it('is signed out when the learner left during the call', async () => {
    const { session } = sessionOf(OWNER)
    const ask = () => {
      session.currentUser = null
      return Promise.resolve(failed('permission-denied'))
    }
    expect(await asLearner(session, OWNER, ask)).toEqual({ kind: 'signed-out' })
  })

  it('rethrows a bug', async () => {
    const ask = () => Promise.reject(new TypeError('A bug.'))
    await expect(asLearner(sessionOf(OWNER).session, OWNER, ask)).rejects.toThrow('A bug.')
  })
})
