import { existsSync, readFileSync } from 'node:fs'
import type { LabRecord, RealRecord } from './report'

const FAST = new URL('record.json', import.meta.url)
const REAL = new URL('real/record.json', import.meta.url)

/** The records of both laboratories. Those of real browsers exist only if they have run. */
export function readRecords(): { readonly fast: LabRecord; readonly real: RealRecord | undefined } {
  const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
  return {
    fast: read(FAST) as LabRecord,
    real: existsSync(REAL) ? (read(REAL) as RealRecord) : undefined,
  }
}
