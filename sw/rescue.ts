// Role: the way out when the kept copy of the site is broken: the address /?rescue.
// Guarantee: the copy goes only after the reader said so on our own page and the network brought a page of ours.
// Must not: touch IndexedDB or localStorage, change anything on a link alone, nor believe anything that an address says.

import { BadAnswer, MOST_BYTES, readAtMost } from '../src/platform/readAtMost'
import { BUILD_MARK } from './buildMark'
import { askForRescue, type RescueOutcome, tellOfRescue } from './rescuePage'
import type { RescueWord } from './rescueWord'

export interface RescueTools {
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly caches: CacheStorage
  readonly word: RescueWord
  readonly unregister: () => Promise<boolean>
}

export function isRescue(url: URL): boolean {
  return url.pathname === '/' && url.searchParams.has('rescue')
}

export async function rescue(url: URL, { origin, fetch, caches, word, unregister }: RescueTools): Promise<Response> {
  const given = url.searchParams.get('rescue') ?? ''
  if (given === '' || !(await word.spend(given))) {
    return askForRescue(await word.issue(), given !== '')
  }
  const refusal = await whyNot(origin, fetch)
  if (refusal !== undefined) return tellOfRescue(refusal)
  await unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return tellOfRescue('done')
}

/** A captive portal answers 200 with a page of its own, and a page that moved elsewhere is another site's. */
async function whyNot(origin: string, fetch: RescueTools['fetch']): Promise<RescueOutcome | undefined> {
  try {
    const response = await fetch(new Request(`${origin}/`, { cache: 'reload' }))
    if (!response.ok || response.redirected) return 'strange'
    const page = new TextDecoder().decode(await readAtMost(response, MOST_BYTES))
    return page.includes(BUILD_MARK) ? undefined : 'strange'
  } catch (error) {
    return error instanceof BadAnswer ? 'strange' : 'unreachable'
  }
}
