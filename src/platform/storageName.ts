/**
 * Role: names everything that browsers store for a whole origin: databases, caches, locks, and keys of local and session
 * storage.
 * Guarantee: names at `/` are plain, as learners' devices already have them. In a folder a name begins with the folder
 * and a colon, which no folder contains. So two sites on one origin share nothing.
 * Must not: change a name at `/`, because a learner's progress would be lost.
 */
import { BASE } from './base.ts'

/* @__NO_SIDE_EFFECTS__ */
export function storageName(name: string): string {
  return BASE === '/' ? name : storageNameUnder(BASE, name)
}

/** The same for a site in any folder. The build needs it for scripts that it writes into pages. */
export function storageNameUnder(base: string, name: string): string {
  return base === '/' ? name : `${base}:${name}`
}
