import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * PBKDF2 with SHA-256, as CouchDB stretches: so an Apache CouchDB can be given a class's user without the password.
 * About 50 ms. The passwords that the app makes can't be guessed; this is for those that people choose.
 */
export const ITERATIONS = 100_000
const STRETCHED_BYTES = 32

export interface StoredPassword {
  readonly user: string
  /** Signs of hex; CouchDB takes the signs, not the bytes that they stand for. */
  readonly salt: Buffer
  readonly stretched: Buffer
}

export interface Credentials {
  readonly user: string
  readonly password: string
}

/** Stretches one at a time: a thousand guesses at once take no more memory than one. */
export class Passwords {
  readonly #key = randomBytes(32)
  /** Marks of the right credentials by class, once they were right: then neither a right nor a wrong try is stretched. */
  readonly #right = new Map<string, { readonly of: StoredPassword['stretched']; readonly mark: Buffer }>()
  /** The header in which the right ones came last: nothing is worked out for who shows the same. */
  readonly #header = new Map<string, { readonly of: StoredPassword['stretched']; readonly padded: Buffer }>()
  #last: Promise<unknown> = Promise.resolve()

  /** What is kept of a new password. */
  async store(name: string, given: Credentials): Promise<StoredPassword> {
    const salt = Buffer.from(randomBytes(16).toString('hex'))
    const stretched = await this.#stretch(given.password, salt)
    this.#right.set(name, { of: stretched, mark: this.#markOf(given) })
    return { user: given.user, salt, stretched }
  }

  async isRight(name: string, given: Credentials, stored: StoredPassword): Promise<boolean> {
    const known = this.#knownMark(name, stored)
    if (known !== undefined) return timingSafeEqual(known, this.#markOf(given))
    const stretched = await this.#stretch(given.password, stored.salt)
    const isSameUser = timingSafeEqual(this.#digest(given.user), this.#digest(stored.user))
    const isSamePassword = timingSafeEqual(stretched, stored.stretched)
    if (!isSameUser || !isSamePassword) return false
    this.#right.set(name, { of: stored.stretched, mark: this.#markOf(given) })
    return true
  }

  /** @param header in which right credentials came */
  remember(name: string, header: string | undefined, { stretched }: StoredPassword): void {
    const padded = paddedHeader(header)
    if (padded !== undefined) this.#header.set(name, { of: stretched, padded })
  }

  /** Whether it is the header that was right before. False says nothing. */
  isAsBefore(name: string, header: string | undefined, { stretched }: StoredPassword): boolean {
    const known = this.#header.get(name)
    const padded = paddedHeader(header)
    return padded !== undefined && known?.of.equals(stretched) === true && timingSafeEqual(known.padded, padded)
  }

  #knownMark(name: string, { stretched }: StoredPassword): Buffer | undefined {
    const known = this.#right.get(name)
    return known?.of.equals(stretched) === true ? known.mark : undefined
  }

  #markOf({ user, password }: Credentials): Buffer {
    return this.#digest(JSON.stringify([user, password]))
  }

  #digest(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest()
  }

  #stretch(password: string, salt: Buffer): Promise<Buffer> {
    const stretching = this.#last.then(
      () =>
        new Promise<Buffer>((resolve, reject) =>
          pbkdf2(password, salt, ITERATIONS, STRETCHED_BYTES, 'sha256', (error, key) =>
            error ? reject(error) : resolve(key),
          ),
        ),
    )
    this.#last = stretching.catch(() => undefined)
    return stretching
  }
}

/** All of one length, so that a comparison takes the same time. */
function paddedHeader(header: string | undefined): Buffer | undefined {
  if (header === undefined || header.length > LONGEST_HEADER) return undefined
  const padded = Buffer.alloc(LONGEST_HEADER)
  padded.write(header, 'latin1')
  return padded
}

/** Longer ones hold no credentials. */
const LONGEST_HEADER = 820
