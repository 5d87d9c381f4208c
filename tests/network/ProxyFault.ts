/** What a network may do with one request. */
export type ProxyFault =
  /** The connection breaks before the request arrives. */
  | { readonly kind: 'lose-request' }
  /** The request is done and the connection breaks before its answer. */
  | { readonly kind: 'lose-answer' }
  /** Accepted and never answered, and it never arrives either: a black hole. */
  | { readonly kind: 'swallow' }
  /** The request is done and never answered. */
  | { readonly kind: 'swallow-answer' }
  /** The page of a café, as the answer to everything. */
  | { readonly kind: 'captive-portal' }
  /** An answer of the service itself, in the form in which Google's services put it. */
  | { readonly kind: 'refuse'; readonly code: number; readonly status: string; readonly message: string }
  /** 200 with a body, and the request never arrives: something on the way that means well. */
  | { readonly kind: 'pretend'; readonly body: string }
  | { readonly kind: 'delay'; readonly ms: number }

export const LOSE_REQUEST: ProxyFault = { kind: 'lose-request' }
export const LOSE_ANSWER: ProxyFault = { kind: 'lose-answer' }
export const SWALLOW: ProxyFault = { kind: 'swallow' }
export const SWALLOW_ANSWER: ProxyFault = { kind: 'swallow-answer' }
export const PRETEND: ProxyFault = { kind: 'pretend', body: '{}' }
/** As the service says that one write was done. */
export const FORGE: ProxyFault = {
  kind: 'pretend',
  body: '{"commitTime":"2026-03-01T09:00:00.000Z","writeResults":[{"updateTime":"2026-03-01T09:00:00.000Z"}]}',
}
export const CAPTIVE_PORTAL: ProxyFault = { kind: 'captive-portal' }

export const REFUSE_401: ProxyFault = {
  kind: 'refuse',
  code: 401,
  status: 'UNAUTHENTICATED',
  message: 'Request had invalid authentication credentials.',
}
export const REFUSE_403: ProxyFault = {
  kind: 'refuse',
  code: 403,
  status: 'PERMISSION_DENIED',
  message: 'Missing or insufficient permissions.',
}
export const REFUSE_429: ProxyFault = {
  kind: 'refuse',
  code: 429,
  status: 'RESOURCE_EXHAUSTED',
  message: 'Quota exceeded.',
}
export const REFUSE_503: ProxyFault = {
  kind: 'refuse',
  code: 503,
  status: 'UNAVAILABLE',
  message: 'The service is currently unavailable.',
}
/** What the token service answers for a session that was ended elsewhere. */
export const REFUSE_TOKEN: ProxyFault = {
  kind: 'refuse',
  code: 400,
  status: 'INVALID_ARGUMENT',
  message: 'TOKEN_EXPIRED',
}

/** Google's form of an error. */
export function errorBody({ code, status, message }: Extract<ProxyFault, { kind: 'refuse' }>): string {
  return JSON.stringify({ error: { code, message, status, errors: [{ message, reason: status, domain: 'global' }] } })
}

export const CAPTIVE_PAGE =
  '<!doctype html><title>Free Wi-Fi</title><h1>Welcome to our café</h1><form><button>Accept and go online</button></form>'
