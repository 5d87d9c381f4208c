/**
 * `npx tsx tools/scale/writeTables.ts` computes the costs of many learners, prints them, and writes them into
 * docs/scale.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { tables, withTables } from './tables'

const DOCUMENT = new URL('../../docs/scale.md', import.meta.url)

for (const [name, table] of Object.entries(tables())) console.log(`${name}\n\n${table}\n`)
writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8')))
