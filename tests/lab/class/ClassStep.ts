/** The steps that may happen in the history of a class. */
import type { Action } from '../model/actions'
import type { Pause } from '../Step'

/** The state of a device's line to the relay. `mute`: requests arrive, but their answers get lost. */
export type ClassNetwork = 'good' | 'away' | 'silent' | 'mute' | 'late' | 'refusing'

export const CLASS_NETWORKS: readonly ClassNetwork[] = ['good', 'away', 'silent', 'mute', 'late', 'refusing']

/** The frames that a camera misses when it collects, out of a hundred. */
export type Missed = 0 | 20 | 50

/** What a teacher changes in the class, besides decisions. */
export type Written = 'note' | 'plan' | 'size'

/**
 * In `on`, 0 is the teacher's device and the learners' start at 1. A second teacher's device is the last. `page` is the
 * first tab or the second.
 */
type On = { readonly on: number; readonly page: number }

export type ClassStep = (
  | ({ readonly kind: 'action'; readonly action: Action } & On)
  | ({ readonly kind: 'by-relay' } & On)
  | ({ readonly kind: 'by-file' } & On)
  | ({ readonly kind: 'by-light'; readonly missed: Missed } & On)
  | ({ readonly kind: 'leave' } & On)
  | ({ readonly kind: 'look' } & On)
  | ({ readonly kind: 'collect' } & On)
  | ({ readonly kind: 'import'; readonly file: number } & On)
  | ({ readonly kind: 'let-in' } & On)
  | ({ readonly kind: 'backup' } & On)
  | ({ readonly kind: 'merge'; readonly file: number } & On)
  | ({ readonly kind: 'password' } & On)
  | ({ readonly kind: 'archive' } & On)
  | ({ readonly kind: 'write'; readonly what: Written } & On)
  | ({ readonly kind: 'relay'; readonly does: 'copied' | 'restored' | 'emptied' } & On)
  | ({ readonly kind: 'lost' } & On)
  | ({ readonly kind: 'open' } & On)
  | ({ readonly kind: 'crash'; readonly after: number; readonly power: boolean } & On)
  | ({ readonly kind: 'drop' } & On)
  | ({ readonly kind: 'network'; readonly network: ClassNetwork } & On)
  | ({ readonly kind: 'clock'; readonly date: string } & On)
  | ({ readonly kind: 'full'; readonly writes: number } & On)
) & { readonly pause: Pause }

export interface ClassHistory {
  readonly learners: number
  readonly teachers: 1 | 2
  readonly steps: readonly ClassStep[]
  readonly order: number
}
