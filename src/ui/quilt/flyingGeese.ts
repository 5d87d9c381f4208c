import type { Patch } from './patch'

/** Flying Geese, in sewing order. */
export const flyingGeese: readonly Patch[] = [
  { cloth: 'strong', path: 'M0 12L3 9L6 12z' },
  { cloth: 'second', path: 'M0 9L3 9L0 12z' },
  { cloth: 'second', path: 'M3 9L6 9L6 12z' },
  { cloth: 'strong', path: 'M0 9L3 6L6 9z' },
  { cloth: 'second', path: 'M0 6L3 6L0 9z' },
  { cloth: 'second', path: 'M3 6L6 6L6 9z' },
  { cloth: 'strong', path: 'M0 6L3 3L6 6z' },
  { cloth: 'second', path: 'M0 3L3 3L0 6z' },
  { cloth: 'second', path: 'M3 3L6 3L6 6z' },
  { cloth: 'strong', path: 'M0 3L3 0L6 3z' },
  { cloth: 'second', path: 'M0 0L3 0L0 3z' },
  { cloth: 'second', path: 'M3 0L6 0L6 3z' },
  { cloth: 'strong', path: 'M6 12L9 9L12 12z' },
  { cloth: 'second', path: 'M6 9L9 9L6 12z' },
  { cloth: 'second', path: 'M9 9L12 9L12 12z' },
  { cloth: 'strong', path: 'M6 9L9 6L12 9z' },
  { cloth: 'second', path: 'M6 6L9 6L6 9z' },
  { cloth: 'second', path: 'M9 6L12 6L12 9z' },
  { cloth: 'strong', path: 'M6 6L9 3L12 6z' },
  { cloth: 'second', path: 'M6 3L9 3L6 6z' },
  { cloth: 'second', path: 'M9 3L12 3L12 6z' },
  { cloth: 'strong', path: 'M6 3L9 0L12 3z' },
  { cloth: 'second', path: 'M6 0L9 0L6 3z' },
  { cloth: 'second', path: 'M9 0L12 0L12 3z' },
]
