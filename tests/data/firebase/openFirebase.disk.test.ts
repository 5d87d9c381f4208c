import { deleteApp, getApp } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyDocument } from '../../../src/core/progress/document'
import { completed, exchange } from '../../contracts/remoteSamples'
import { JOINED, learner } from '../../core/progress/samples'

const uid = learner('Maya1')
let commit: unknown

beforeEach(() => {
  vi.stubGlobal('fetch', (request: string | URL | Request) => {
    const address = request instanceof Request ? request.url : String(request)
    return Promise.resolve(Response.json(answerTo(address)))
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteApp(getApp())
})

function answerTo(address: string): unknown {
  const claims = btoa(JSON.stringify({ sub: uid, iat: 1_700_000_000, exp: 4_000_000_000 }))
  if (address.includes(':signInWithPassword')) {
    return { localId: uid, idToken: `e30.${claims}.x`, refreshToken: 'r', expiresIn: '3600' }
  }
  if (address.includes(':lookup')) return { users: [{ localId: uid, email: 'maya@example.org' }] }
  if (address.includes(':commit')) return commit
  return [{ missing: 'projects/demo/databases/(default)/documents/users/Maya1', readTime: '2026-01-01T00:00:00Z' }]
}

it('a commit counts as written only when the service confirms it', async () => {
  // Firebase reads `fetch` when it is loaded.
  const { openFirebase } = await import('../../../src/data/firebase/openFirebase')
  const { auth, remote } = openFirebase({ apiKey: 'any', authDomain: 'a.example', projectId: 'demo', appId: 'any' })
  await auth.signIn('maya@example.org', 'prairie ledger')
  const local = completed(emptyDocument(uid, JOINED), 'saving_1')
  commit = {}
  expect(await exchange(remote(uid), local)).toEqual({ kind: 'offline' })
  commit = { commitTime: '2026-01-01T00:00:00Z', writeResults: [{}] }
  expect(await exchange(remote(uid), local)).toMatchObject({ kind: 'exchanged', wrote: true })
})
