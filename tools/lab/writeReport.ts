/** `npx tsx tools/lab/writeReport.ts`: writes docs/lab.md of what `npm run lab -- --record` has noted. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type LabRecord, report } from './report'

const record = JSON.parse(readFileSync(new URL('record.json', import.meta.url), 'utf8')) as LabRecord
writeFileSync(new URL('../../docs/lab.md', import.meta.url), report(record))
