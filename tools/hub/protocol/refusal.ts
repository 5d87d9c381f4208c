/** The reason why a request failed, in the form of CouchDB's protocol. Programs read `error`. */
export interface Refusal {
  readonly kind: 'refused'
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 421 | 429 | 507
  readonly error: string
  readonly reason: string
}

export function refused(status: Refusal['status'], error: string, reason: string): Refusal {
  return { kind: 'refused', status, error, reason }
}

export const CONFLICT = refused(409, 'conflict', 'Document update conflict.')
export const MISSING = refused(404, 'not_found', 'missing')
export const DELETED = refused(404, 'not_found', 'deleted')
export const NOT_ALLOWED = refused(405, 'method_not_allowed', 'The hub does not do this.')
export const NO_ROOM = refused(507, 'insufficient_storage', 'The disk of the hub is full.')

/** For revisions that were made elsewhere (`new_edits: false`). */
export const NO_COPIES = refused(403, 'forbidden', 'The hub takes edits, no copies of revisions.')

export function badRequest(reason: string): Refusal {
  return refused(400, 'bad_request', reason)
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refused'
}
