/**
 * Lists the documents added to a collection since a given time, through Firestore's REST interface. The SDK's own list
 * call would add 4 kB for everyone with an account, because its library can't be split.
 */
import { FirebaseError } from 'firebase/app'
import { own } from '../../core/progress/json'

export interface TimedQuery {
  /** The address of Firestore, without a path. */
  readonly service: string
  /** The parent document of the collection: `projects/…/documents/classes/…`. */
  readonly parent: string
  readonly collection: string
  /** The field whose bytes are returned. */
  readonly bytes: string
  readonly token: string
  /** Milliseconds since 1970. */
  readonly since: number
  readonly signal: AbortSignal
}

export interface TimedDocument {
  /** The last part of the document's name. */
  readonly id: string
  /** Empty if there are none. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** When the service received it, in milliseconds since 1970. */
  readonly at: number
}

export interface TimedList {
  /** Oldest first. */
  readonly documents: readonly TimedDocument[]
  /**
   * The time of the listing by the service's clock, in milliseconds since 1970. Undefined if the service does not say.
   */
  readonly readAt: number | undefined
}

/** Rejects with a `FirebaseError`, as the SDK does. */
export async function listByTime(query: TimedQuery): Promise<TimedList> {
  const { service, parent, collection, bytes, token, since, signal } = query
  const body = {
    structuredQuery: {
      from: [{ collectionId: collection }],
      orderBy: [{ field: { fieldPath: 'at' } }],
      startAt: { values: [{ timestampValue: new Date(since).toISOString() }], before: true },
    },
  }
  let answer: unknown
  let isFine = false
  try {
    const response = await fetch(`${service}/v1/${parent}:runQuery`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      credentials: 'omit',
      signal,
    })
    isFine = response.ok
    answer = await response.json()
  } catch (error) {
    throw new FirebaseError('unknown', String(error))
  }
  if (!isFine || !Array.isArray(answer)) throw new FirebaseError(codeOf(answer), 'The documents can’t be listed.')
  // An empty list arrives as one row that has only the time.
  return {
    documents: answer.flatMap((row) => documentIn(row, bytes) ?? []),
    readAt: timeIn(at(answer.at(-1), 'readTime')),
  }
}

function timeIn(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** `PERMISSION_DENIED` is `permission-denied` in the SDK's errors. */
function codeOf(answer: unknown): string {
  const status = at(at(Array.isArray(answer) ? answer[0] : answer, 'error'), 'status')
  return typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : 'unknown'
}

function documentIn(row: unknown, bytes: string): TimedDocument | undefined {
  const found = at(row, 'document')
  const [name, fields] = [at(found, 'name'), at(found, 'fields')]
  const when = timeIn(at(at(fields, 'at'), 'timestampValue'))
  if (typeof name !== 'string' || when === undefined) return undefined
  const id = name.slice(name.lastIndexOf('/') + 1)
  return { id, bytes: bytesIn(at(at(fields, bytes), 'bytesValue')), at: when }
}

function bytesIn(value: unknown): Uint8Array<ArrayBuffer> {
  if (typeof value !== 'string') return new Uint8Array()
  try {
    return Uint8Array.from(atob(value), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? own(value as Readonly<Record<string, unknown>>, name) : undefined
}
