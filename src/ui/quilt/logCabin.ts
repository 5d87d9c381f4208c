import type { Patch } from './patch'

/** Log Cabin, in sewing order. */
export const logCabin: readonly Patch[] = [
  { cloth: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { cloth: 'second', path: 'M4 2L8 2L8 4L4 4z' },
  { cloth: 'second', path: 'M2 2L4 2L4 8L2 8z' },
  { cloth: 'strong', path: 'M8 2L10 2L10 8L8 8z' },
  { cloth: 'strong', path: 'M2 8L10 8L10 10L2 10z' },
  { cloth: 'second', path: 'M2 0L10 0L10 2L2 2z' },
  { cloth: 'second', path: 'M0 0L2 0L2 10L0 10z' },
  { cloth: 'strong', path: 'M10 0L12 0L12 10L10 10z' },
  { cloth: 'strong', path: 'M0 10L12 10L12 12L0 12z' },
]
