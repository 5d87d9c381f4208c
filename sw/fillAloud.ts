// Role: keeps telling how far a filling is while it lasts.
// Guarantee: the last word is said once the filling has ended, however it ended.
// Must not: let a failing word stop the filling.

const PROGRESS_EVERY_MS = 250

export async function fillAloud(fill: () => Promise<void>, tell: () => Promise<void>): Promise<void> {
  const tellQuietly = (): Promise<void> => tell().catch(() => undefined)
  const timer = setInterval(() => void tellQuietly(), PROGRESS_EVERY_MS)
  try {
    await fill()
  } finally {
    clearInterval(timer)
    await tellQuietly()
  }
}
