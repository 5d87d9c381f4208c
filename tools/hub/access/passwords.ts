import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * PBKDF2 with SHA-256, as CouchDB derives keys. An Apache CouchDB can then get a class's user without the password. Takes
 * about 50 ms. The app's own passwords can't be guessed, so this protects passwords that people choose.
 */
export const ITERATIONS = 100_000
const STRETCHED_BYTES = 32

export interface StoredPassword {
  readonly user: string
  /** Hex digits. CouchDB uses the digits, not the bytes that they encode. */
  readonly salt: Buffer
  readonly stretched: Buffer
}

export interface Credentials {
  readonly user: string
  readonly password: string
}

/**
 * Derives one key at a time, so that a thousand guesses take no more memory than one. Guesses must not delay the right
 * password, not even after a start, when no result is cached. The salt is therefore chosen so that the right password
 * gives a certain byte. Of 256 guesses, 255 give another byte and fail without a derivation. A person who steals the file
 * learns 8 bits of a password.
 */
export class Passwords {
  readonly #key = randomBytes(32)
  /** Hashes of the right credentials by class, after they were verified. From then on no try needs a derivation. */
  readonly #right = new Map<string, { readonly of: StoredPassword['stretched']; readonly mark: Buffer }>()
  /** Hashes of wrong credentials that were derived. */
  readonly #wrong = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  /** The stored form of a new password. */
  async store(name: string, given: Credentials): Promise<StoredPassword> {
    const salt = saltFor(given)
    const stretched = await this.#inTurn(() => stretch(given.password, salt))
    this.#right.set(name, { of: stretched, mark: this.#markOf(given) })
    return { user: given.user, salt, stretched }
  }

  async isRight(name: string, given: Credentials, stored: StoredPassword): Promise<boolean> {
    const known = () => this.#isKnownRight(name, given, stored)
    return (
      known() ??
      (isLikely(given, stored.salt) && (await this.#inTurn(async () => known() ?? this.#try(name, given, stored))))
    )
  }

  async #try(name: string, given: Credentials, stored: StoredPassword): Promise<boolean> {
    const mark = this.#markOf(given)
    const about = `${stored.stretched.toString('latin1')}${mark.toString('latin1')}`
    if (this.#wrong.has(about)) return false
    const stretched = await stretch(given.password, stored.salt)
    const isSameUser = timingSafeEqual(this.#digest(given.user), this.#digest(stored.user))
    const isSamePassword = timingSafeEqual(stretched, stored.stretched)
    if (isSameUser && isSamePassword) {
      this.#right.set(name, { of: stored.stretched, mark })
      return true
    }
    const [oldest] = this.#wrong
    if (this.#wrong.size >= MOST_WRONG && oldest !== undefined) this.#wrong.delete(oldest)
    this.#wrong.add(about)
    return false
  }

  /** Undefined until the right credentials have been verified. */
  #isKnownRight(name: string, given: Credentials, stored: StoredPassword): boolean | undefined {
    const mark = this.#knownMark(name, stored)
    return mark && timingSafeEqual(mark, this.#markOf(given))
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

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }
}

const MOST_WRONG = 1000

/** The number of hex digits. An older salt is shorter, and has no information about its password. */
const SALT_SIGNS = 40

/** Whether a salt shows that a password can't be the right one. */
export function isTelling(salt: Buffer): boolean {
  return salt.length === SALT_SIGNS
}

function saltFor(given: Credentials): Buffer {
  for (;;) {
    const salt = Buffer.from(randomBytes(SALT_SIGNS / 2).toString('hex'))
    if (isLikely(given, salt)) return salt
  }
}

function isLikely({ user, password }: Credentials, salt: Buffer): boolean {
  if (!isTelling(salt)) return true
  return (
    createHmac('sha256', salt)
      .update(JSON.stringify([user, password]))
      .digest()[0] === 0
  )
}

function stretch(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    pbkdf2(password, salt, ITERATIONS, STRETCHED_BYTES, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
