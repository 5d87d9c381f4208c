/** Sizes vary with a learner's progress, and with keys and times that differ between runs. */
const WITHIN = 0.1

/**
 * Whether the measured costs match the table. Requests and writes must be equal, bytes and files about equal. If the product
 * has changed, update `tests/scale/counted.ts`.
 */
export function isCounted(
  table: Readonly<Record<string, number>>,
): (found: Readonly<Record<string, number>>) => boolean {
  return (found) =>
    Object.entries(found).every(([name, value]) => {
      const said = table[name]
      if (said === undefined) return false
      return ABOUT.has(name) ? Math.abs(value - said) <= said * WITHIN : value === said
    })
}

const ABOUT = new Set(['sent', 'received', 'packed', 'stored', 'files'])
