import { execFileSync } from 'node:child_process'
import { leftOutLine } from '../../tools/setup/leftOut.mjs'
import { missingProgram } from '../../tools/setup/missingProgram.mjs'
import type { ChromiumBrowser } from './drivers/chromium'

/** Whether this system can kill a browser. Otherwise the summary of the check names what was left out. */
export function canKillBrowser(what: string): boolean {
  const missing = missingProgram(['pkill'])
  if (missing !== undefined) console.log(leftOutLine(`${what}, which needs ${missing}.`))
  return missing === undefined
}

/** Kills the browser as a dead battery would, so that no process of this profile gets closing events. */
export function killBrowser({ profile }: ChromiumBrowser): void {
  try {
    execFileSync('pkill', ['-9', '-f', profile])
  } catch {
    throw new Error('No browser process was there to kill.')
  }
}
