const PATIENCE_MS = 20_000

/**
 * The text of one file of the site. Rejects when the answer is no success or takes more than 20 seconds.
 * @param path relative to the site's root, without a slash before it.
 */
export async function fetchText(path: string): Promise<string> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS)
  try {
    const response = await fetch(`/${path}`, { signal: giveUp.signal })
    if (!response.ok) throw new Error(`the server answered ${response.status}`)
    return await response.text()
  } finally {
    clearTimeout(timer)
  }
}
