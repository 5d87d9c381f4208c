import { expect, vi } from 'vitest'

const second = () => Math.floor(Date.now() / 1000)

/** Waits until the next second of the clock, because the service dates a sign-in in seconds. */
export async function nextSecond(): Promise<void> {
  const now = second()
  await vi.waitFor(() => expect(second()).toBeGreaterThan(now))
}
