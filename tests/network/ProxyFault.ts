/** The ways in which a network can treat one request. */
export type ProxyFault =
  /** The connection breaks before the request arrives. */
  | { readonly kind: 'lose-request' }
  /** The request is done and the connection breaks before its answer. */
  | { readonly kind: 'lose-answer' }
  /** The request is done and the connection breaks in the middle of its answer. */
  | { readonly kind: 'cut-answer' }
  /** The request is accepted and never answered, and it never arrives either. */
  | { readonly kind: 'swallow' }
  /** The request is done and never answered. */
  | { readonly kind: 'swallow-answer' }
  /** A captive portal answers everything with its own page. */
  | { readonly kind: 'captive-portal' }
  /** An error from the service itself, in the form that Google's services use. */
  | { readonly kind: 'refuse'; readonly code: number; readonly status: string; readonly message: string }
  /** Status 200 with a body, and the request never arrives. A well-meaning proxy answers instead. */
  | { readonly kind: 'pretend'; readonly body: string }
  | { readonly kind: 'delay'; readonly ms: number }

export const LOSE_REQUEST: ProxyFault = { kind: 'lose-request' }
export const LOSE_ANSWER: ProxyFault = { kind: 'lose-answer' }
export const CUT_ANSWER: ProxyFault = { kind: 'cut-answer' }
export const SWALLOW: ProxyFault = { kind: 'swallow' }
export const SWALLOW_ANSWER: ProxyFault = { kind: 'swallow-answer' }
export const PRETEND: ProxyFault = { kind: 'pretend', body: '{}' }
/** The answer of the service to one write. */
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
/** The answer of the token service for a session that was ended elsewhere. */
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

export const CAPTIVE_BUTTON = 'Accept and go online'
export const CAPTIVE_PAGE = `<!doctype html><title>Free Wi-Fi</title><h1>Welcome to our café</h1><form><button>${CAPTIVE_BUTTON}</button></form>`
