/**
 * Role: combines the frames that a camera reads from several screens, in any order and with gaps.
 * Guarantee: a result has the hash that its frames state, and is returned once; nothing is guessed.
 * Must not: grow without limit. It drops the oldest screens that the camera no longer sees.
 */
import { type Bytes, hexOf, isSameBytes, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { FountainDecoder } from './fountain'
import { type LightFrame, readFrame, SESSION_BYTES } from './frame'

export type TakenFrame =
  /** Not a frame, because it is another QR code or was misread. */
  | { readonly kind: 'unread' }
  /** The collector has `have` of `count` blocks. */
  | { readonly kind: 'part'; readonly session: string; readonly have: number; readonly count: number }
  | { readonly kind: 'whole'; readonly session: string; readonly bytes: Bytes }
  /** The frame belongs to a result that was already returned, or is being checked. */
  | { readonly kind: 'known'; readonly session: string }
  /** All blocks arrived but the hash is wrong. Start over. */
  | { readonly kind: 'spoiled'; readonly session: string }

const MOST_SESSIONS = 8
const MOST_KNOWN = 500

export class LightCollector {
  readonly #digest: ClassroomTools['digest']
  /** The most recently seen screen is last. */
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
    // Includes the numbers in the key: another screen with the same session but other numbers must not spoil this one.
    const screen = `${session} ${frame.count} ${frame.length}`
    const decoder = this.#decoderOf(screen, frame.count)
    decoder.take(frame.index, frame.block)
    const blocks = decoder.blocks()
    if (blocks === undefined) return { kind: 'part', session, have: decoder.rank, count: frame.count }
    this.#open.delete(screen)
    return await this.#checked(session, frame, joinBytes(blocks).slice(0, frame.length))
  }

  /** Accepts the session again when it is shown again, because its result could not be stored. */
  forget(session: string): void {
    this.#known.delete(session)
  }

  async #checked(session: string, frame: LightFrame, bytes: Bytes): Promise<TakenFrame> {
    // Records the session first, because frames keep arriving while the hash is computed.
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
