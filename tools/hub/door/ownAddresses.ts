import { networkInterfaces } from 'node:os'

/** The name that the hub announces in the room, and that the app knows when it is built. */
export const ROOM_NAME = 'prairie-ledger.local'

/** What a browser may call this machine: its addresses, as they stand in an address bar. */
export function ownAddresses(): readonly string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return found.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address))
}

/** The addresses under which others in the room reach this machine. */
export function roomAddresses(): readonly string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return found.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)
}
