import { canonicalText, compareScalars } from '../../core/progress/json'
import { type ClassSecret, recordMap } from './bookRecords'

/**
 * Merges the secret rows of two copies of one class. Their keys and names are the same, because the class id is computed
 * from the keys. Each setting comes from the copy that changed it last.
 */
export function joinSecrets(a: ClassSecret | undefined, b: ClassSecret | undefined): ClassSecret | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const { relays, relaysSequence } = compareRelays(a, b) >= 0 ? a : b
  const { expects, expectsSequence } = compareExpects(a, b) >= 0 ? a : b
  const base = compareScalars(fixedText(a), fixedText(b)) <= 0 ? a : b
  return { ...base, relays, relaysSequence, expects, expectsSequence }
}

/** At the same sequence, a card with a relay wins, so that its reports are collected. */
function compareRelays(a: ClassSecret, b: ClassSecret): number {
  return (
    a.relaysSequence - b.relaysSequence ||
    a.relays.length - b.relays.length ||
    compareScalars(canonicalText(a.relays), canonicalText(b.relays))
  )
}

/** At the same sequence, the smaller class wins, because it warns earlier that more devices are waiting. */
function compareExpects(a: ClassSecret, b: ClassSecret): number {
  return a.expectsSequence - b.expectsSequence || (b.expects ?? Infinity) - (a.expects ?? Infinity) || 0
}

/** Returns the text of the parts that no teacher can change. */
function fixedText(row: ClassSecret): string {
  const fixed = { ...row, relays: [], relaysSequence: 0, expects: undefined, expectsSequence: 0 }
  return canonicalText(recordMap({ kind: 'class', row: fixed }))
}
