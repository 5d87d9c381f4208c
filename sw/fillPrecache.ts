// Role: fills Workbox's precache side by side, under Workbox's own keys, in the place of Workbox's own install.
// Guarantee: an entry is stored only when its bytes match the build's hash, and with the build's headers: what a host sent beside
// them governs no kept page. What was fetched stays for the next try.
// Must not: throw for a failed download (the worker's install judges completeness), nor remove anything.

import { contentType } from './contentType'
import { inParallel } from './inParallel'
import type { BundledFile, SiteBundle } from './offlineIndex'
import type { PrecacheEntry } from './precache'
import { readAtMost } from '../src/platform/readAtMost'
import { integrityOf } from './contentHash'

const PARALLEL_DOWNLOADS = 16

type Fetch = (request: Request) => Promise<Response>

/** Of a first visit most comes as one bundle, of an update with few changes each file alone. */
export async function fillPrecache(
  cache: Cache,
  entries: readonly PrecacheEntry[],
  bundle: SiteBundle,
  fetch: Fetch,
): Promise<void> {
  const missing = await missingPrecache(cache, entries)
  const wanted = new Set(wantedFromBundle(bundle, missing))
  const takeSingles = (singles: readonly PrecacheEntry[]) =>
    inParallel(
      PARALLEL_DOWNLOADS,
      singles.map((entry) => () => take(cache, entry, bundle, fetch)),
    )
  await Promise.all([
    takeSingles(missing.filter((entry) => !wanted.has(entry))),
    wanted.size === 0 ? undefined : takeSiteBundle(cache, bundle, [...wanted], fetch).then(takeSingles),
  ])
}

export async function missingPrecache(
  cache: Cache,
  entries: readonly PrecacheEntry[],
): Promise<readonly PrecacheEntry[]> {
  const kept = new Set((await cache.keys()).map((request) => request.url))
  return entries.filter(({ cacheKey }) => !kept.has(cacheKey))
}

async function take(cache: Cache, entry: PrecacheEntry, { headers }: SiteBundle, fetch: Fetch): Promise<void> {
  const hasHashInUrl = entry.cacheKey === entry.url
  // A hashed file that the page just loaded comes from the HTTP cache; should that hold something else, such as the 404
  // of a half-finished deployment, it is passed over. Any other file is asked anew.
  const modes: readonly RequestCache[] = hasHashInUrl ? ['default', 'reload'] : ['no-cache']
  for (const mode of modes) {
    const response = await ask(entry, mode, fetch)
    if (response) return keepAnswer(cache, entry, response, headers)
  }
}

/** Undefined when unreachable or refused: the file stays missing, which readiness shows and the next try mends. */
async function ask({ url, integrity }: PrecacheEntry, mode: RequestCache, fetch: Fetch): Promise<Response | undefined> {
  // Whatever answers, a captive portal or another deployment, is known by its hash alone.
  if (integrity === undefined) return undefined
  try {
    const response = await fetch(new Request(url, { credentials: 'same-origin', cache: mode, integrity }))
    return response.status === 200 ? response : undefined
  } catch {
    return undefined
  }
}

/** The bundle pays once at least this share of its bytes is wanted: it saves requests, and costs what is already here. */
const WORTHWHILE_SHARE = 0.5

/** The missing entries that the bundle should bring; none when single files are cheaper. */
function wantedFromBundle(bundle: SiteBundle, missing: readonly PrecacheEntry[]): readonly PrecacheEntry[] {
  const inBundle = missing.filter(({ url }) => Object.hasOwn(bundle.sizes, pathOf(url)))
  const wanted = sum(inBundle.map(({ url }) => bundle.sizes[pathOf(url)] ?? 0))
  return inBundle.length > 1 && wanted >= WORTHWHILE_SHARE * sum(Object.values(bundle.sizes)) ? inBundle : []
}

/** Stores what the bundle rightly holds, judged by hash; answers the entries that must come as single files. Never throws. */
async function takeSiteBundle(
  cache: Cache,
  bundle: SiteBundle,
  wanted: readonly PrecacheEntry[],
  fetch: Fetch,
): Promise<readonly PrecacheEntry[]> {
  const arrived = await download(bundle, wanted, fetch)
  if (!arrived) return wanted
  const isKept = await Promise.all(wanted.map((entry) => keep(cache, bundle, entry, arrived)))
  return wanted.filter((_, at) => !isKept[at])
}

type Arrived = ReadonlyMap<string, unknown>

/** Undefined when unreachable, refused, or no bundle: a captive portal answers every address with a page of its own. */
async function download(
  bundle: SiteBundle,
  wanted: readonly PrecacheEntry[],
  fetch: Fetch,
): Promise<Arrived | undefined> {
  try {
    const [first] = wanted
    if (first === undefined) return undefined
    const response = await fetch(new Request(new URL(bundle.url, first.url)))
    if (response.status !== 200) return undefined
    const value: unknown = JSON.parse(new TextDecoder().decode(await readAtMost(response, bundle.bytes)))
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}

async function keep(cache: Cache, bundle: SiteBundle, entry: PrecacheEntry, files: Arrived): Promise<boolean> {
  try {
    const file = files.get(pathOf(entry.url))
    if (!isBundledFile(file)) return false
    const bytes = bytesOf(file)
    if ((await integrityOf(bytes)) !== entry.integrity) return false
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** What the build gives every file. What a host sent beside the bytes governs no kept page. */
type Headers = Readonly<Record<string, string>>

async function keepBytes(cache: Cache, entry: PrecacheEntry, bytes: ArrayBuffer, headers: Headers) {
  const own = { 'content-type': contentType(pathOf(entry.url)), 'content-length': String(bytes.byteLength) }
  await cache.put(entry.cacheKey, new Response(bytes, { headers: { ...headers, ...own } }))
}

/** As `keepBytes`, but a script stays the very answer of the network: browsers keep no other one compiled. */
async function keepAnswer(cache: Cache, entry: PrecacheEntry, answer: Response, headers: Headers) {
  const isPlain = isCalledScript(answer) && !answer.redirected && isFoundByAddress(answer)
  if (isScript(entry) && isPlain) return cache.put(entry.cacheKey, answer)
  // Browsers refuse a redirected response as the answer to a navigation; this one is none.
  return keepBytes(cache, entry, await answer.arrayBuffer(), headers)
}

/** Headers of a script govern nothing but whether it runs. */
function isScript(entry: PrecacheEntry): boolean {
  return pathOf(entry.url).endsWith('.js')
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
