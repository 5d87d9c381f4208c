import { FirebaseError } from 'firebase/app'
import { once } from 'node:events'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUserWithEmailAndPassword } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { CloudRegistration } from '../../../../src/data/accounts/CloudAuth'
import { createFirebaseAuth } from '../../../../src/data/firebase/firebaseAuth'
import { nextSecond } from '../nextSecond'
import { googleOf, newEmail, openTestAuth } from './openTestAuth'

const emulators = inject('emulators')

let maya: CloudRegistration
beforeEach(() => {
  maya = { displayName: 'Maya Larsen', email: newEmail(), password: 'tall grass prairie' }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function refused(reason: string) {
  return { kind: 'refused', reason }
}

describe('Firebase Auth', () => {
  it('creates an account with its name, and signs in on another device', async () => {
    const made = await createFirebaseAuth(openTestAuth(emulators.auth)).register(maya)
    expect(made).toMatchObject({ kind: 'signed-in', account: { email: maya.email, displayName: 'Maya Larsen' } })
    const elsewhere = createFirebaseAuth(openTestAuth(emulators.auth))
    expect(await elsewhere.signIn(maya.email, maya.password)).toEqual(made)
  })

  it('sets the name of an account only when it has none', async () => {
    const session = openTestAuth(emulators.auth)
    await createUserWithEmailAndPassword(session, maya.email, maya.password)
    const auth = createFirebaseAuth(session)
    await auth.nameAccount('Maya Larsen')
    await auth.nameAccount('Somebody else')
    const elsewhere = createFirebaseAuth(openTestAuth(emulators.auth))
    const found = await elsewhere.signIn(maya.email, maya.password)
    expect(found).toMatchObject({ kind: 'signed-in', account: { displayName: 'Maya Larsen' } })
  })

  it('answers alike for an unknown address, a wrong password, and none', async () => {
    const auth = createFirebaseAuth(openTestAuth(emulators.auth))
    await auth.register(maya)
    expect(await auth.signIn(maya.email, 'another password')).toEqual(refused('no-match'))
    expect(await auth.signIn(maya.email, '')).toEqual(refused('no-match'))
    expect(await auth.signIn(newEmail(), maya.password)).toEqual(refused('no-match'))
  })

  it('rejects a used or invalid address, and a short password', async () => {
    const auth = createFirebaseAuth(openTestAuth(emulators.auth))
    await auth.register(maya)
    expect(await auth.register(maya)).toEqual(refused('email-taken'))
    expect(await auth.register({ ...maya, email: 'maya@' })).toEqual(refused('email-invalid'))
    expect(await auth.register({ ...maya, email: newEmail(), password: '12345' })).toEqual(refused('password-short'))
  })

  it('answers a password reset alike for an address without an account', async () => {
    const auth = createFirebaseAuth(openTestAuth(emulators.auth))
    await auth.register(maya)
    expect(await auth.sendPasswordReset(maya.email)).toEqual({ kind: 'sent' })
    expect(await auth.sendPasswordReset(newEmail())).toEqual({ kind: 'sent' })
  })

  it.each(['es', undefined])('asks for mail in the language of the page: %s', async (language) => {
    const heard: (string | string[] | undefined)[] = []
    const proxy = createServer((request, response) => {
      if (request.url?.includes('sendOobCode')) heard.push(request.headers['x-firebase-locale'])
      const { method, url, headers } = request
      const onward = ask(`http://${emulators.auth}${url ?? ''}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      request.pipe(onward)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const auth = createFirebaseAuth(openTestAuth(address), { language })
    await auth.register(maya)
    expect(await auth.sendPasswordReset(maya.email)).toEqual({ kind: 'sent' })
    expect(heard).toEqual([language])
    proxy.close()
  })

  it('signs in with Google, and finds the account of the same address', async () => {
    const google = googleOf({ email: maya.email, name: 'Maya of Google' })
    const first = await createFirebaseAuth(openTestAuth(emulators.auth), { google }).signInWithGoogle()
    expect(first).toMatchObject({ kind: 'signed-in', account: { email: maya.email, displayName: 'Maya of Google' } })
    expect(await createFirebaseAuth(openTestAuth(emulators.auth), { google }).signInWithGoogle()).toEqual(first)
    expect(await createFirebaseAuth(openTestAuth(emulators.auth)).signInWithGoogle()).toEqual(refused('unavailable'))
  })

  it.each([
    ['popup-closed-by-user', 'cancelled'],
    ['cancelled-popup-request', 'cancelled'],
    ['popup-blocked', 'popup-blocked'],
    ['network-request-failed', 'unreachable'],
    ['unauthorized-domain', 'unavailable'],
    ['invalid-credential', 'unavailable'],
  ])('maps %s of Google’s window to %s', async (code, reason) => {
    const google = () => Promise.reject(new FirebaseError(`auth/${code}`, code))
    const auth = createFirebaseAuth(openTestAuth(emulators.auth), { google })
    expect(await auth.signInWithGoogle()).toEqual(refused(reason))
  })

  it('reports the session’s owner, at first and at every change', async () => {
    const auth = createFirebaseAuth(openTestAuth(emulators.auth))
    const told: (string | undefined)[] = []
    const stop = auth.onSession((id) => told.push(id))
    await vi.waitFor(() => expect(told).toEqual([undefined]))
    const made = await auth.register(maya)
    if (made.kind === 'refused') throw new Error(made.reason)
    await auth.signOut()
    await vi.waitFor(() => expect(told).toEqual([undefined, made.account.id, undefined]))
    stop()
  })

  it('reports a new sign-in to the account of the current session', async () => {
    const auth = createFirebaseAuth(openTestAuth(emulators.auth))
    const made = await auth.register(maya)
    if (made.kind === 'refused') throw new Error(made.reason)
    const told: (string | undefined)[] = []
    const stop = auth.onSession((id) => told.push(id))
    await vi.waitFor(() => expect(told).toEqual([made.account.id]))
    await auth.signIn(maya.email, maya.password)
    await auth.signIn(maya.email, 'another password')
    await vi.waitFor(() => expect(told).toEqual([made.account.id, made.account.id]))
    stop()
    await auth.signIn(maya.email, maya.password)
    expect(told).toHaveLength(2)
  })
})

describe('deleting an account', () => {
  const registered = async () => {
    const session = openTestAuth(emulators.auth)
    const auth = createFirebaseAuth(session)
    const outcome = await auth.register(maya)
    if (outcome.kind === 'refused') throw new Error(outcome.reason)
    return { session, auth, account: outcome.account }
  }
  const proof = () => ({ kind: 'password', password: maya.password }) as const

  it('requires the correct password', async () => {
    const { auth, account } = await registered()
    expect(await auth.waysToConfirm(account.id)).toEqual(['password'])
    expect(await auth.confirm(account, { kind: 'password', password: 'another password' })).toEqual(refused('no-match'))
    expect(await auth.confirm(account, proof())).toEqual({ kind: 'confirmed' })
  })

  it('renews the sign-in, also for the rules of the document', async () => {
    const { session, auth, account } = await registered()
    const signedInAt = async () => Date.parse((await session.currentUser?.getIdTokenResult())?.authTime ?? '')
    const before = await signedInAt()
    await nextSecond()
    await auth.confirm(account, proof())
    expect(await signedInAt()).toBeGreaterThan(before)
  })

  it('ends the sign-in permanently, and can repeat after a lost answer', async () => {
    const { session, auth, account } = await registered()
    const elsewhere = createFirebaseAuth(openTestAuth(emulators.auth))
    await elsewhere.signIn(maya.email, maya.password)
    expect(await auth.deleteAccount(account.id)).toBe('done')
    expect(session.currentUser).toBeNull()
    expect(await auth.signIn(maya.email, maya.password)).toEqual(refused('no-match'))
    expect(await elsewhere.deleteAccount(account.id)).toBe('done')
    expect(await auth.deleteAccount(account.id)).toBe('confirm')
  })

  it('asks again when the session was lost, and rejects other accounts', async () => {
    const { session, auth, account } = await registered()
    await auth.signOut()
    expect(await auth.deleteAccount(account.id)).toBe('confirm')
    expect(await auth.waysToConfirm(account.id)).toEqual([])
    const other = { ...maya, email: newEmail() }
    await createFirebaseAuth(openTestAuth(emulators.auth)).register(other)
    expect(await auth.confirm({ id: account.id, email: other.email }, proof())).toEqual(refused('no-match'))
    expect(session.currentUser).toBeNull()
    expect(await auth.confirm(account, proof())).toEqual({ kind: 'confirmed' })
    expect(await auth.deleteAccount(account.id)).toBe('done')
  })

  it('asks Google for the same account', async () => {
    const email = newEmail()
    const session = openTestAuth(emulators.auth)
    const auth = createFirebaseAuth(session, { google: googleOf({ email, name: 'Ines' }) })
    const outcome = await auth.signInWithGoogle()
    if (outcome.kind === 'refused') throw new Error(outcome.reason)
    const { account } = outcome
    expect(await auth.waysToConfirm(account.id)).toEqual(['google'])
    expect(await auth.confirm(account, { kind: 'google' })).toEqual({ kind: 'confirmed' })
    const another = createFirebaseAuth(session, { google: googleOf({ email: newEmail(), name: 'Ana' }) })
    expect(await another.confirm(account, { kind: 'google' })).toEqual(refused('no-match'))
    expect(session.currentUser?.uid).toBe(account.id)
  })
})

describe('a network with false answers', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
    server = undefined
  })

  function answering(status: number, type: string, body: string): Promise<string> {
    const lying = createServer((_request, response) => response.writeHead(status, { 'content-type': type }).end(body))
    server = lying
    return new Promise((resolve) => {
      lying.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(lying.address() as AddressInfo).port}`))
    })
  }

  it('is unreachable when no server listens, and tells a portal’s answer', async () => {
    const nobody = createFirebaseAuth(openTestAuth('127.0.0.1:9'))
    expect(await nobody.signIn(maya.email, maya.password)).toEqual(refused('unreachable'))
    expect(await nobody.sendPasswordReset(maya.email)).toEqual(refused('unreachable'))
    const portal = await answering(200, 'text/html', '<!doctype html><title>Welcome to the bus</title>')
    expect(await createFirebaseAuth(openTestAuth(portal)).register(maya)).toEqual(refused('bad-answer'))
  })

  it.each([
    [503, 'UNAVAILABLE'],
    [429, 'RESOURCE_EXHAUSTED'],
    [400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later'],
    [400, 'OPERATION_NOT_ALLOWED'],
    [403, 'CONFIGURATION_NOT_FOUND'],
  ])('is the service’s fault at %i %s', async (status, message) => {
    const address = await answering(status, 'application/json', JSON.stringify({ error: { code: status, message } }))
    const auth = createFirebaseAuth(openTestAuth(address))
    expect(await auth.signIn(maya.email, maya.password)).toEqual(refused('unavailable'))
  })
})
