/**
 * Returns the result, or undefined if the call is late or fails. A late call continues, but its result is dropped. Use
 * this for every wait with a time limit. Code that must cancel its requests uses its own `AbortController` instead.
 * @param deadlineMs milliseconds
 */
export async function withDeadline<T>(
  deadlineMs: number,
  ask: () => Promise<T | undefined> | T | undefined,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), deadlineMs)
  })
  try {
    return await Promise.race([ask(), late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
