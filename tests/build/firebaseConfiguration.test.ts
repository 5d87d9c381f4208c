import { describe, expect, it } from 'vitest'
import { contentPolicy } from '../../tools/build/contentPolicy'
import { firebaseDefine, firebaseSources, readFirebase } from '../../tools/build/firebaseConfiguration'

const project = {
  VITE_FIREBASE_API_KEY: 'AIzaSy-example_0',
  VITE_FIREBASE_AUTH_DOMAIN: 'ledger-example.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'ledger-example',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:0123456789abcdef',
}
const read = {
  apiKey: 'AIzaSy-example_0',
  authDomain: 'ledger-example.firebaseapp.com',
  projectId: 'ledger-example',
  appId: '1:1234567890:web:0123456789abcdef',
}
const local = {
  VITE_FIREBASE_AUTH_EMULATOR: '127.0.0.1:9099',
  VITE_FIREBASE_FIRESTORE_EMULATOR: 'localhost:8080',
}

describe('the Firebase project of a build', () => {
  it('is undefined when nothing is set or the lines are empty', () => {
    expect(readFirebase({})).toBeNull()
    expect(
      readFirebase(Object.fromEntries(Object.keys({ ...project, ...local }).map((name) => [name, ' ']))),
    ).toBeNull()
    expect(firebaseDefine({})).toEqual({ __FIREBASE__: 'null' })
  })

  it('trims the values, and includes emulators only when configured', () => {
    expect(readFirebase({ ...project, VITE_FIREBASE_PROJECT_ID: ' ledger-example\n' })).toEqual(read)
    expect(readFirebase({ ...project, ...local })).toEqual({
      ...read,
      authEmulator: '127.0.0.1:9099',
      firestoreEmulator: 'localhost:8080',
    })
    expect(JSON.parse(firebaseDefine(project).__FIREBASE__)).toEqual(read)
  })

  it.each(Object.keys(project))('names %s when only that is missing', (name) => {
    expect(() => readFirebase({ ...project, [name]: '' })).toThrow(
      new RegExp(`^${name} must be set too, because VITE_\\w+, VITE_\\w+, VITE_\\w+ are\\.$`),
    )
  })

  it('names everything that is missing', () => {
    expect(() => readFirebase({ VITE_FIREBASE_API_KEY: 'key' })).toThrow(
      'VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID must be set too, because VITE_FIREBASE_API_KEY is.',
    )
  })

  it.each(Object.keys(local))('rejects %s without a project', (name) => {
    expect(() => readFirebase({ [name]: '127.0.0.1:9099' })).toThrow(
      new RegExp(`VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID must be set too, because ${name} is\\.$`),
    )
  })

  it.each([
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://ledger-example.firebaseapp.com'],
    ['VITE_FIREBASE_AUTH_DOMAIN', "example.com; script-src 'unsafe-inline'"],
    ['VITE_FIREBASE_PROJECT_ID', 'Ledger Example'],
    ['VITE_FIREBASE_API_KEY', 'two words'],
    ['VITE_FIREBASE_APP_ID', '"1:2:web:3"'],
    ['VITE_FIREBASE_AUTH_EMULATOR', 'http://127.0.0.1:9099'],
    ['VITE_FIREBASE_AUTH_EMULATOR', '127.0.0.1'],
    ['VITE_FIREBASE_FIRESTORE_EMULATOR', '127.0.0.1:0'],
    ['VITE_FIREBASE_FIRESTORE_EMULATOR', '127.0.0.1:65536'],
    ['VITE_FIREBASE_FIRESTORE_EMULATOR', '127.0.0.1:8080; frame-src *'],
  ])('rejects %s of %s by its name', (name, value) => {
    expect(() => readFirebase({ ...project, [name]: value })).toThrow(new RegExp(`^${name} must be .+, and is `))
  })
})

describe('the policy of a page', () => {
  const policyOf = (env: Record<string, string>): string => contentPolicy({}, firebaseSources(readFirebase(env)))

  it('has no Firebase hosts without a project', () => {
    expect(policyOf({})).toBe(contentPolicy({}))
    expect(policyOf({})).not.toContain('http')
  })

  it('allows the services and the sign-in window with a project', () => {
    const policy = policyOf(project)
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com;",
    )
    expect(policy).toMatch(/; trusted-types default gapi#gapi goog#html$/)
    expect(policy).not.toContain('*')
    expect(policy).toContain('frame-src https://ledger-example.firebaseapp.com;')
    expect(policy).toContain("script-src 'self' https://apis.google.com;")
    expect(policy).not.toContain('http://')
  })

  it('allows emulators only when they are configured', () => {
    const policy = policyOf({ ...project, ...local })
    expect(policy).toContain(' https://firestore.googleapis.com http://127.0.0.1:9099 http://localhost:8080;')
    expect(policy).toContain('frame-src https://ledger-example.firebaseapp.com http://127.0.0.1:9099;')
  })
})
