// Role: runs downloads in parallel, a few at a time.
// Guarantee: every task is started once, in order. It resolves when all tasks have ended.
// Must not: let one failing task stop the others. Tasks report a failure in their return value.

export async function inParallel<T>(limit: number, tasks: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const queue = tasks.values()
  const results: T[] = []
  const lane = async (): Promise<void> => {
    for (const task of queue) results.push(await task())
  }
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, lane))
  return results
}
