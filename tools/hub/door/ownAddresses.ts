import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'

/** The name that the hub announces in the room, and that the app knows when it is built. */
export const ROOM_NAME = 'prairie-ledger.local'

/** So long an answer of the system is taken for true: it takes longer to give one than the rest of a request. */
const KEPT_MS = 1000
let kept: { readonly since: number; readonly addresses: readonly string[] } | undefined

/** What a browser may call this machine: its addresses, as they stand in an address bar. */
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
 * Whether a request comes from this machine itself, and for nobody else: who sits there sees the PIN anyway. What a proxy
 * hands on says so.
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
