import { LOOK_KEY } from '../lookScript'

/** How the pages look to one learner. `system`, `standard` and `close` are what they look like to anybody. */
export interface Look {
  readonly theme: 'system' | 'light' | 'dark'
  readonly size: 'standard' | 'large' | 'larger' | 'largest'
  readonly lines: 'close' | 'wide' | 'wider'
}

export const plainLook: Look = { theme: 'system', size: 'standard', lines: 'close' }

/** Puts the look on the page that is open, and copies it for the first paint of the next (src/platform/lookScript.ts). */
export function showLook(learnerId: string, look: Look): void {
  const chosen = Object.entries(look).filter(([name, value]) => plainLook[name as keyof Look] !== value)
  wearLook(look)
  try {
    if (chosen.length === 0) localStorage.removeItem(LOOK_KEY)
    else localStorage.setItem(LOOK_KEY, JSON.stringify({ id: learnerId, ...Object.fromEntries(chosen) }))
  } catch {
    // Where storage is blocked, the page is first painted in the look of the system.
  }
}

/** The look of anybody: for when a learner has left. The copy stays theirs, and is read for nobody else. */
export function dropLook(): void {
  wearLook(plainLook)
}

function wearLook(look: Look): void {
  const { dataset } = document.documentElement
  for (const name of ['theme', 'size', 'lines'] as const) {
    if (look[name] === plainLook[name]) delete dataset[name]
    else dataset[name] = look[name]
  }
  // The color of the browser's own bar: index.html names the light one first.
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').entries()) {
    const theme = index === 0 ? 'light' : 'dark'
    meta.media = look.theme === 'system' ? `(prefers-color-scheme: ${theme})` : look.theme === theme ? 'all' : 'not all'
  }
}
