/**
 * Role: asks for something that is nice to have.
 * Guarantee: answers within the time, with undefined for what is late or fails.
 * Must not: be used for what an action can't do without.
 */
export async function settledWithin<T>(
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
