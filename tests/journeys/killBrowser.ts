import { execFileSync } from 'node:child_process'
import type { ChromiumBrowser } from './drivers/chromium'

/** Kills the browser as a dead battery would, so that no process of this profile gets closing events. */
export function killBrowser({ profile }: ChromiumBrowser): void {
  try {
    execFileSync('pkill', ['-9', '-f', profile])
  } catch {
    throw new Error('No browser process was there to kill.')
  }
}
