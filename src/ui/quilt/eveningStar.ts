import type { Patch } from './patch'

/** Evening Star, in sewing order. */
export const eveningStar: readonly Patch[] = [
  { cloth: 'strong', path: 'M3 3L9 3L9 9L3 9z' },
  { cloth: 'strong', path: 'M3 0L6 3L3 3z' },
  { cloth: 'strong', path: 'M9 0L9 3L6 3z' },
  { cloth: 'strong', path: 'M12 3L9 6L9 3z' },
  { cloth: 'strong', path: 'M12 9L9 9L9 6z' },
  { cloth: 'strong', path: 'M9 12L6 9L9 9z' },
  { cloth: 'strong', path: 'M3 12L3 9L6 9z' },
  { cloth: 'strong', path: 'M0 9L3 6L3 9z' },
  { cloth: 'strong', path: 'M0 3L3 3L3 6z' },
  { cloth: 'second', path: 'M0 0L3 0L3 3L0 3z' },
  { cloth: 'second', path: 'M9 0L12 0L12 3L9 3z' },
  { cloth: 'second', path: 'M9 9L12 9L12 12L9 12z' },
  { cloth: 'second', path: 'M0 9L3 9L3 12L0 12z' },
]
