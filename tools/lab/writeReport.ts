/** `npx tsx tools/lab/writeReport.ts`: writes docs/lab.md, and its line in the README, of what `npm run lab -- --record` has noted. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readRecords } from './readRecords'
import { BADGE, badgeLine, report } from './report'

const README = new URL('../../README.md', import.meta.url)
const { fast, real } = readRecords()

writeFileSync(new URL('../../docs/lab.md', import.meta.url), report(fast, real))
const lines = readFileSync(README, 'utf8').split('\n')
const at = lines.findIndex((line) => line.startsWith(BADGE))
if (at === -1) throw new Error(`The README has no line that begins with ${BADGE}`)
lines[at] = badgeLine(fast, real)
writeFileSync(README, lines.join('\n'))
