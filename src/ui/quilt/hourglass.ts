import type { Patch } from './patch'

/** Hourglass, in sewing order. */
export const hourglass: readonly Patch[] = [
  { cloth: 'strong', path: 'M0 0L6 0L3 3z' },
  { cloth: 'strong', path: 'M0 6L6 6L3 3z' },
  { cloth: 'second', path: 'M0 0L0 6L3 3z' },
  { cloth: 'second', path: 'M6 0L6 6L3 3z' },
  { cloth: 'second', path: 'M6 0L12 0L9 3z' },
  { cloth: 'second', path: 'M6 6L12 6L9 3z' },
  { cloth: 'strong', path: 'M6 0L6 6L9 3z' },
  { cloth: 'strong', path: 'M12 0L12 6L9 3z' },
  { cloth: 'second', path: 'M0 6L6 6L3 9z' },
  { cloth: 'second', path: 'M0 12L6 12L3 9z' },
  { cloth: 'strong', path: 'M0 6L0 12L3 9z' },
  { cloth: 'strong', path: 'M6 6L6 12L3 9z' },
  { cloth: 'strong', path: 'M6 6L12 6L9 9z' },
  { cloth: 'strong', path: 'M6 12L12 12L9 9z' },
  { cloth: 'second', path: 'M6 6L6 12L9 9z' },
  { cloth: 'second', path: 'M12 6L12 12L9 9z' },
]
