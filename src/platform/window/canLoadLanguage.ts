import { BASE } from '../base'

/** In ms. */
const PATIENCE = 8000

/**
 * Asks the server for the start of a language. A captive portal answers every address with a page of its own.
 *
 * @param folder the folder of the language, such as `es/`. Undefined if the site doesn't have the language
 */
export async function canLoadLanguage(folder: string | undefined, ask: typeof fetch = fetch): Promise<boolean> {
  if (folder === undefined) return false
  // The oldest browsers have no `AbortSignal.timeout`.
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE)
  try {
    const { signal } = giveUp
    const response = await ask(`${BASE}${folder}start.js`, { method: 'HEAD', cache: 'no-store', signal })
    return response.ok && (response.headers.get('content-type') ?? '').includes('javascript')
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
