import { resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import type { FirebaseConfiguration } from '../../src/data/firebase/FirebaseConfiguration.ts'
import type { ExtraSources } from './contentPolicy.ts'

/**
 * Variables of the environment or lines of `.env` files, as Vite's `loadEnv` returns them. An empty one counts as unset.
 */
type Env = Readonly<Record<string, string | undefined>>

const project = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const
const emulators = {
  authEmulator: 'VITE_FIREBASE_AUTH_EMULATOR',
  firestoreEmulator: 'VITE_FIREBASE_FIRESTORE_EMULATOR',
} as const

/**
 * The Firebase project that a build is for. All four of its values are set, or none.
 *
 * @returns null if none is set. The site then has accounts on the device only, and no Firebase code
 * @throws one sentence that names the missing or wrong variable
 */
export function readFirebase(env: Env): FirebaseConfiguration | null {
  const set = [...Object.values(project), ...Object.values(emulators)].filter((name) => valueOf(env, name) !== '')
  if (set.length === 0) return null
  const missing = Object.values(project).filter((name) => valueOf(env, name) === '')
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} must be set too, because ${set.join(', ')} ${set.length > 1 ? 'are' : 'is'}.`,
    )
  }
  const authEmulator = emulatorAddress(env, emulators.authEmulator)
  const firestoreEmulator = emulatorAddress(env, emulators.firestoreEmulator)
  return {
    apiKey: matching(env, project.apiKey, /^[\w-]+$/, 'the web API key of the project'),
    authDomain: matching(env, project.authDomain, /^[a-z\d.-]+$/i, 'a host like ledger-example.firebaseapp.com'),
    projectId: matching(env, project.projectId, /^[a-z\d-]+$/, 'a project id like ledger-example'),
    appId: matching(env, project.appId, /^[\w:-]+$/, 'an id like 1:1234567890:web:0123456789abcdef'),
    ...(authEmulator !== undefined && { authEmulator }),
    ...(firestoreEmulator !== undefined && { firestoreEmulator }),
  }
}

/** The `define` values that a page build, a worker build and the development server need. */
export function firebaseDefine(env: Env): { readonly __FIREBASE__: string } {
  return { __FIREBASE__: JSON.stringify(readFirebase(env)) }
}

/** The services for signing in, keeping the session, and the documents. */
const services = ['identitytoolkit', 'securetoken', 'firestore'].map((name) => `https://${name}.googleapis.com`)

/** The hosts that a page of the configured site connects to. Empty without a configuration. */
export function firebaseSources(configuration: FirebaseConfiguration | null): ExtraSources {
  if (configuration === null) return {}
  const { authDomain, authEmulator, firestoreEmulator } = configuration
  const auth = authEmulator === undefined ? [] : [`http://${authEmulator}`]
  const firestore = firestoreEmulator === undefined ? [] : [`http://${firestoreEmulator}`]
  return {
    'connect-src': [...services, ...auth, ...firestore],
    'frame-src': [`https://${authDomain}`, ...auth],
    'script-src': ['https://apis.google.com'],
    // Two libraries in the script of the sign-in window create their own policies.
    'trusted-types': ['gapi#gapi', 'goog#html'],
  }
}

/** Writes `__FIREBASE__` into the site. Tests get none, and a test that needs a project sets it. */
export function firebaseConfiguration(): Plugin {
  return {
    name: 'firebase-configuration',
    config({ root, envDir }, { mode }) {
      const folder = envDir === false ? false : resolve(root ?? '', envDir ?? '')
      const env = process.env['VITEST'] === undefined ? loadEnv(mode, folder, 'VITE_FIREBASE_') : {}
      return { define: firebaseDefine(env) }
    },
  }
}

function valueOf(env: Env, name: string): string {
  return env[name]?.trim() ?? ''
}

function matching(env: Env, name: string, form: RegExp, what: string): string {
  const value = valueOf(env, name)
  if (form.test(value)) return value
  throw new Error(`${name} must be ${what}, and is ${value}`)
}

function emulatorAddress(env: Env, name: string): string | undefined {
  const value = valueOf(env, name)
  if (value === '') return undefined
  const [, port] = /^[a-z\d.-]+:(\d{1,5})$/i.exec(value) ?? []
  if (port !== undefined && Number(port) > 0 && Number(port) < 65_536) return value
  throw new Error(`${name} must be a host and a port like 127.0.0.1:9099, and is ${value}`)
}
