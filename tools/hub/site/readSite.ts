import { BadAnswer, readAtMost } from '../../../src/platform/readAtMost'

/** In ms, for one file. */
const PATIENCE_MS = 60_000

/**
 * Reads a file of the site, at most so many bytes. Rejects with `BadAnswer` if the answer can't be the file, and with
 * another error if there is no answer.
 */
export type ReadSite = (path: string, most: number) => Promise<Uint8Array>

/** @param site its address, with a slash at the end. Nothing outside of it is read */
export function readSite(site: string, stopped: AbortSignal, fetch = globalThis.fetch): ReadSite {
  return async (path, most) => {
    const address = new URL(path, site).href
    if (!address.startsWith(site)) throw new BadAnswer(`${path} is not in the site`)
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(PATIENCE_MS)])
    const response = await fetch(address, { signal, redirect: 'manual', headers: { 'cache-control': 'no-cache' } })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new BadAnswer(`${path} is answered with ${response.status}`)
    }
    return new Uint8Array(await readAtMost(response, most))
  }
}
