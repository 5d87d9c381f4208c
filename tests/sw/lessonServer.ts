import { createHash } from 'node:crypto'
import { pageTextOf, pageTextPath } from '../../src/platform/pageText'
import type { LessonCache } from '../../sw/lessonCache'
import type { OfflineIndex } from '../../sw/offlineIndex'
import { shortHash } from '../../tools/build/precacheFiles'
import { asCache, type FakeCache } from './FakeCaches'

export const ORIGIN = 'https://ledger.test'

/** One deployment: its lesson texts by module, its index, and a server that counts requests. */
export function deployment(modules: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const asked: string[] = []
  const answers = new Map<string, () => Response>()
  const json = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/json' } })
  const files: Record<string, OfflineIndex['files'][string]> = {}
  const bundles = Object.entries(modules).map(([id, texts]) => {
    const url = `/data/bundles/${id}.json`
    answers.set(url, json(JSON.stringify(texts)))
    for (const [file, text] of Object.entries(texts)) {
      const hash = createHash('sha256').update(text).digest('base64url')
      const size = Buffer.byteLength(text)
      files[file] = { hash, size, wire: size, kind: file.includes('quiz') ? 'quiz' : 'lesson' }
      answers.set(`/data/lessons/${file}`, json(text))
    }
    const bytes = Buffer.byteLength(JSON.stringify(texts))
    return { id, url, bytes, wire: bytes, files: Object.keys(texts) }
  })
  const index: OfflineIndex = {
    files,
    bundles,
    site: { url: '/data/bundles/site.json', bytes: 2, wire: 2, sizes: {}, headers: {} },
    downloadBytes: 1234,
  }
  const fetch = async (request: Request): Promise<Response> => {
    const path = request.url.replace(ORIGIN, '')
    asked.push(path)
    return answers.get(path)?.() ?? new Response('Not found', { status: 404 })
  }
  /** Serves a page in both forms. Returns its entry, with the path of its text. */
  const page = (path: string, text: string) => {
    const hash = shortHash(text)
    answers.set(path, () => new Response(text))
    answers.set(`/${pageTextPath(hash)}`, json(pageTextOf(text)))
    const url = ORIGIN + path
    return {
      url,
      cacheKey: `${url}?rev=1`,
      hash,
      size: Buffer.byteLength(text),
      wire: 9,
      textPath: `/${pageTextPath(hash)}`,
    }
  }
  const lessonCache = (cache: FakeCache): LessonCache => ({ cache: asCache(cache), origin: ORIGIN, index })
  return { index, fetch, asked, answers, page, lessonCache }
}

export const offline = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch')
}

/** A response without an end, and how many bytes of it were read. */
export function endless(type = 'application/json') {
  const atATime = 1000
  let given = 0
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        given += atATime
        // A reader that never stops fails the test instead of filling the memory.
        if (given > 100_000_000) controller.close()
        else controller.enqueue(new Uint8Array(atATime).fill(32))
      },
    })
  return {
    atATime,
    answer: async () => new Response(stream(), { headers: { 'content-type': type } }),
    given: () => given,
  }
}

export const captivePortal = async (): Promise<Response> =>
  new Response('<h1>Sign in to the Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })
