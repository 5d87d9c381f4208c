/**
 * The reports of a class since a time, by Firestore's REST interface: the listing of the SDK would be 4 kB more for everybody
 * with an account, since its library can't be taken apart.
 */
import { FirebaseError } from 'firebase/app'
import type { Bytes } from '../classroom/bytes'
import { own } from '../progress/json'

export interface ReportsQuery {
  /** Where Firestore answers, without a path. */
  readonly service: string
  /** `projects/…/documents/classes/…`. */
  readonly parent: string
  readonly token: string
  /** Milliseconds since 1970. */
  readonly since: number
  readonly signal: AbortSignal
}

export interface ListedReport {
  readonly envelope: Bytes
  /** When the service took it, in milliseconds since 1970. */
  readonly at: number
}

/** Oldest first. Rejects with a `FirebaseError`, as the SDK does. */
export async function listReports({ service, parent, token, since, signal }: ReportsQuery): Promise<ListedReport[]> {
  const body = {
    structuredQuery: {
      from: [{ collectionId: 'reports' }],
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
  if (!isFine || !Array.isArray(answer)) throw new FirebaseError(codeOf(answer), 'The reports can’t be listed.')
  return answer.flatMap((row) => reportIn(row) ?? [])
}

/** `PERMISSION_DENIED` stands as `permission-denied` in the errors of the SDK. */
function codeOf(answer: unknown): string {
  const status = at(at(Array.isArray(answer) ? answer[0] : answer, 'error'), 'status')
  return typeof status === 'string' ? status.toLowerCase().replaceAll('_', '-') : 'unknown'
}

function reportIn(row: unknown): ListedReport | undefined {
  const fields = at(at(row, 'document'), 'fields')
  const [bytes, time] = [at(at(fields, 'envelope'), 'bytesValue'), at(at(fields, 'at'), 'timestampValue')]
  const when = typeof time === 'string' ? Date.parse(time) : Number.NaN
  if (typeof bytes !== 'string' || Number.isNaN(when)) return undefined
  try {
    return { envelope: Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)), at: when }
  } catch {
    return undefined
  }
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? own(value as Readonly<Record<string, unknown>>, name) : undefined
}
