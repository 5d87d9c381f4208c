// Role: takes many missing precache entries out of the one site bundle instead of asking for each.
// Guarantee: an entry is stored only when its bytes have the hash that the precache list promises.
// Must not: throw, nor fetch the bundle for the sake of a few changed files.

import { readAtMost } from '../src/platform/readAtMost'
import { integrityOf } from './contentHash'
import { keepBytes } from './keepFile'
import type { PrecacheEntry } from './precache'
import type { BundledFile, SiteBundle } from './offlineIndex'

/** The bundle pays once at least this share of its bytes is wanted: it saves requests, and costs what is already here. */
const WORTHWHILE_SHARE = 0.5

type Fetch = (request: Request) => Promise<Response>

/** The missing entries that the bundle should bring; none when single files are cheaper. */
export function wantedFromBundle(bundle: SiteBundle, missing: readonly PrecacheEntry[]): readonly PrecacheEntry[] {
  const inBundle = missing.filter(({ url }) => Object.hasOwn(bundle.sizes, pathOf(url)))
  const wanted = sum(inBundle.map(({ url }) => bundle.sizes[pathOf(url)] ?? 0))
  return inBundle.length > 1 && wanted >= WORTHWHILE_SHARE * sum(Object.values(bundle.sizes)) ? inBundle : []
}

/** Stores what the bundle rightly holds; answers the entries that must come as single files. */
export async function takeSiteBundle(
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
