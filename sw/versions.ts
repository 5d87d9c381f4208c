// Role: knows which version of the site this device uses: that of this worker, or the one before it.
// Guarantee: only complete versions are used. The record survives while the worker sleeps, and a later worker reads it.
// Must not: decide when to change, nor remove a file.

import { isRecord } from '../src/platform/workerMessages'
import { VERSION_PATH } from './lessonCache'
import type { SiteList } from './offlineIndex'
import { createSiteVersion, type SiteVersion, type SiteVersionTools } from './siteVersion'

/** A later format is for later workers only. */
const FORMAT = 1

export interface Versions {
  /** The site that answers. Without a record it is that of this worker. */
  readonly inUse: () => Promise<SiteVersion>
  /** Whether that is the site of this worker. Undefined until it was asked. */
  readonly isOwn: () => boolean | undefined
  /** Whose version the record is of. */
  readonly recorded: () => Promise<'own' | 'earlier' | 'none'>
  /** Whether another version is complete on this device, and in use. */
  readonly hasEarlier: () => Promise<boolean>
  /** From now on the site of this worker answers. */
  readonly use: () => Promise<void>
}

interface Known {
  readonly site: SiteVersion
  readonly hasRecord: boolean
}

export function createVersions(own: SiteVersion, tools: SiteVersionTools): Versions {
  let known: Promise<Known> | undefined
  let isOwn: boolean | undefined

  async function read(): Promise<Known> {
    const { cache, origin } = await own.openLessonCache()
    const record = await cache.match(origin + VERSION_PATH)
    const [version, site] = siteIn(record && (await record.text()), own.version, tools)
    isOwn = site === undefined
    return { site: site ?? own, hasRecord: version !== undefined }
  }

  const look = (): Promise<Known> => {
    known ??= read().catch(() => {
      // The page of the rescue has to open even if the disk can't be read. The next request looks again.
      known = undefined
      return { site: own, hasRecord: false }
    })
    return known
  }
  const recorded = async (): Promise<'own' | 'earlier' | 'none'> => {
    const { site, hasRecord } = await look()
    if (!hasRecord) return 'none'
    return site === own ? 'own' : 'earlier'
  }

  return {
    inUse: async () => (await look()).site,
    isOwn: () => isOwn,
    recorded,
    hasEarlier: async () => (await recorded()) === 'earlier',
    use: async () => {
      const { cache, origin } = await own.openLessonCache()
      const record = { format: FORMAT, version: own.version, lists: own.lists }
      await cache.put(origin + VERSION_PATH, new Response(JSON.stringify(record)))
      known = Promise.resolve({ site: own, hasRecord: true })
      isOwn = true
    },
  }
}

/** The version of the record, if this worker can read it, and its site if it is another one. */
function siteIn(
  text: string | undefined,
  ownVersion: string,
  tools: SiteVersionTools,
): readonly [version?: string, site?: SiteVersion] {
  try {
    const record: unknown = JSON.parse(text ?? '')
    if (!isRecord(record) || record['format'] !== FORMAT || !Array.isArray(record['lists'])) return []
    const { version, lists } = record
    if (typeof version !== 'string') return []
    return version === ownVersion
      ? [version]
      : [version, createSiteVersion(version, lists as readonly SiteList[], tools)]
  } catch {
    return []
  }
}
