/**
 * Checks the size budgets of the built site. The sizes are exact and therefore the same on every machine. Prints a table
 * and fails when a budget is exceeded. Run it after a build: `npx tsx tools/build/budgets.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { checkBudgets } from './checkBudgets.ts'
import { measureSite } from './measureSite.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const checks = checkBudgets(
  measureSite({
    read: (file) => readFileSync(join(dist, file)),
    brotli: (bytes) => brotliCompressSync(bytes).length,
    gzip: (bytes) => gzipSync(bytes, { level: 9 }).length,
    dist,
  }),
)

console.log(
  `${'Size'.padEnd(48)}${'bytes'.padStart(9)}${'budget'.padStart(9)}${'used'.padStart(6)}${'files'.padStart(7)}`,
)
for (const { name, bytes, files, budget = 0 } of checks) {
  const share = budget === 0 ? '-' : `${Math.round((100 * bytes) / budget)}%`
  console.log(
    `${name.padEnd(48)}${String(bytes).padStart(9)}${String(budget).padStart(9)}${share.padStart(6)}${String(files).padStart(7)}`,
  )
}
const problems = checks.flatMap((check) => check.problems)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
