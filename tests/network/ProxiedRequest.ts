import type { IncomingMessage } from 'node:http'

/**
 * `preflight` is the browser's CORS preflight. `read` and `commit` are Firestore's, `token` renews a session, and `account`
 * is every other call of the account service.
 */
export type RequestKind = 'preflight' | 'read' | 'commit' | 'token' | 'account' | 'other'

export interface ProxiedRequest {
  readonly method: string
  /** The path includes the query. */
  readonly path: string
  readonly kind: RequestKind
}

export function proxiedRequest({ method = 'GET', url = '/' }: IncomingMessage): ProxiedRequest {
  return { method, path: url, kind: kindOf(method, url) }
}

function kindOf(method: string, url: string): RequestKind {
  if (method === 'OPTIONS') return 'preflight'
  const [path = ''] = url.split('?')
  if (path.endsWith(':commit')) return 'commit'
  if (path.endsWith(':batchGet') || path.endsWith(':runQuery')) return 'read'
  if (path.includes('/securetoken.googleapis.com/')) return 'token'
  return path.includes('/identitytoolkit.googleapis.com/') ? 'account' : 'other'
}

export const isCommit = ({ kind }: ProxiedRequest): boolean => kind === 'commit'
export const isRead = ({ kind }: ProxiedRequest): boolean => kind === 'read'
export const isToken = ({ kind }: ProxiedRequest): boolean => kind === 'token'
export const isAnything = (): boolean => true
