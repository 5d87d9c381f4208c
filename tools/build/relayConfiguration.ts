import { resolve } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import type { ExtraSources } from './contentPolicy.ts'

/** Variables of the environment, or lines of `.env` files: what Vite's `loadEnv` gives. */
type Env = Readonly<Record<string, string | undefined>>

const NAME = 'VITE_RELAYS'
/** The name that a small computer in a room announces: `npm run hub`. */
const DEFAULT = 'http://prairie-ledger.local:8484'
const MOST = 8

/**
 * The relays that pages of this build may reach: addresses without a path. Unset, the one that a hub announces; `none` for
 * none.
 *
 * @throws one sentence that names what is wrong
 */
export function readRelays(env: Env): readonly string[] {
  const value = env[NAME]?.trim() ?? ''
  if (value === 'none') return []
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

export function relaySources(relays: readonly string[]): ExtraSources {
  return relays.length === 0 ? {} : { 'connect-src': relays }
}

/** Writes `__RELAYS__` into the site. Tests get none. */
export function relayConfiguration(): Plugin {
  return {
    name: 'relay-configuration',
    config({ root, envDir }, { mode }) {
      const folder = envDir === false ? false : resolve(root ?? '', envDir ?? '')
      const relays = process.env['VITEST'] === undefined ? readRelays(loadEnv(mode, folder, NAME)) : []
      return { define: { __RELAYS__: JSON.stringify(relays) } }
    },
  }
}
