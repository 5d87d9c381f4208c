// Role: knows which version of the site this device uses: that of this worker, the one before it, or none yet.
// Guarantee: only complete versions are used. The record survives while the worker sleeps, and a later worker reads it.
// Must not: decide when to change, nor remove a file.

import { LESSONS_CACHE } from '../src/platform/keptLanguages'
import { isRecord } from '../src/platform/workerMessages'
import { VERSION_PATH } from './lessonCache'
import type { SiteList } from './offlineIndex'
import { createSiteVersion, type SiteVersion, type SiteVersionTools } from './siteVersion'

/** A later format is for later workers only. */
const FORMAT = 1

export interface Versions {
  /** The site that answers. Undefined while no version is complete on this device. */
  readonly inUse: () => Promise<SiteVersion | undefined>
  /** The same, as far as it was asked before. */
  readonly known: () => SiteVersion | undefined
  /** Whose version the record is of. */
  readonly recorded: () => Promise<'own' | 'earlier' | 'none'>
  /** Whether another version is complete on this device, and in use. */
  readonly hasEarlier: () => Promise<boolean>
  /** From now on the site of this worker answers. */
  readonly use: (own: SiteVersion) => Promise<void>
}

/** @param ownVersion of this worker */
export function createVersions(ownVersion: string, tools: SiteVersionTools): Versions {
  let looking: Promise<SiteVersion | undefined> | undefined
  let known: SiteVersion | undefined

  const openNotes = (): Promise<Cache> => tools.caches.open(LESSONS_CACHE)

  async function read(): Promise<SiteVersion | undefined> {
    const record = await (await openNotes()).match(tools.origin + VERSION_PATH)
    known = siteIn(record && (await record.text()), tools)
    return known
  }

  const inUse = (): Promise<SiteVersion | undefined> => {
    looking ??= read().catch(() => {
      // The page of the rescue has to open even if the disk can't be read. The next request looks again.
      looking = undefined
      return undefined
    })
    return looking
  }
  const recorded = async (): Promise<'own' | 'earlier' | 'none'> => {
    const site = await inUse()
    if (site === undefined) return 'none'
    return site.version === ownVersion ? 'own' : 'earlier'
  }

  return {
    inUse,
    known: () => known,
    recorded,
    hasEarlier: async () => (await recorded()) === 'earlier',
    use: async (own) => {
      const record = { format: FORMAT, version: own.version, lists: own.lists }
      await (await openNotes()).put(tools.origin + VERSION_PATH, new Response(JSON.stringify(record)))
      known = own
      looking = Promise.resolve(own)
    },
  }
}

/** The site of the record. Undefined if this worker can't read it. */
function siteIn(text: string | undefined, tools: SiteVersionTools): SiteVersion | undefined {
  try {
    const record: unknown = JSON.parse(text ?? '')
    if (!isRecord(record) || record['format'] !== FORMAT || !Array.isArray(record['lists'])) return undefined
    const { version, lists } = record
    if (typeof version !== 'string') return undefined
    return createSiteVersion(version, lists as readonly SiteList[], tools)
  } catch {
    return undefined
  }
}
