/**
 * Role: what a screen shows: the frames of one whole, in a loop.
 * Guarantee: whoever begins to look anywhere in the loop gets the whole; above 12 blocks no frame is shown twice before
 * 65,536 were, so that each one that is seen is of use.
 * Must not: draw: a frame is a text, and what is drawn of it is the screen's.
 */
import type { Bytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { codedBlock } from './fountain'
import { blockLength, frameText, LARGEST_SHOWN, MOST_BLOCKS, MOST_FRAMES, SESSION_BYTES } from './frame'

/** Up to so many blocks they are repeated as they are; above, sums of them follow. */
export const REPEATED_BLOCKS = 12

export class LightFrames {
  readonly #blocks: readonly Bytes[]

  private constructor(
    readonly session: Bytes,
    readonly length: number,
    blocks: readonly Bytes[],
  ) {
    this.#blocks = blocks
  }

  /**
   * @param whole a sealed report, a plan or a card.
   * @param blockBytes at most so many in a frame, see `blockBytesFor`.
   * @throws RangeError for nothing, for more than light carries, and for blocks too small for it.
   */
  static async of(whole: Bytes, blockBytes: number, { digest }: Pick<ClassroomTools, 'digest'>): Promise<LightFrames> {
    const count = Math.ceil(whole.length / blockBytes)
    if (whole.length === 0 || whole.length > LARGEST_SHOWN || !(count >= 1 && count <= MOST_BLOCKS)) {
      throw new RangeError(`Light does not carry ${whole.length} bytes in blocks of ${blockBytes}.`)
    }
    const size = blockLength({ length: whole.length, count })
    const blocks = Array.from({ length: count }, (_, index) => {
      const block = new Uint8Array(size)
      block.set(whole.subarray(index * size, (index + 1) * size))
      return block
    })
    return new LightFrames((await digest(whole)).slice(0, SESSION_BYTES), whole.length, blocks)
  }

  /** Blocks of the whole. */
  get count(): number {
    return this.#blocks.length
  }

  /** The text of the frame that is shown as number `turn`, from 0 on. */
  textAt(turn: number): string {
    const { session, length, count } = this
    const index = turn % (count > REPEATED_BLOCKS ? MOST_FRAMES : count)
    return frameText({ session, length, count, index, block: codedBlock(this.#blocks, index) })
  }
}
