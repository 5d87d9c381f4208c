/** One patch of a quilt block: a closed polygon on a 12 by 12 grid. */
export interface QuiltPatch {
  /** The module's strong color or its second color. */
  readonly color: 'strong' | 'second'
  /** SVG path data. */
  readonly path: string
}

/** Nine Patch, in sewing order. */
const ninePatch: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M0 0L4 0L4 4L0 4z' },
  { color: 'second', path: 'M4 0L8 0L8 4L4 4z' },
  { color: 'strong', path: 'M8 0L12 0L12 4L8 4z' },
  { color: 'second', path: 'M0 4L4 4L4 8L0 8z' },
  { color: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { color: 'second', path: 'M8 4L12 4L12 8L8 8z' },
  { color: 'strong', path: 'M0 8L4 8L4 12L0 12z' },
  { color: 'second', path: 'M4 8L8 8L8 12L4 12z' },
  { color: 'strong', path: 'M8 8L12 8L12 12L8 12z' },
]

/** Economy Patch, in sewing order. */
const economyPatch: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M3 3L9 3L9 9L3 9z' },
  { color: 'second', path: 'M3 3L6 0L9 3z' },
  { color: 'second', path: 'M9 3L12 6L9 9z' },
  { color: 'second', path: 'M9 9L6 12L3 9z' },
  { color: 'second', path: 'M3 9L0 6L3 3z' },
  { color: 'strong', path: 'M0 0L6 0L0 6z' },
  { color: 'strong', path: 'M12 0L12 6L6 0z' },
  { color: 'strong', path: 'M12 12L6 12L12 6z' },
  { color: 'strong', path: 'M0 12L0 6L6 12z' },
]

/** Friendship Star, in sewing order. */
const friendshipStar: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { color: 'strong', path: 'M4 0L8 4L4 4z' },
  { color: 'strong', path: 'M12 4L8 8L8 4z' },
  { color: 'strong', path: 'M8 12L4 8L8 8z' },
  { color: 'strong', path: 'M0 8L4 4L4 8z' },
  { color: 'second', path: 'M0 0L4 0L4 4L0 4z' },
  { color: 'second', path: 'M8 0L12 0L12 4L8 4z' },
  { color: 'second', path: 'M8 8L12 8L12 12L8 12z' },
  { color: 'second', path: 'M0 8L4 8L4 12L0 12z' },
]

/** Rail Fence, in sewing order. */
const railFence: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M0 0L2 0L2 6L0 6z' },
  { color: 'second', path: 'M2 0L4 0L4 6L2 6z' },
  { color: 'strong', path: 'M4 0L6 0L6 6L4 6z' },
  { color: 'strong', path: 'M6 0L12 0L12 2L6 2z' },
  { color: 'second', path: 'M6 2L12 2L12 4L6 4z' },
  { color: 'strong', path: 'M6 4L12 4L12 6L6 6z' },
  { color: 'strong', path: 'M0 6L6 6L6 8L0 8z' },
  { color: 'second', path: 'M0 8L6 8L6 10L0 10z' },
  { color: 'strong', path: 'M0 10L6 10L6 12L0 12z' },
  { color: 'strong', path: 'M6 6L8 6L8 12L6 12z' },
  { color: 'second', path: 'M8 6L10 6L10 12L8 12z' },
  { color: 'strong', path: 'M10 6L12 6L12 12L10 12z' },
]

/** Hourglass, in sewing order. */
const hourglass: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M0 0L6 0L3 3z' },
  { color: 'strong', path: 'M0 6L6 6L3 3z' },
  { color: 'second', path: 'M0 0L0 6L3 3z' },
  { color: 'second', path: 'M6 0L6 6L3 3z' },
  { color: 'second', path: 'M6 0L12 0L9 3z' },
  { color: 'second', path: 'M6 6L12 6L9 3z' },
  { color: 'strong', path: 'M6 0L6 6L9 3z' },
  { color: 'strong', path: 'M12 0L12 6L9 3z' },
  { color: 'second', path: 'M0 6L6 6L3 9z' },
  { color: 'second', path: 'M0 12L6 12L3 9z' },
  { color: 'strong', path: 'M0 6L0 12L3 9z' },
  { color: 'strong', path: 'M6 6L6 12L3 9z' },
  { color: 'strong', path: 'M6 6L12 6L9 9z' },
  { color: 'strong', path: 'M6 12L12 12L9 9z' },
  { color: 'second', path: 'M6 6L6 12L9 9z' },
  { color: 'second', path: 'M12 6L12 12L9 9z' },
]

/** Flying Geese, in sewing order. */
const flyingGeese: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M0 12L3 9L6 12z' },
  { color: 'second', path: 'M0 9L3 9L0 12z' },
  { color: 'second', path: 'M3 9L6 9L6 12z' },
  { color: 'strong', path: 'M0 9L3 6L6 9z' },
  { color: 'second', path: 'M0 6L3 6L0 9z' },
  { color: 'second', path: 'M3 6L6 6L6 9z' },
  { color: 'strong', path: 'M0 6L3 3L6 6z' },
  { color: 'second', path: 'M0 3L3 3L0 6z' },
  { color: 'second', path: 'M3 3L6 3L6 6z' },
  { color: 'strong', path: 'M0 3L3 0L6 3z' },
  { color: 'second', path: 'M0 0L3 0L0 3z' },
  { color: 'second', path: 'M3 0L6 0L6 3z' },
  { color: 'strong', path: 'M6 12L9 9L12 12z' },
  { color: 'second', path: 'M6 9L9 9L6 12z' },
  { color: 'second', path: 'M9 9L12 9L12 12z' },
  { color: 'strong', path: 'M6 9L9 6L12 9z' },
  { color: 'second', path: 'M6 6L9 6L6 9z' },
  { color: 'second', path: 'M9 6L12 6L12 9z' },
  { color: 'strong', path: 'M6 6L9 3L12 6z' },
  { color: 'second', path: 'M6 3L9 3L6 6z' },
  { color: 'second', path: 'M9 3L12 3L12 6z' },
  { color: 'strong', path: 'M6 3L9 0L12 3z' },
  { color: 'second', path: 'M6 0L9 0L6 3z' },
  { color: 'second', path: 'M9 0L12 0L12 3z' },
]

/** Pinwheel, in sewing order. */
const pinwheel: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M0 0L6 0L6 6z' },
  { color: 'strong', path: 'M12 0L12 6L6 6z' },
  { color: 'strong', path: 'M12 12L6 12L6 6z' },
  { color: 'strong', path: 'M0 12L0 6L6 6z' },
  { color: 'second', path: 'M0 0L6 6L0 6z' },
  { color: 'second', path: 'M6 0L12 0L6 6z' },
  { color: 'second', path: 'M12 6L12 12L6 6z' },
  { color: 'second', path: 'M0 12L6 12L6 6z' },
]

/** Log Cabin, in sewing order. */
const logCabin: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { color: 'second', path: 'M4 2L8 2L8 4L4 4z' },
  { color: 'second', path: 'M2 2L4 2L4 8L2 8z' },
  { color: 'strong', path: 'M8 2L10 2L10 8L8 8z' },
  { color: 'strong', path: 'M2 8L10 8L10 10L2 10z' },
  { color: 'second', path: 'M2 0L10 0L10 2L2 2z' },
  { color: 'second', path: 'M0 0L2 0L2 10L0 10z' },
  { color: 'strong', path: 'M10 0L12 0L12 10L10 10z' },
  { color: 'strong', path: 'M0 10L12 10L12 12L0 12z' },
]

/** Evening Star, in sewing order. */
const eveningStar: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M3 3L9 3L9 9L3 9z' },
  { color: 'strong', path: 'M3 0L6 3L3 3z' },
  { color: 'strong', path: 'M9 0L9 3L6 3z' },
  { color: 'strong', path: 'M12 3L9 6L9 3z' },
  { color: 'strong', path: 'M12 9L9 9L9 6z' },
  { color: 'strong', path: 'M9 12L6 9L9 9z' },
  { color: 'strong', path: 'M3 12L3 9L6 9z' },
  { color: 'strong', path: 'M0 9L3 6L3 9z' },
  { color: 'strong', path: 'M0 3L3 3L3 6z' },
  { color: 'second', path: 'M0 0L3 0L3 3L0 3z' },
  { color: 'second', path: 'M9 0L12 0L12 3L9 3z' },
  { color: 'second', path: 'M9 9L12 9L12 12L9 12z' },
  { color: 'second', path: 'M0 9L3 9L3 12L0 12z' },
]

/** Courthouse Steps, in sewing order. */
const courthouseSteps: readonly QuiltPatch[] = [
  { color: 'strong', path: 'M4 4L8 4L8 8L4 8z' },
  { color: 'second', path: 'M2 4L4 4L4 8L2 8z' },
  { color: 'second', path: 'M8 4L10 4L10 8L8 8z' },
  { color: 'strong', path: 'M2 2L10 2L10 4L2 4z' },
  { color: 'strong', path: 'M2 8L10 8L10 10L2 10z' },
  { color: 'second', path: 'M0 2L2 2L2 10L0 10z' },
  { color: 'second', path: 'M10 2L12 2L12 10L10 10z' },
  { color: 'strong', path: 'M0 0L12 0L12 2L0 2z' },
  { color: 'strong', path: 'M0 10L12 10L12 12L0 12z' },
]

const blocks: Readonly<Record<string, readonly QuiltPatch[]>> = {
  foundations: ninePatch,
  saving: economyPatch,
  insurance: friendshipStar,
  banking: railFence,
  credit: hourglass,
  investing: flyingGeese,
  entrepreneurship: pinwheel,
  real_estate: logCabin,
  retirement: eveningStar,
  taxes: courthouseSteps,
}

/** The patches of a block, in sewing order. The manifest names a block by the module of ours that has it. */
export function patchesOf(icon: string): readonly QuiltPatch[] {
  return (Object.hasOwn(blocks, icon) ? blocks[icon] : undefined) ?? ninePatch
}

/**
 * How many patches of a block are sewn.
 * @param done completed lessons, plus one for the passed quiz
 * @param total lessons, plus one for the quiz
 */
export function sewnPatches(pieces: number, done: number, total: number): number {
  if (total <= 0) return 0
  const share = Math.min(1, Math.max(0, done / total))
  return Math.round(pieces * share)
}
