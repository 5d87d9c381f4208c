/**
 * Role: encrypts records of a class book as rows, and decrypts them.
 * Guarantee: a row reveals only its length; a row that was changed, or moved to another key or book, does not decrypt.
 * Must not: depend on what is in a record.
 */
import { hexOf, type Bytes } from '../protocol/bytes'
import { namingKey, nameUnder } from '../../platform/bookTools'
import { classroomTools } from '../../platform/classroomTools'
import { cipherKey, decryptUnder, encryptUnder } from '../../platform/webCrypto'
import { parseBoundedJson } from '../../core/progress/boundedJson'
import { canonicalText, isJsonMap, type JsonMap, own } from '../../core/progress/json'
import type { ClassKey } from '../ports/TaughtClasses'
import type { SealedRow } from './bookDatabase'

/** 32 bytes for the key that encrypts rows, and 32 for the key that computes their names. */
export const BOOK_KEY_BYTES = 64
const NONCE_BYTES = 12

export interface OpenedRow {
  /** The name of the record, which is encrypted. */
  readonly name: string
  readonly record: JsonMap
}

export class RowSeal {
  readonly #book: ClassKey
  readonly #cipher: CryptoKey
  readonly #naming: CryptoKey

  private constructor(book: ClassKey, cipher: CryptoKey, naming: CryptoKey) {
    this.#book = book
    this.#cipher = cipher
    this.#naming = naming
  }

  /** @param raw 64 bytes */
  static async of(book: ClassKey, raw: Bytes): Promise<RowSeal> {
    return new RowSeal(book, await cipherKey(raw.slice(0, 32)), await namingKey(raw.slice(32)))
  }

  async rowKey(name: string): Promise<string> {
    return hexOf(await nameUnder(this.#naming, classroomTools.encode(name))).slice(0, 32)
  }

  async seal(name: string, record: JsonMap, revision: number): Promise<SealedRow> {
    const key = await this.rowKey(name)
    const text = canonicalText({ name, record })
    return { key, revision, ...(await this.sealed(text, `rows ${key}`)) }
  }

  /** Returns undefined for a row that can't be read. */
  async open(row: SealedRow): Promise<OpenedRow | undefined> {
    const text = await this.opened(row, `rows ${row.key}`)
    const map = text && parseBoundedJson(text, classroomTools)
    const [name, record] = [map && own(map, 'name'), map && own(map, 'record')]
    if (typeof name !== 'string' || record === undefined || !isJsonMap(record)) return undefined
    return { name, record }
  }

  /** @param place binds the ciphertext to this position, so that it can't be decrypted in any other position */
  async sealed(content: string | Bytes, place: string): Promise<Pick<SealedRow, 'nonce' | 'sealed'>> {
    const nonce = classroomTools.random(NONCE_BYTES)
    const bytes = typeof content === 'string' ? classroomTools.encode(content) : content
    return { nonce, sealed: await encryptUnder(this.#cipher, bytes, { nonce, associated: this.#associated(place) }) }
  }

  async opened(row: Pick<SealedRow, 'nonce' | 'sealed'>, place: string): Promise<Bytes | undefined> {
    const [nonce, sealed] = [bytesIn(row.nonce), bytesIn(row.sealed)]
    if (nonce?.length !== NONCE_BYTES || sealed === undefined) return undefined
    return await decryptUnder(this.#cipher, sealed, { nonce, associated: this.#associated(place) })
  }

  #associated(place: string): Bytes {
    return classroomTools.encode(`class-${this.#book} ${place}`)
  }
}

/** Also accepts arrays from another realm, and any value that a damaged disk returns. */
function bytesIn(value: unknown): Bytes | undefined {
  if (!ArrayBuffer.isView(value)) return undefined
  return new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength).slice()
}
