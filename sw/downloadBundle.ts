// Role: chooses between a bundle and single files for both caches, and downloads bundles.
// Guarantee: downloads stop at the size that the build recorded, and report a failure in their return value.
// Must not: confirm that a file is correct. The cache that stores the file compares its hash.

import { isDomFault } from '../src/platform/domFault'
import { BadAnswer, readAtMost } from '../src/platform/readAtMost'

/**
 * The outcome of a download. `dropped` is no whole answer, and `refused` an answer that is not our file. `interrupted` made
 * room for something more important (courtesy.ts).
 */
export type Outcome = 'kept' | 'dropped' | 'refused' | 'interrupted'

/** How many files of one fill did not arrive, and how many arrived as other files. */
export class Losses {
  dropped = 0
  refused = 0

  count(outcome: Outcome): void {
    if (outcome === 'dropped') this.dropped += 1
    if (outcome === 'refused') this.refused += 1
  }
}

export function outcomeOf(error: unknown): Exclude<Outcome, 'kept'> {
  if (error instanceof BadAnswer || error instanceof SyntaxError) return 'refused'
  return isDomFault(error, 'AbortError') ? 'interrupted' : 'dropped'
}

/** One more request costs this many bytes for its headers and those of its answer. */
const REQUEST_BYTES = 400

/**
 * Whether a bundle takes less data than its wanted files do, one by one.
 * @param bundle the size of the bundle, compressed, in bytes
 * @param wanted the sizes of the missing files in it, compressed, in bytes
 */
export function isSmaller(bundle: number, wanted: readonly number[]): boolean {
  return wanted.length > 1 && wanted.reduce((sum, size) => sum + size + REQUEST_BYTES, 0) > bundle
}

/**
 * Returns a bundle's content, keyed by the names of its files. A captive portal answers every address with its own page,
 * so that is `refused`.
 * @param bytes the size that the build recorded; a response with more bytes is not the bundle and is canceled
 */
export async function downloadBundle(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  bytes: number,
): Promise<ReadonlyMap<string, unknown> | Exclude<Outcome, 'kept'>> {
  try {
    const response = await fetch(request)
    if (!response.ok) return 'refused'
    const value: unknown = JSON.parse(new TextDecoder().decode(await readAtMost(response, bytes)))
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : 'refused'
  } catch (error) {
    return outcomeOf(error)
  }
}
