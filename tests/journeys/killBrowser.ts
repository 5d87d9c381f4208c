import { execFileSync } from 'node:child_process'
import type { ChromiumBrowser } from './drivers/chromium'

/** As a dead battery would: no process of this profile gets to say goodbye. */
export function killBrowser({ profile }: ChromiumBrowser): void {
  try {
    execFileSync('pkill', ['-9', '-f', profile])
  } catch {
    throw new Error('No browser process was there to kill.')
  }
}
