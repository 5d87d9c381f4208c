// Role: makes files of a new version from those on this device. A changed script gets another name, and so every file that
// names it changes too. Only the names differ, so nothing of these files is downloaded.
// Guarantee: made files are saved only if their hash is the one in the list.
// Must not: fetch or remove anything.

import { BASE } from '../src/platform/base'
import { shortHash } from './contentHash'
import { keepBytes, missingPrecache } from './fillPrecache'
import type { SiteBundle } from './offlineIndex'
import type { PrecacheEntry } from './precache'

const ASSETS = `${BASE}assets/`
/** The name of an asset: its own part, eight characters of its hash, its ending. */
const ASSET_NAME = /^([\w-]+)-[\w-]{8}(\.\w+)$/
/** What may be such a name, inside a text. */
const NAMES = /\b[\w-]+\.(?:js|css|woff2|svg|png|webp|avif|ico)\b/g
/** Files without an ending are pages. */
const TEXTS = /(?:^|\/)[^.]*$|\.(?:js|css|svg|webmanifest|txt)$/

/** Older files by the lasting part of their name, and the new name of each renamed one. */
interface Older {
  readonly keys: ReadonlyMap<string, readonly string[]>
  readonly names: ReadonlyMap<string, string>
}

export async function renameFiles(
  cache: Cache,
  entries: readonly PrecacheEntry[],
  { headers }: Pick<SiteBundle, 'headers'>,
): Promise<void> {
  const missing = await missingPrecache(cache, entries)
  if (missing.length === 0) return
  const older = olderFiles(
    (await cache.keys()).map(({ url }) => url),
    entries,
  )
  for (const entry of missing) {
    const bytes = await madeOf(cache, entry, older)
    if (bytes !== undefined) await keepBytes(cache, entry, bytes, headers)
  }
}

function olderFiles(kept: readonly string[], entries: readonly PrecacheEntry[]): Older {
  const newNames = new Map(entries.map(({ url }) => [lastingName(url), nameOf(url)]))
  const keys = new Map<string, readonly string[]>()
  const names = new Map<string, string>()
  for (const key of kept) {
    const lasting = lastingName(key)
    keys.set(lasting, [key, ...(keys.get(lasting) ?? [])])
    const name = newNames.get(lasting)
    if (name !== undefined) names.set(nameOf(key), name)
  }
  return { keys, names }
}

async function madeOf(cache: Cache, { url, hash }: PrecacheEntry, older: Older): Promise<ArrayBuffer | undefined> {
  for (const key of older.keys.get(lastingName(url)) ?? []) {
    const bytes = await (await cache.match(key))?.arrayBuffer().catch(() => undefined)
    if (bytes === undefined) continue
    if ((await shortHash(bytes)) === hash) return bytes
    if (!TEXTS.test(new URL(url).pathname)) continue
    const text = new TextDecoder().decode(bytes)
    const renamed = new TextEncoder().encode(text.replace(NAMES, (name) => older.names.get(name) ?? name)).buffer
    if ((await shortHash(renamed)) === hash) return renamed
  }
  return undefined
}

/** The path of a file, without what changes with its content. */
function lastingName(url: string): string {
  const { pathname } = new URL(url)
  return pathname.startsWith(ASSETS) ? ASSETS + nameOf(url).replace(ASSET_NAME, '$1$2') : pathname
}

function nameOf(url: string): string {
  const { pathname } = new URL(url)
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}
