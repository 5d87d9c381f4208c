import { resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import type { ExtraSources } from './contentPolicy.ts'

/** Variables of the environment or lines of `.env` files, as Vite's `loadEnv` returns them. */
type Env = Readonly<Record<string, string | undefined>>

const NAME = 'VITE_RELAYS'
const CLASSROOM = 'CLASSROOM'
/** The host name that a hub announces in its room (`npm run hub`). */
const DEFAULT = 'http://prairie-ledger.local:8484'
const MOST = 8

/**
 * Whether the site has the class product. `CLASSROOM=off` removes it completely.
 *
 * @throws one sentence that names what is wrong
 */
export function hasClassroom(env: Env): boolean {
  const value = env[CLASSROOM]?.trim() ?? ''
  if (value !== '' && value !== 'on' && value !== 'off')
    throw new Error(`${CLASSROOM} must be on or off, and is ${value}`)
  return value !== 'off'
}

/**
 * The relays that pages of this build may reach, as addresses without a path. Unset means the one that a hub announces,
 * and `none` means none.
 *
 * @throws one sentence that names what is wrong
 */
export function readRelays(env: Env): readonly string[] {
  const value = env[NAME]?.trim() ?? ''
  if (value === 'none' || !hasClassroom(env)) return []
  const given = (value === '' ? DEFAULT : value).split(/[\s,]+/)
  if (given.length > MOST) throw new Error(`${NAME} names ${given.length} relays, and a page may reach ${MOST}.`)
  return given.map((address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isAddress =
      url !== undefined && /^https?:[^*;']+$/.test(url.origin) && url.origin === address.replace(/\/$/, '')
    if (!isAddress) throw new Error(`${NAME} must hold addresses like https://relay.example.org, and has ${address}`)
    return url.origin
  })
}

/** The relays that `relayConfiguration` wrote into the definitions of a build. */
export function relaysIn(define: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const relays = define?.['__RELAYS__']
  return typeof relays === 'string' ? (JSON.parse(relays) as readonly string[]) : []
}

export function relaySources(relays: readonly string[]): ExtraSources {
  return relays.length === 0 ? {} : { 'connect-src': relays }
}

/** Writes `__CLASSROOM__` and `__RELAYS__` into the site. Tests have classes, and no relays. */
export function relayConfiguration(): Plugin {
  return {
    name: 'relay-configuration',
    config({ root, envDir }, { mode }) {
      const folder = envDir === false ? false : resolve(root ?? '', envDir ?? '')
      const isTest = process.env['VITEST'] !== undefined
      const env = isTest ? {} : loadEnv(mode, folder, [NAME, CLASSROOM])
      const relays = isTest ? [] : readRelays(env)
      return { define: { __CLASSROOM__: String(hasClassroom(env)), __RELAYS__: JSON.stringify(relays) } }
    },
  }
}
