/**
 * Role: the frames of several contents in one loop, such as the reports of everyone on a device.
 * Guarantee: every frame belongs to one content, so a camera takes each content as soon as it has read it, and one that
 * it misses never spoils the others. The loop returns to each content with frames that it has not shown yet.
 * Must not: change a frame. Apps that know nothing of this loop read it too.
 */
import type { LightFrames } from './LightFrames'

export type ShownFrames = Pick<LightFrames, 'count' | 'textAt'>

/** Frames shown of one content before the next one, for each of its blocks. The extra ones replace lost frames. */
const SHOWN_FOR_EACH_BLOCK = 1.5

export class LightTurns implements ShownFrames {
  readonly #all: readonly (readonly [frames: ShownFrames, length: number])[]

  /** @throws RangeError for no content */
  constructor(all: readonly ShownFrames[]) {
    if (all.length === 0) throw new RangeError('A loop needs at least one content.')
    this.#all = all.map((frames) => [frames, Math.ceil(frames.count * SHOWN_FOR_EACH_BLOCK)] as const)
  }

  /** The number of frames in one round. */
  get count(): number {
    return this.#all.reduce((sum, [, length]) => sum + length, 0)
  }

  /** Returns the text of frame number `turn`, starting at 0. */
  textAt(turn: number): string {
    const { count } = this
    const round = Math.floor(turn / count)
    let left = turn % count
    for (const [frames, length] of this.#all) {
      if (left < length) return frames.textAt(round * length + left)
      left -= length
    }
    throw new RangeError(`No frame has the number ${turn}.`)
  }
}
