import { type Look, plainLook } from '../../platform/window/look'
import type { KeptItem } from '../../store/keptRows'

/** What a learner has chosen for themselves on this device. */
export interface Settings extends Look {
  /** How fast lessons are read aloud. */
  readonly speed: Speed
}

export type Speed = 'slower' | 'normal' | 'faster'

export const plainSettings: Settings = { ...plainLook, speed: 'normal' }

export const choices = {
  theme: ['system', 'light', 'dark'],
  size: ['standard', 'large', 'larger', 'largest'],
  lines: ['close', 'wide', 'wider'],
  speed: ['slower', 'normal', 'faster'],
} as const satisfies { readonly [Name in keyof Settings]: readonly Settings[Name][] }

/** What was never chosen, or is a word of another version, is as it is for anybody. */
export function settingsOf(items: readonly KeptItem[]): Settings {
  const chosen = new Map(items.map(({ key, value }) => [key, value]))
  const pick = <Value extends string>(name: keyof Settings, known: readonly Value[], plain: Value): Value =>
    known.find((value) => value === chosen.get(name)) ?? plain
  return {
    theme: pick('theme', choices.theme, plainSettings.theme),
    size: pick('size', choices.size, plainSettings.size),
    lines: pick('lines', choices.lines, plainSettings.lines),
    speed: pick('speed', choices.speed, plainSettings.speed),
  }
}
