import { isolated } from '../isolated'

/** A name at the end of a sentence: `Ada.`, and `Dakota R.`, which has its period already. */
export function ended(name: string): string {
  return /[.!?]$/u.test(name) ? isolated(name) : `${isolated(name)}.`
}
