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

/**
 * Stretches one at a time: a thousand guesses at once take no more memory than one. The right one must not wait for them, not
 * even after a start, when nothing is known of it: so a salt is looked for with which the right password makes a certain byte.
 * Of 256 guesses 255 make another one, and are wrong without being stretched. Who steals the file knows 8 bits of a password.
 */
export class Passwords {
  readonly #key = randomBytes(32)
  /** Marks of the right credentials by class, once they were right: then neither a right nor a wrong try is stretched. */
  readonly #right = new Map<string, { readonly of: StoredPassword['stretched']; readonly mark: Buffer }>()
  /** Marks of wrong ones that were stretched. */
  readonly #wrong = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  /** What is kept of a new password. */
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

  /** Undefined while nobody has shown the right ones. */
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

/** Signs of hex. A shorter one is from before, and says nothing about its password. */
const SALT_SIGNS = 40

/** Whether a salt says of its password whether it may be this one. */
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
