/**
 * Returns the result, or undefined if it is late or fails. A late call continues, but its result is dropped. This is the
 * one wait with a time limit. A wait that has to cancel its requests has an `AbortController` of its own.
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
