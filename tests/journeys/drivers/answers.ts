/**
 * Rejects if there is no answer in time. A page whose process is stuck never answers a driver, and the journey would wait until
 * its own limit.
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
