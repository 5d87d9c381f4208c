// Role: fetches the missing files of the precache, in parallel or one at a time.
// Guarantee: an entry is stored only when its bytes match the build's hash, and with the build's headers. A host's
// headers never apply to a saved page. Fetched files are kept for the next try.
// Must not: fetch a page as HTML, which hosts and filters change on its way, throw for a failed download (the worker checks
// completeness), nor remove anything.

import { contentType } from './contentType'
import { BASE } from '../src/platform/base'
import { isPageAddress, mostBytesOf, pageBytesOf, pageTextPath } from '../src/platform/pageText'
import { readAtMost } from '../src/platform/readAtMost'
import { downloadBundle, isSmaller, Losses, type Outcome, outcomeOf } from './downloadBundle'
import { inParallel } from './inParallel'
import type { BundledFile, SiteBundle } from './offlineIndex'
import type { PrecacheEntry } from './precache'
import { shortHash } from './contentHash'

const PARALLEL_DOWNLOADS = 16

type Fetch = (request: Request) => Promise<Response>

/**
 * On a first visit most files come in one bundle. After an update with few changes, each file is fetched separately.
 */
export async function fillPrecache(
  cache: Cache,
  entries: readonly PrecacheEntry[],
  bundle: SiteBundle,
  fetch: Fetch,
  losses = new Losses(),
): Promise<void> {
  const missing = await missingPrecache(cache, entries)
  const wanted = new Set(wantedFromBundle(bundle, missing))
  const takeSingles = (singles: readonly PrecacheEntry[]) =>
    inParallel(
      PARALLEL_DOWNLOADS,
      singles.map((entry) => async () => losses.count(await take(cache, entry, bundle, fetch))),
    )
  await Promise.all([
    takeSingles(missing.filter((entry) => !wanted.has(entry))),
    wanted.size === 0 ? undefined : takeSiteBundle(cache, bundle, [...wanted], fetch, losses).then(takeSingles),
  ])
}

export async function missingPrecache(
  cache: Cache,
  entries: readonly PrecacheEntry[],
): Promise<readonly PrecacheEntry[]> {
  const kept = new Set((await cache.keys()).map((request) => request.url))
  return entries.filter(({ cacheKey }) => !kept.has(cacheKey))
}

/** Fetches one file, and saves it if it is right. */
export async function take(
  cache: Cache,
  entry: PrecacheEntry,
  { headers }: Pick<SiteBundle, 'headers'>,
  fetch: Fetch,
  init: RequestInit = {},
): Promise<Outcome> {
  const isPage = isPageAddress(pathOf(entry.url))
  const hasHashInUrl = isPage || entry.cacheKey === entry.url
  // The HTTP cache has a hashed file that the page just loaded. If the cached bytes are wrong, such as a 404 page from
  // an unfinished deployment, they are skipped. Any other file is revalidated.
  const modes: readonly RequestCache[] = hasHashInUrl ? ['default', 'reload'] : ['no-cache']
  let outcome: Outcome = 'dropped'
  for (const mode of modes) {
    const answer = await ask(entry, isPage, { ...init, credentials: 'same-origin', cache: mode }, fetch)
    if (typeof answer === 'string') {
      outcome = answer
      if (answer === 'interrupted') break
      continue
    }
    await keepAnswer(cache, entry, answer, headers)
    return 'kept'
  }
  return outcome
}

interface RightAnswer {
  readonly response: Response
  readonly bytes: ArrayBuffer
}

/** If it is not right, the file is still missing. The readiness check reports it, and the next try fetches it. */
async function ask(
  { url, hash, size }: PrecacheEntry,
  isPage: boolean,
  init: RequestInit,
  fetch: Fetch,
): Promise<RightAnswer | Exclude<Outcome, 'kept'>> {
  try {
    const response = await fetch(new Request(isPage ? new URL(BASE + pageTextPath(hash), url) : url, init))
    if (response.status !== 200) return 'refused'
    // Only the hash can distinguish our file from a captive portal's or another deployment's response.
    const bytes = isPage
      ? pageBytesOf(await readAtMost(response, mostBytesOf(size)))
      : await readAtMost(response.clone(), size)
    return (await shortHash(bytes)) === hash ? { response, bytes } : 'refused'
  } catch (error) {
    return outcomeOf(error)
  }
}

/** The missing entries to take from the bundle. Empty if fetching single files takes less data. */
export function wantedFromBundle(bundle: SiteBundle, missing: readonly PrecacheEntry[]): readonly PrecacheEntry[] {
  const inBundle = missing.filter(({ url }) => Object.hasOwn(bundle.sizes, pathOf(url)))
  return isSmaller(
    bundle.wire,
    inBundle.map(({ wire }) => wire),
  )
    ? inBundle
    : []
}

/**
 * Stores the entries of the bundle whose hashes match. Returns the entries that must be fetched as single files. Never
 * throws.
 */
export async function takeSiteBundle(
  cache: Cache,
  bundle: SiteBundle,
  wanted: readonly PrecacheEntry[],
  fetch: Fetch,
  losses = new Losses(),
): Promise<readonly PrecacheEntry[]> {
  const [first] = wanted
  if (first === undefined) return wanted
  const arrived = await downloadBundle(fetch, new Request(new URL(bundle.url, first.url)), bundle.bytes)
  // The next fill asks for the bundle again. One by one these files would take longer.
  if (arrived === 'interrupted') return []
  if (typeof arrived === 'string') {
    losses.count(arrived)
    return wanted
  }
  const isKept = await Promise.all(wanted.map((entry) => keep(cache, bundle, entry, arrived)))
  return wanted.filter((_, at) => !isKept[at])
}

async function keep(
  cache: Cache,
  bundle: SiteBundle,
  entry: PrecacheEntry,
  files: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  try {
    const file = files.get(pathOf(entry.url))
    if (!isBundledFile(file)) return false
    const bytes = bytesOf(file)
    if ((await shortHash(bytes)) !== entry.hash) return false
    await keepBytes(cache, entry, bytes, bundle.headers)
    return true
  } catch {
    return false
  }
}

function isBundledFile(value: unknown): value is BundledFile {
  if (typeof value !== 'object' || value === null) return false
  return ('text' in value && typeof value.text === 'string') || ('base64' in value && typeof value.base64 === 'string')
}

function bytesOf(file: BundledFile): ArrayBuffer {
  if ('text' in file) return new TextEncoder().encode(file.text).buffer
  return Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0)).buffer
}

function pathOf(url: string): string {
  return new URL(url).pathname
}

/** The headers that the build specifies for every file. A host's headers never apply to a saved page. */
type Headers = Readonly<Record<string, string>>

export async function keepBytes(cache: Cache, entry: PrecacheEntry, bytes: ArrayBuffer, headers: Headers) {
  const own = { 'content-type': contentType(pathOf(entry.url)), 'content-length': String(bytes.byteLength) }
  await cache.put(entry.cacheKey, new Response(bytes, { headers: { ...headers, ...own } }))
}

/**
 * Like `keepBytes`, but a script keeps the original network response, because browsers save compiled code only for
 * that.
 */
async function keepAnswer(cache: Cache, entry: PrecacheEntry, { response, bytes }: RightAnswer, headers: Headers) {
  const isPlain = isCalledScript(response) && !response.redirected && isFoundByAddress(response)
  if (isScript(entry) && isPlain) return cache.put(entry.cacheKey, response)
  // Browsers reject a redirected response as the answer to a navigation. This response is rebuilt from its bytes.
  return keepBytes(cache, entry, bytes, headers)
}

/** A script's headers only decide whether it runs. */
function isScript(entry: PrecacheEntry): boolean {
  return pathOf(entry.url).endsWith('.js')
}

function isCalledScript({ headers }: Response): boolean {
  return /^text\/javascript\b/.test(headers.get('content-type') ?? '')
}

/**
 * A browser that reads the cache directly (routeAssets.ts) compares the request headers in the response's Vary. Headers
 * that the browser adds when it sends a request to the network are missing from both requests.
 */
function isFoundByAddress({ headers }: Response): boolean {
  const varies = (headers.get('vary') ?? '').toLowerCase().split(/[\s,]+/)
  return varies.every((name) => ['', 'accept-encoding', 'x-fh-requested-host'].includes(name))
}
