import { whole } from '#words/ledgerFormat'

/** @param score whole percent, 0 to 100 */
export function percent(score: number): string {
  return `${whole(score)}%`
}
