import type { Patch } from './patch'

/** Economy Patch, in sewing order. */
export const economyPatch: readonly Patch[] = [
  { cloth: 'strong', path: 'M3 3L9 3L9 9L3 9z' },
  { cloth: 'second', path: 'M3 3L6 0L9 3z' },
  { cloth: 'second', path: 'M9 3L12 6L9 9z' },
  { cloth: 'second', path: 'M9 9L6 12L3 9z' },
  { cloth: 'second', path: 'M3 9L0 6L3 3z' },
  { cloth: 'strong', path: 'M0 0L6 0L0 6z' },
  { cloth: 'strong', path: 'M12 0L12 6L6 0z' },
  { cloth: 'strong', path: 'M12 12L6 12L12 6z' },
  { cloth: 'strong', path: 'M0 12L0 6L6 12z' },
]
