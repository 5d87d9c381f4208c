import type { Patch } from './patch'

/** Rail Fence, in sewing order. */
export const railFence: readonly Patch[] = [
  { cloth: 'strong', path: 'M0 0L2 0L2 6L0 6z' },
  { cloth: 'second', path: 'M2 0L4 0L4 6L2 6z' },
  { cloth: 'strong', path: 'M4 0L6 0L6 6L4 6z' },
  { cloth: 'strong', path: 'M6 0L12 0L12 2L6 2z' },
  { cloth: 'second', path: 'M6 2L12 2L12 4L6 4z' },
  { cloth: 'strong', path: 'M6 4L12 4L12 6L6 6z' },
  { cloth: 'strong', path: 'M0 6L6 6L6 8L0 8z' },
  { cloth: 'second', path: 'M0 8L6 8L6 10L0 10z' },
  { cloth: 'strong', path: 'M0 10L6 10L6 12L0 12z' },
  { cloth: 'strong', path: 'M6 6L8 6L8 12L6 12z' },
  { cloth: 'second', path: 'M8 6L10 6L10 12L8 12z' },
  { cloth: 'strong', path: 'M10 6L12 6L12 12L10 12z' },
]
