import multicastDns from 'multicast-dns'
import { ROOM_NAME, roomAddresses } from '../door/ownAddresses'

const SECONDS = 120
const ASKED: readonly string[] = ['A', 'ANY']

/**
 * Answers who asks the room for the hub's name (mDNS, RFC 6762), with the addresses that it has just then.
 *
 * @param failed told where the network forbids it; the hub then goes by its addresses alone
 * @returns ends it
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
