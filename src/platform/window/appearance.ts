import { APPEARANCE_EVENT, APPEARANCE_KEY } from '../appearanceScript'

/** How pages look to one learner. `system`, `standard` and `close` are what they look like to anybody. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark'
  readonly size: 'standard' | 'large' | 'larger' | 'largest'
  readonly lines: 'close' | 'wide' | 'wider'
}

export const plainAppearance: Appearance = { theme: 'system', size: 'standard', lines: 'close' }

/** Puts what a learner chose on every page that is open, and on the next before its first paint (appearanceScript.ts). */
export function showAppearance(learnerId: string, appearance: Appearance): void {
  const chosen = (['theme', 'size', 'lines'] as const).filter((name) => appearance[name] !== plainAppearance[name])
  const parts = Object.fromEntries(chosen.map((name) => [name, appearance[name]]))
  keepCopy(chosen.length === 0 ? undefined : JSON.stringify({ id: learnerId, ...parts }))
}

/** Somebody else is here, or nobody: what one learner chose is not shown to another, and comes back with them. */
export function learnerHasChanged(learnerId: string | undefined): void {
  if (learnerId === undefined) keepCopy(undefined)
  else tellPage()
}

function keepCopy(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(APPEARANCE_KEY)
    else localStorage.setItem(APPEARANCE_KEY, text)
  } catch {
    // Where storage is blocked, a page looks as it does to anybody.
  }
  tellPage()
}

function tellPage(): void {
  window.dispatchEvent(new Event(APPEARANCE_EVENT))
}
