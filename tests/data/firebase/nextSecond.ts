import { expect, vi } from 'vitest'

const second = () => Math.floor(Date.now() / 1000)

/** Waits until the clock turns to another second: the service dates a sign-in no finer. */
export async function nextSecond(): Promise<void> {
  const now = second()
  await vi.waitFor(() => expect(second()).toBeGreaterThan(now))
}
