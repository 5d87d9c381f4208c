// Role: notes that the host, a filter or a scanner rejects or changes files of the offline copy.
// Guarantee: counts a try only if the site itself was just reached and has this version. So an offline device, a sign-in page
// of a network and a new deployment are not taken for it.
// Must not: forget the note while the worker sleeps. The cache has it.

import { BASE } from '../src/platform/base'
import { readAtMost } from '../src/platform/readAtMost'
import { isFileCount, isRecord } from '../src/platform/workerMessages'
import { type Notes, REFUSED_PATH } from './lessonCache'

/** After so many tries, nothing is fetched until the next version, the next day, or a request of the learner. */
export const MOST_TRIES = 3
const DAY_MS = 24 * 60 * 60 * 1000
const MOST_START_BYTES = 64 * 1024

interface Refusal {
  readonly tries: number
  /** How many files the last try did not get. */
  readonly files: number
}

/** Undefined if nothing was rejected in this version, or the last try is a day old. */
export async function readRefusal({ cache, origin }: Notes, version: string): Promise<Refusal | undefined> {
  try {
    const note: unknown = JSON.parse((await (await cache.match(origin + REFUSED_PATH))?.text()) ?? '')
    if (!isRecord(note) || note['version'] !== version || !isFileCount(note['at'])) return undefined
    const { tries, files } = note
    // A clock that was set back makes the note one of the future.
    const isOfToday = Math.abs(Date.now() - note['at']) < DAY_MS
    return isOfToday && isFileCount(tries) && isFileCount(files) ? { tries, files } : undefined
  } catch {
    return undefined
  }
}

export async function noteRefusal(notes: Notes, version: string, files: number): Promise<void> {
  const tries = 1 + ((await readRefusal(notes, version))?.tries ?? 0)
  const note = JSON.stringify({ version, at: Date.now(), tries, files })
  await notes.cache.put(notes.origin + REFUSED_PATH, new Response(note))
}

export async function forgetRefusal({ cache, origin }: Notes): Promise<void> {
  await cache.delete(origin + REFUSED_PATH)
}

/** Whether the site answers with the start of this version's worker. */
export async function isSiteOf(
  version: string,
  origin: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<boolean> {
  try {
    const response = await fetch(new Request(`${origin}${BASE}sw.js`, { cache: 'no-store' }))
    const start = new TextDecoder().decode(await readAtMost(response, MOST_START_BYTES))
    return start.includes(`siteVersion="${version}"`)
  } catch {
    return false
  }
}
