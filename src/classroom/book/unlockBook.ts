import type { Bytes } from '../protocol/bytes'
import type { Clock } from '../../platform/clock'
import type { Connection } from '../../data/store/connection'
import { tryAt } from '../../data/store/tryWaits'
import type { BookRefusal, ClassKey } from '../ports/TaughtClasses'
import { type AboutRow, type BookDatabase, parseAbout } from './bookDatabase'
import { readLock, type StretchKey, stretchFor, unlockKey } from './bookLock'
import { BOOK_KEY_BYTES } from './RowSeal'

/**
 * Returns the key of a book on this device. Counts each try before checking it, and resets the count after a correct
 * password.
 */
export async function bookKeyOf(
  connection: Connection<BookDatabase>,
  key: ClassKey,
  password: string,
  { clock, stretch }: { readonly clock: Clock; readonly stretch: StretchKey },
): Promise<{ readonly kind: 'key'; readonly raw: Bytes; readonly about: AboutRow } | BookRefusal> {
  const read = await connection.run((database) => database.about.get('about'))
  const about = parseAbout(read)
  if (about === undefined) return { kind: 'refused', reason: read === undefined ? 'not-here' : 'damaged' }
  if (about.replacedBy !== undefined) return { kind: 'refused', reason: 'replaced' }
  const lock = await readLock(about.lock)
  if (typeof lock === 'string') return { kind: 'refused', reason: 'damaged' }
  const milliseconds = await connection.run((database) => countTry(database, clock.now()))
  if (milliseconds > 0) return { kind: 'wait', milliseconds }
  const raw = await unlockKey(lock, key, await stretchFor(lock, password, stretch))
  if (raw?.length !== BOOK_KEY_BYTES) return { kind: 'refused', reason: 'wrong-password' }
  await connection.run((database) => forgetTries(database))
  return { kind: 'key', raw, about }
}

/** Counts a try if one is allowed now. Returns the milliseconds until the next try is allowed. */
function countTry(database: BookDatabase, now: Date): PromiseLike<number> {
  return database.transaction('rw', database.about, async () => {
    const about = parseAbout(await database.about.get('about'))
    if (about === undefined) return 0
    const { waitMs, tries } = tryAt(about.wrongTries, now)
    if (tries !== undefined && tries !== about.wrongTries) await database.about.put({ ...about, wrongTries: tries })
    return waitMs
  })
}

function forgetTries(database: BookDatabase): PromiseLike<void> {
  return database.transaction('rw', database.about, async () => {
    const about = parseAbout(await database.about.get('about'))
    if (about?.wrongTries === undefined) return
    const { wrongTries: _right, ...rest } = about
    await database.about.put(rest)
  })
}
