import type { Hub } from '../Hub'
import { insideHub } from '../protocol/insideHub'
import type { CouchAdmin } from './couchAdmin'
import { PouchDB } from './remotePouch'

/** Milliseconds for one request: a hundred reports over a few kilobytes a second. */
const LONGEST_MS = 120_000

/**
 * Copies a class to a CouchDB once. It continues from the last checkpoint, which both sides store.
 *
 * @returns how many documents were rejected there
 * @throws if it did not finish
 */
export async function pushClass(hub: Hub, name: string, { url, authorization }: CouchAdmin): Promise<number> {
  // Uses the hub directly, because access over the network would need the password.
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
