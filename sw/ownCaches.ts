// Role: tells this site's caches from those of other copies of the site on the same origin.
// Guarantee: caches of earlier versions are included, because a rescue must delete everything that could be broken.
// Must not: open or delete a cache.

import { BASE } from '../src/platform/base'
import { storageNameUnder } from '../src/platform/storageName'

/** A name that begins with a folder, or has an address of a folder. */
const IN_FOLDER = /^\/|:\/\/[^/]+\/./

/**
 * A copy in a folder names its caches with the folder first (storageName.ts), and Workbox with the folder last. The copy
 * at `/` has every other cache, because its earlier versions had other names.
 */
export function ownCaches(names: readonly string[], origin: string, base: string = BASE): readonly string[] {
  if (base === '/') return names.filter((name) => !IN_FOLDER.test(name))
  return names.filter((name) => name.startsWith(storageNameUnder(base, '')) || name.endsWith(origin + base))
}
