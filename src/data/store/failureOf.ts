/**
 * Role: classifies the failures of a browser's storage.
 * Guarantee: an unknown error is a bug, and stays an exception.
 * Must not: decide what to do about a failure, or check an error's class. Dexie and the browser store the name of an
 * error as text, which no build changes.
 */
import { Dexie } from 'dexie'

const { errnames } = Dexie

/** `dropped`: the connection broke, and another one may work. */
export type StorageFailure = 'quota' | 'private-mode' | 'outdated' | 'dropped' | 'bug'

/** Checked in this order, because a broken connection often wraps the real reason. */
const SIGNS: readonly {
  readonly failure: StorageFailure
  readonly names: readonly string[]
  readonly message?: RegExp
}[] = [
  { failure: 'quota', names: ['QuotaExceededError'], message: /quota|disk is full|no space left/i },
  {
    failure: 'private-mode',
    names: [errnames.MissingAPI, 'SecurityError', 'NotAllowedError'],
    // The first message is from Firefox before version 115 in a private window. The second is from Chromium when a
    // visitor has blocked storage.
    message: /did not allow mutations|denied permission to access the database/i,
  },
  { failure: 'outdated', names: ['VersionError', errnames.Upgrade] },
  {
    failure: 'dropped',
    names: [
      errnames.DatabaseClosed,
      'InvalidStateError',
      'UnknownError',
      'AbortError',
      'TransactionInactiveError',
      errnames.PrematureCommit,
      'TimeoutError',
      'NotFoundError',
      errnames.OpenFailed,
    ],
    message: /connection (to .* )?(is|was|has been)? ?(closing|closed|lost)/i,
  },
]

export function failureOf(error: unknown): StorageFailure {
  const chain = causesOf(error)
  const found = SIGNS.find((sign) =>
    chain.some((cause) => sign.names.includes(cause.name) || sign.message?.test(cause.message) === true),
  )
  return found?.failure ?? 'bug'
}

/** Returns the error and the errors that it wraps: Dexie keeps the browser's own error in `inner`. */
function causesOf(error: unknown): { readonly name: string; readonly message: string }[] {
  const chain: { readonly name: string; readonly message: string }[] = []
  let current = error
  while (typeof current === 'object' && current !== null && chain.length < 8) {
    chain.push({ name: textOf(current, 'name'), message: textOf(current, 'message') })
    const inner: unknown = 'inner' in current ? current.inner : undefined
    current = inner ?? ('cause' in current ? current.cause : undefined)
  }
  return chain
}

function textOf(value: object, key: 'name' | 'message'): string {
  const text: unknown = key in value ? (value as Record<string, unknown>)[key] : undefined
  return typeof text === 'string' ? text : ''
}
