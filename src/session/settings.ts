import { type Appearance, plainAppearance } from '../platform/window/appearance'
import type { KeptItem } from '../data/store/keptRows'

/** The learner's own settings. */
export interface Settings extends Appearance {
  /** The speed at which lessons are read aloud. */
  readonly speed: 'slower' | 'normal' | 'faster'
  /** Minutes without a touch after which the page locks, for a learner with a PIN. */
  readonly lockAfter: 'never' | '5' | '15'
}

export const plainSettings: Settings = { ...plainAppearance, speed: 'normal', lockAfter: 'never' }

export const choices = {
  size: ['standard', 'large', 'larger', 'largest'],
  lines: ['close', 'wide', 'wider'],
  theme: ['system', 'light', 'dark'],
  speed: ['slower', 'normal', 'faster'],
  lockAfter: ['never', '5', '15'],
} as const satisfies { readonly [Name in keyof Settings]: readonly Settings[Name][] }

/** A setting that was never chosen, or has a value from another version of the site, gets its default. */
export function settingsOf(items: readonly KeptItem[]): Settings {
  const chosen = new Map(items.map(({ key, value }) => [key, value]))
  const pick = <Value extends string>(name: keyof Settings, known: readonly Value[], plain: Value): Value =>
    known.find((value) => value === chosen.get(name)) ?? plain
  return {
    size: pick('size', choices.size, plainSettings.size),
    lines: pick('lines', choices.lines, plainSettings.lines),
    theme: pick('theme', choices.theme, plainSettings.theme),
    speed: pick('speed', choices.speed, plainSettings.speed),
    lockAfter: pick('lockAfter', choices.lockAfter, plainSettings.lockAfter),
  }
}
