/**
 * `npx tsx tools/lab/writeReport.ts` writes docs/lab.md, and its line in docs/reliability.md, from the records of `npm
 * run lab -- --record`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readRecords } from './readRecords'
import { BADGE, badgeLine, report } from './report'

const RELIABILITY = new URL('../../docs/reliability.md', import.meta.url)
const { fast, real } = readRecords()

writeFileSync(new URL('../../docs/lab.md', import.meta.url), report(fast, real))
const lines = readFileSync(RELIABILITY, 'utf8').split('\n')
const at = lines.findIndex((line) => line.startsWith(BADGE))
if (at === -1) throw new Error(`docs/reliability.md has no line that begins with ${BADGE}`)
lines[at] = badgeLine(fast, real)
writeFileSync(RELIABILITY, lines.join('\n'))
