// Role: puts one file of the site into the precache, with the headers that the build gave it.
// Guarantee: what a host sent beside the bytes governs no kept page: neither a slip of the host nor another file's policy.
// Must not: judge the bytes; who calls has done that.

import { contentType } from './contentType'
import type { PrecacheEntry } from './precache'

export type Headers = Readonly<Record<string, string>>

export async function keepBytes(cache: Cache, entry: PrecacheEntry, bytes: ArrayBuffer, headers: Headers) {
  const own = { 'content-type': contentType(pathOf(entry)), 'content-length': String(bytes.byteLength) }
  await cache.put(entry.cacheKey, new Response(bytes, { headers: { ...headers, ...own } }))
}

/** As `keepBytes`, but a script stays the very answer of the network: browsers keep no other one compiled. */
export async function keepAnswer(cache: Cache, entry: PrecacheEntry, answer: Response, headers: Headers) {
  const isPlain = isCalledScript(answer) && !answer.redirected && isFoundByAddress(answer)
  if (isScript(entry) && isPlain) return cache.put(entry.cacheKey, answer)
  // Browsers refuse a redirected response as the answer to a navigation; this one is none.
  return keepBytes(cache, entry, await answer.arrayBuffer(), headers)
}

/** Headers of a script govern nothing but whether it runs. */
function isScript(entry: PrecacheEntry): boolean {
  return pathOf(entry).endsWith('.js')
}

function isCalledScript({ headers }: Response): boolean {
  return /^text\/javascript\b/.test(headers.get('content-type') ?? '')
}

/**
 * A browser that looks into the cache by itself (routeAssets.ts) compares the request headers that an answer varies by.
 * Those that it adds on the way to the network are on neither side.
 */
function isFoundByAddress({ headers }: Response): boolean {
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/[\s,]+/)
  return varies.every((name) => ['', 'accept-encoding', 'x-fh-requested-host'].includes(name))
}

function pathOf({ url }: PrecacheEntry): string {
  return new URL(url).pathname
}
