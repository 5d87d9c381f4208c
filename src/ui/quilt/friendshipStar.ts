import type { Patch } from './patch'

/** Friendship Star, in sewing order. */
export const friendshipStar: readonly Patch[] = [
  { cloth: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { cloth: 'strong', path: 'M4 0L8 4L4 4z' },
  { cloth: 'strong', path: 'M12 4L8 8L8 4z' },
  { cloth: 'strong', path: 'M8 12L4 8L8 8z' },
  { cloth: 'strong', path: 'M0 8L4 4L4 8z' },
  { cloth: 'second', path: 'M0 0L4 0L4 4L0 4z' },
  { cloth: 'second', path: 'M8 0L12 0L12 4L8 4z' },
  { cloth: 'second', path: 'M8 8L12 8L12 12L8 12z' },
  { cloth: 'second', path: 'M0 8L4 8L4 12L0 12z' },
]
