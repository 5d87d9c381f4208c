import { LANGUAGE_BASE } from '../base'
import { BadAnswer, MOST_BYTES, readAtMost } from '../readAtMost'

const PATIENCE_MS = 20_000

/**
 * Fetches the text of one of the site's files in the language of this build. Rejects with a `BadAnswer` if the response is not the file, and with any
 * other error if there is no response within 20 seconds.
 * @param path relative to the folder of this language, without a leading slash
 * @param isFresh skips every copy on the device, because the saved copy was damaged
 */
export async function fetchText(path: string, isFresh = false): Promise<string> {
  // This doesn't use `withDeadline`, because a late download must be stopped and a failure must reject.
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    const response = await fetch(LANGUAGE_BASE + path, { signal: giveUp.signal, cache: isFresh ? 'reload' : 'default' })
    if (!response.ok) throw new BadAnswer(`the server answered ${response.status}`)
    // A captive portal answers 200 with its own page.
    if (/\bhtml\b/.test(response.headers.get('content-type') ?? '')) throw new BadAnswer('a web page came instead')
    return new TextDecoder().decode(await readAtMost(response, MOST_BYTES))
  } finally {
    clearTimeout(timer)
  }
}
