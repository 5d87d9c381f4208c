/** Sizes follow what a learner has, and keys and times that differ from run to run. */
const WITHIN = 0.1

/**
 * Whether something costs what the table says: as many requests and writes, and about as many bytes and files. Where the
 * product has come to ask otherwise, `tools/scale/counted.ts` says so after it.
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
