import multicastDns from 'multicast-dns'
import { ROOM_NAME, roomAddresses } from '../access/ownAddresses'

const SECONDS = 120
const ASKED: readonly string[] = ['A', 'ANY']

/**
 * Answers queries for the hub's name in the room (mDNS, RFC 6762) with its current addresses.
 *
 * @param failed called if the network forbids it, so that the hub uses its addresses alone
 * @returns stops the answers
 */
export function announceName(failed: (reason: string) => void): () => void {
  const mdns = multicastDns()
  mdns.on('error', (error) => failed(error.message))
  mdns.on('warning', () => undefined)
  const answers = () =>
    roomAddresses().map((data) => ({ name: ROOM_NAME, type: 'A', ttl: SECONDS, flush: true, data }) as const)
  mdns.on('query', ({ questions = [] }) => {
    if (questions.some(({ name, type }) => name.toLowerCase() === ROOM_NAME && ASKED.includes(type)))
      mdns.respond({ answers: answers() })
  })
  mdns.on('ready', () => mdns.respond({ answers: answers() }))
  return () => mdns.destroy()
}
