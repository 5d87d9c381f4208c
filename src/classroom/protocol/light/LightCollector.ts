/**
 * Role: puts together what a camera reads: frames of several screens, in any order, some of them missing.
 * Guarantee: a whole that it answers has the hash that its frames bear, and is answered once; nothing is guessed.
 * Must not: grow: of screens that were seen once and never again the oldest are forgotten.
 */
import { type Bytes, hexOf, isSameBytes, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { FountainDecoder } from './fountain'
import { type Frame, readFrame, SESSION_BYTES } from './frame'

export type TakenFrame =
  /** No frame: another QR code, or misread. */
  | { readonly kind: 'unread' }
  /** `have` of `count` blocks. */
  | { readonly kind: 'part'; readonly session: string; readonly have: number; readonly count: number }
  | { readonly kind: 'whole'; readonly session: string; readonly bytes: Bytes }
  /** Of a whole that was answered, or is being checked. */
  | { readonly kind: 'known'; readonly session: string }
  /** Every block was there, and together they are not what they say: collected from the start. */
  | { readonly kind: 'spoiled'; readonly session: string }

const MOST_SESSIONS = 8
const MOST_KNOWN = 500

export class LightCollector {
  readonly #digest: ClassroomTools['digest']
  /** The one that was seen last stands last. */
  readonly #open = new Map<string, FountainDecoder>()
  readonly #known = new Set<string>()

  constructor({ digest }: Pick<ClassroomTools, 'digest'>) {
    this.#digest = digest
  }

  async take(text: string): Promise<TakenFrame> {
    const frame = readFrame(text)
    if (frame === undefined) return { kind: 'unread' }
    const session = hexOf(frame.session)
    if (this.#known.has(session)) return { kind: 'known', session }
    // Who shows other numbers under the same session is somebody else: neither spoils the other.
    const screen = `${session} ${frame.count} ${frame.length}`
    const decoder = this.#decoderOf(screen, frame.count)
    decoder.take(frame.index, frame.block)
    const blocks = decoder.blocks()
    if (blocks === undefined) return { kind: 'part', session, have: decoder.rank, count: frame.count }
    this.#open.delete(screen)
    return await this.#checked(session, frame, joinBytes(blocks).slice(0, frame.length))
  }

  /** Takes it again when it is shown again: it was answered, but could not be kept. */
  forget(session: string): void {
    this.#known.delete(session)
  }

  async #checked(session: string, frame: Frame, bytes: Bytes): Promise<TakenFrame> {
    // Frames go on coming in while the hash is computed.
    this.#remember(session)
    const hash = await this.#digest(bytes)
    if (isSameBytes(hash.subarray(0, SESSION_BYTES), frame.session)) return { kind: 'whole', session, bytes }
    this.#known.delete(session)
    return { kind: 'spoiled', session }
  }

  #decoderOf(screen: string, count: number): FountainDecoder {
    const decoder = this.#open.get(screen) ?? new FountainDecoder(count)
    this.#open.delete(screen)
    this.#open.set(screen, decoder)
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= MOST_SESSIONS) break
      this.#open.delete(oldest)
    }
    return decoder
  }

  #remember(session: string): void {
    this.#known.add(session)
    for (const oldest of this.#known) {
      if (this.#known.size <= MOST_KNOWN) break
      this.#known.delete(oldest)
    }
  }
}
