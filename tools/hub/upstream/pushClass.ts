import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Hub, HubRequests } from '../Hub'
import { classRoutes } from '../protocol/classRoutes'
import { documentRoutes } from '../protocol/documentRoutes'
import { localRoutes } from '../protocol/localRoutes'
import type { CouchAdmin } from './couchAdmin'
import { PouchDB } from './remotePouch'

/** Of one request: a hundred reports on a line of a few kilobytes a second. */
const LONGEST_MS = 120_000

/**
 * Brings what a class has here to a CouchDB, once, from where the last time ended: that is noted down on both sides.
 *
 * @returns how many documents were refused there
 * @throws where it did not get to the end
 */
export async function pushClass(hub: Hub, name: string, { url, authorization }: CouchAdmin): Promise<number> {
  const protocol = new Hono<HubRequests>({ strict: false })
  const classes = new Hono<HubRequests>({ strict: false })
  for (const routes of [classRoutes, localRoutes, documentRoutes]) routes(classes, hub)
  protocol.route('/:class', classes)

  // The hub itself, without the way over the network and through the door, where it would need the password.
  const here = new PouchDB(`http://hub.invalid/${name}`, {
    skip_setup: true,
    fetch: async (address: string, init: RequestInit = {}) => {
      const headers = Object.fromEntries(new Headers(init.headers))
      const incoming = Object.assign(Readable.from(typeof init.body === 'string' ? [Buffer.from(init.body)] : []), {
        headers,
      })
      const request = new Request(address, { ...init, headers })
      return await protocol.fetch(request, { incoming })
    },
  })
  const there = new PouchDB(`${url}/${name}`, {
    skip_setup: true,
    fetch: (address: string, init: RequestInit = {}) => {
      const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization }
      const late = AbortSignal.timeout(LONGEST_MS)
      return fetch(address, { ...init, headers, signal: init.signal ? AbortSignal.any([init.signal, late]) : late })
    },
  })
  const { doc_write_failures: refused } = await PouchDB.replicate(here, there)
  return refused
}
