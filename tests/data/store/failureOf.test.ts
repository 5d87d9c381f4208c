import { Dexie } from 'dexie'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../src/data/store/failureOf'

describe('a failure of storage', () => {
  it.each<[string, unknown, string]>([
    ['a full disk', new DOMException('', 'QuotaExceededError'), 'quota'],
    [
      'a full disk found at the commit',
      Object.assign(new Error('aborted'), { name: 'AbortError', inner: new DOMException('', 'QuotaExceededError') }),
      'quota',
    ],
    ['a full disk under many rows', new Dexie.BulkError('1 of 1 failed. QuotaExceededError: x', []), 'quota'],
    ['Firefox on a full disk', new DOMException('No space left on device', 'UnknownError'), 'quota'],
    ['blocked cookies', new DOMException('denied', 'SecurityError'), 'private-mode'],
    ['a browser without IndexedDB', new Dexie.MissingAPIError('IndexedDB API missing'), 'private-mode'],
    ['a newer database', new DOMException('', 'VersionError'), 'outdated'],
    ['a closed connection', new Dexie.DatabaseClosedError('closed'), 'dropped'],
    ['Safari', new DOMException('Connection to Indexed Database server lost.', 'UnknownError'), 'dropped'],
    ['Chromium', new DOMException('The database connection is closing.', 'InvalidStateError'), 'dropped'],
    ['an abort without a reason', new DOMException('', 'AbortError'), 'dropped'],
    ['our own mistake', new TypeError('x is undefined'), 'bug'],
    ['data that cannot be stored', new DOMException('could not be cloned', 'DataCloneError'), 'bug'],
    ['nothing at all', undefined, 'bug'],
  ])('%s', (_name, error, failure) => {
    expect(failureOf(error)).toBe(failure)
  })

  it('ends when causes form a circle', () => {
    const error = new Error('round')
    error.cause = error
    expect(failureOf(error)).toBe('bug')
  })
})
