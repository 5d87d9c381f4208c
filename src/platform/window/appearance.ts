import { APPEARANCE_EVENT, APPEARANCE_KEY } from '../appearanceScript'
import { writeStored } from './writeStored'

/** The appearance settings of one learner. `system`, `standard` and `close` are the defaults. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark'
  readonly size: 'standard' | 'large' | 'larger' | 'largest'
  readonly lines: 'close' | 'wide' | 'wider'
}

export const plainAppearance: Appearance = { theme: 'system', size: 'standard', lines: 'close' }

/** Applies a learner's settings to every open page, and to new pages before their first paint (appearanceScript.ts). */
export function showAppearance(learnerId: string, appearance: Appearance): void {
  const chosen = (['theme', 'size', 'lines'] as const).filter((name) => appearance[name] !== plainAppearance[name])
  const parts = Object.fromEntries(chosen.map((name) => [name, appearance[name]]))
  keepCopy(chosen.length === 0 ? undefined : JSON.stringify({ id: learnerId, ...parts }))
}

/**
 * Call this when another learner or no learner is active. One learner's settings never apply to another learner. They
 * apply again when that learner is active again.
 */
export function learnerHasChanged(learnerId: string | undefined): void {
  if (learnerId === undefined) keepCopy(undefined)
  else tellPage()
}

function keepCopy(text: string | undefined): void {
  // If storage is blocked, the page keeps its default look.
  writeStored(APPEARANCE_KEY, text)
  tellPage()
}

function tellPage(): void {
  window.dispatchEvent(new Event(APPEARANCE_EVENT))
}
