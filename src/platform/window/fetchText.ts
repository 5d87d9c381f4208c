import { BadAnswer, MOST_BYTES, readAtMost } from '../readAtMost'

const PATIENCE_MS = 20_000

/**
 * The text of one file of the site. Rejects with a `BadAnswer` when something answered that was not the file, and with
 * anything else when nothing answered within 20 seconds.
 * @param path relative to the site's root, without a slash before it.
 * @param isFresh passes every copy on the device by: the one that is there was damaged
 */
export async function fetchText(path: string, isFresh = false): Promise<string> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    const response = await fetch(`/${path}`, { signal: giveUp.signal, cache: isFresh ? 'reload' : 'default' })
    if (!response.ok) throw new BadAnswer(`the server answered ${response.status}`)
    // A captive portal answers 200 with a page of its own.
    if (/\bhtml\b/.test(response.headers.get('content-type') ?? '')) throw new BadAnswer('a web page came instead')
    return new TextDecoder().decode(await readAtMost(response, MOST_BYTES))
  } finally {
    clearTimeout(timer)
  }
}
