import type { Patch } from './patch'

/** Courthouse Steps, in sewing order. */
export const courthouseSteps: readonly Patch[] = [
  { cloth: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { cloth: 'second', path: 'M2 4L4 4L4 8L2 8z' },
  { cloth: 'second', path: 'M8 4L10 4L10 8L8 8z' },
  { cloth: 'strong', path: 'M2 2L10 2L10 4L2 4z' },
  { cloth: 'strong', path: 'M2 8L10 8L10 10L2 10z' },
  { cloth: 'second', path: 'M0 2L2 2L2 10L0 10z' },
  { cloth: 'second', path: 'M10 2L12 2L12 10L10 10z' },
  { cloth: 'strong', path: 'M0 0L12 0L12 2L0 2z' },
  { cloth: 'strong', path: 'M0 10L12 10L12 12L0 12z' },
]
