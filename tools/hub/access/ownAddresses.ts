import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'

/** The host name that the hub announces in the room. The app knows it from its build. */
export const ROOM_NAME = 'prairie-ledger.local'

/**
 * Milliseconds for which the addresses from the system are cached. Reading them takes longer than the rest of a request.
 */
const KEPT_MS = 1000
let kept: { readonly since: number; readonly addresses: readonly string[] } | undefined

/** The hosts by which a browser may address this machine: its addresses, as they appear in an address bar. */
export function ownAddresses(): readonly string[] {
  const now = performance.now()
  if (kept !== undefined && now - kept.since < KEPT_MS) return kept.addresses
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  kept = {
    since: now,
    addresses: found.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
  }
  return kept.addresses
}

/**
 * Whether a request comes from this machine itself, and on no one else's behalf. A person at this machine sees the PIN
 * anyway. The headers of a proxy show that it forwards a request.
 */
export function isConsole({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  if (['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)) return false
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return ownAddresses().includes(address.includes(':') ? `[${address}]` : address)
}

/** The addresses under which others in the room reach this machine. */
export function roomAddresses(): readonly string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return found.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)
}
