/**
 * Rejects when nothing came in time: a page whose process is stuck never answers a driver, and a journey would wait for it
 * to its own end.
 */
export async function answers<T>(asked: Promise<T>, what: string, withinMs = 90_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${withinMs} ms to: ${what}`)), withinMs)
  })
  try {
    return await Promise.race([asked, limit])
  } finally {
    clearTimeout(timer)
  }
}
