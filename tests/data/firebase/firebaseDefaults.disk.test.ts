import { deleteApp, getApp } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { learner } from '../../core/progress/samples'

const EVIL = 'evil.example.org'
const uid = learner('Maya1')
let asked: string[]

beforeEach(() => {
  asked = []
  const defaults = { emulatorHosts: { auth: `${EVIL}:80`, firestore: `${EVIL}:80` }, authTokenSyncURL: '/', config: {} }
  // Any site of the same domain can set one, for this site too.
  vi.stubGlobal('document', { cookie: `a=b; __FIREBASE_DEFAULTS__=${btoa(JSON.stringify(defaults))}` })
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    const address = request instanceof Request ? request.url : String(request)
    asked.push(new URL(address).host)
    return new Response(JSON.stringify(answerTo(address)), { headers: { 'content-type': 'application/json' } })
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
  return [{ missing: 'users/Maya1', readTime: '2026-01-01T00:00:00Z' }]
}

it('a sibling domain’s cookie does not redirect passwords or progress', async () => {
  // Firebase reads `fetch` when it is loaded.
  const { openFirebase } = await import('../../../src/data/firebase/openFirebase')
  const { auth, remote } = openFirebase({ apiKey: 'any', authDomain: 'a.example', projectId: 'demo', appId: 'any' })
  expect(await auth.signIn('maya@example.org', 'prairie ledger')).toMatchObject({ kind: 'signed-in' })
  await remote(uid).pull(new AbortController().signal)
  expect(new Set(asked)).toEqual(new Set(['identitytoolkit.googleapis.com', 'firestore.googleapis.com']))
})
