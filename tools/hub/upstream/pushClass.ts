import type { Hub } from '../Hub'
import { insideHub } from '../protocol/insideHub'
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
  // The hub itself: over the network it would need the password.
  const here = new PouchDB(`http://hub.invalid/${name}`, { skip_setup: true, fetch: insideHub(hub) })
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
