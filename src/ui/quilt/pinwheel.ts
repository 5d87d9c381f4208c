import type { Patch } from './patch'

/** Pinwheel, in sewing order. */
export const pinwheel: readonly Patch[] = [
  { cloth: 'strong', path: 'M0 0L6 0L6 6z' },
  { cloth: 'strong', path: 'M12 0L12 6L6 6z' },
  { cloth: 'strong', path: 'M12 12L6 12L6 6z' },
  { cloth: 'strong', path: 'M0 12L0 6L6 6z' },
  { cloth: 'second', path: 'M0 0L6 6L0 6z' },
  { cloth: 'second', path: 'M6 0L12 0L6 6z' },
  { cloth: 'second', path: 'M12 6L12 12L6 6z' },
  { cloth: 'second', path: 'M0 12L6 12L6 6z' },
]
