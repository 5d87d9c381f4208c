// Role: repairs a broken saved copy of the site, at the address /?rescue of the site.
// Guarantee: the copy is deleted only after the reader has confirmed on our own page and the network has returned one
// of our pages.
// Must not: touch IndexedDB or localStorage, change anything on a link alone, nor trust the address.

import { rescueWords as words } from '#words/rescue'
import { BadAnswer, MOST_BYTES, readAtMost } from '../src/platform/readAtMost'
import { BASE } from '../src/platform/base'
import { storageName } from '../src/platform/storageName'
import { siteName } from '../src/site'
import { BUILD_MARK } from './buildMark'
import { integrityOf } from './contentHash'
import { ownCaches } from './ownCaches'
import template from './rescuePage.html?raw'

type RescueOutcome = 'done' | 'unreachable' | 'strange'

export interface RescueTools {
  readonly origin: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly caches: CacheStorage
  readonly token: RescueToken
  readonly unregister: () => Promise<boolean>
  readonly pause?: (ms: number) => Promise<void>
  /** The page in the language in use. Without it, the page in the worker, which is in English. */
  readonly page?: RescuePage | undefined
}

type Texts = Readonly<Record<string, string>>

export interface RescuePage {
  readonly template: string
  readonly texts: Readonly<Record<'ask' | RescueOutcome, Texts>> & { readonly again: string }
}

const pageInside: RescuePage = {
  template,
  texts: {
    ask: words.ask(siteName),
    again: words.again,
    done: words.done(siteName),
    unreachable: words.unreachable(siteName),
    strange: words.strange(siteName),
  },
}

/**
 * Reads the page of another language, which has its texts in a comment (tools/build/rescuePage.ts).
 * @throws if they can't be read
 */
export function parseRescuePage(html: string | undefined): RescuePage | undefined {
  const [comment, json] = /<!--texts (.*?)-->/.exec(html ?? '') ?? []
  if (html === undefined || comment === undefined || json === undefined) return undefined
  return { template: html.replace(comment, ''), texts: JSON.parse(json) as RescuePage['texts'] }
}

export function isRescue(url: URL): boolean {
  return url.pathname === BASE && url.searchParams.has('rescue')
}

/** In ms, between two tries to reach the site. A weak connection drops every second request. */
const PAUSES_MS = [200, 500, 1000, 2000] as const
const pauseFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function rescue(
  url: URL,
  { origin, fetch, caches, token, unregister, pause = pauseFor, page = pageInside }: RescueTools,
): Promise<Response> {
  const given = url.searchParams.get('rescue') ?? ''
  if (given === '' || !(await token.spend(given))) {
    return askForRescue(page, await token.issue(), given !== '')
  }
  let refusal = await whyNot(origin, fetch)
  for (const ms of PAUSES_MS) {
    if (refusal !== 'unreachable' || globalThis.navigator?.onLine === false) break
    await pause(ms)
    refusal = await whyNot(origin, fetch)
  }
  if (refusal !== undefined) return tellOfRescue(page, refusal)
  await unregister()
  await Promise.all(ownCaches(await caches.keys(), origin).map((name) => caches.delete(name)))
  return tellOfRescue(page, 'done')
}

/** A captive portal answers 200 with its own page. A redirected page belongs to another site. */
async function whyNot(origin: string, fetch: RescueTools['fetch']): Promise<RescueOutcome | undefined> {
  try {
    const response = await fetch(new Request(origin + BASE, { cache: 'reload' }))
    if (!response.ok || response.redirected) return 'strange'
    const page = new TextDecoder().decode(await readAtMost(response, MOST_BYTES))
    return page.includes(BUILD_MARK) ? undefined : 'strange'
  } catch (error) {
    return error instanceof BadAnswer ? 'strange' : 'unreachable'
  }
}

/* The small pages of a rescue. They load nothing, so they work when everything else is broken. No other site can show
   them in a frame. They run no scripts, because a script of the site would register the worker again. */
const policy = ["default-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"]

/** @param token the one-time token that the answer must contain */
function askForRescue({ template, texts }: RescuePage, token: string, isAgain: boolean): Promise<Response> {
  const asked = { ...texts.ask, again: texts.again, token }
  return respond(template, 200, isAgain ? ['ask', 'again'] : ['ask'], asked)
}

function tellOfRescue({ template, texts }: RescuePage, outcome: RescueOutcome): Promise<Response> {
  return respond(template, outcome === 'done' ? 200 : 503, ['outcome'], texts[outcome])
}

async function respond(from: string, status: number, sections: readonly string[], texts: Texts): Promise<Response> {
  const html = from
    .replace(/<!--(\w+)-->([^]*?)<!--\/\1-->/g, (_, name: string, inside: string) =>
      sections.includes(name) ? inside : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeText({ site: siteName, base: BASE, ...texts }[name] ?? ''))
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const styleHash = await integrityOf(new TextEncoder().encode(style).buffer)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [...policy, `style-src '${styleHash}'`].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const CACHE = storageName('rescue')
const PATH = `${BASE}rescue-word`

/**
 * A one-time token that links the answer of a rescue page to its question. Only the latest token is valid, and only
 * once. It works even if the worker is stopped in between or the cache is broken.
 */
interface RescueToken {
  readonly issue: () => Promise<string>
  /** Returns whether the token is right. Either way, the token can't be used again. */
  readonly spend: (token: string) => Promise<boolean>
}

export function createRescueToken(origin: string, caches: CacheStorage): RescueToken {
  let remembered: string | undefined

  async function kept(): Promise<string | undefined> {
    try {
      const cache = await caches.open(CACHE)
      const token = await (await cache.match(origin + PATH))?.text()
      await cache.delete(origin + PATH)
      return token
    } catch {
      return undefined
    }
  }

  return {
    issue: async () => {
      const token = crypto.randomUUID()
      remembered = token
      await caches
        .open(CACHE)
        .then((cache) => cache.put(origin + PATH, new Response(token)))
        .catch(() => undefined)
      return token
    },
    spend: async (token) => {
      const known = remembered
      remembered = undefined
      const stored = await kept()
      return token === (known ?? stored)
    },
  }
}
