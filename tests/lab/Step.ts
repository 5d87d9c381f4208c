/** The steps that may happen in a history. */
import type { Network } from './Line'
import type { Action } from './model/actions'

/** How much happens before the next step starts, in turns of the pages that are ready or in time. */
export type Pause = { readonly turns: number } | { readonly ms: number }

type On = { readonly on: number; readonly page: number }

export type Step = (
  | ({ readonly kind: 'action'; readonly action: Action } & On)
  | ({ readonly kind: 'look' } & On)
  | ({ readonly kind: 'open' } & On)
  | ({ readonly kind: 'close' } & On)
  /** The crash comes after so many more transactions. With `power`, all pages of the device die. */
  | ({ readonly kind: 'crash'; readonly after: number; readonly power: boolean } & On)
  | ({ readonly kind: 'sleep' } & On)
  | ({ readonly kind: 'drop'; readonly answer: boolean } & On)
  | ({ readonly kind: 'hide'; readonly hidden: boolean } & On)
  | ({ readonly kind: 'back-up' } & On)
  | ({ readonly kind: 'bring-back' } & On)
  | ({ readonly kind: 'export' } & On)
  | ({ readonly kind: 'import'; readonly file: number } & On)
  | ({ readonly kind: 'network'; readonly network: Network } & On)
  | ({ readonly kind: 'clock'; readonly date: string } & On)
  | ({ readonly kind: 'full'; readonly writes: number } & On)
  | ({ readonly kind: 'wipe' } & On)
  | ({ readonly kind: 'vanish' } & On)
  | ({ readonly kind: 'update' } & On)
) & { readonly pause: Pause }

/** The steps that happen on an open page. */
export type PageStep = Extract<
  Step,
  {
    readonly kind:
      | ('action' | 'look' | 'close' | 'drop' | 'sleep' | 'hide')
      | ('back-up' | 'bring-back' | 'export' | 'import')
  }
>

export interface History {
  /** The version of the app that each device starts with. */
  readonly devices: readonly ('first' | 'today')[]
  readonly steps: readonly Step[]
  readonly order: number
}
