/**
 * Role: the frames that a screen shows in a loop to send one piece of content.
 * Guarantee: a camera can start anywhere in the loop and get everything. With more than 12 blocks, no frame repeats
 * within 65,536 frames, so every frame that the camera reads helps.
 * Must not: draw anything. A frame is text, and the screen draws it.
 */
import type { Bytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { codedBlock } from './fountain'
import { blockLength, frameText, LARGEST_SHOWN, MOST_BLOCKS, MOST_FRAMES, SESSION_BYTES } from './frame'

/** Up to this many blocks are repeated unchanged. If there are more, sums of blocks follow them. */
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
   * @param whole a sealed report, a plan or a card
   * @param blockBytes maximum bytes of a block in each frame, see `blockBytesFor`
   * @throws RangeError for empty content, for more bytes than the limit, and for blocks that are too small for the
   * content
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

  /** The number of content blocks. */
  get count(): number {
    return this.#blocks.length
  }

  /** Returns the text of frame number `turn`, starting at 0. */
  textAt(turn: number): string {
    const { session, length, count } = this
    const index = turn % (count > REPEATED_BLOCKS ? MOST_FRAMES : count)
    return frameText({ session, length, count, index, block: codedBlock(this.#blocks, index) })
  }
}
