/**
 * Size budgets of the built site, exact and so the same on every machine. Prints a table; fails when one is exceeded.
 * Run after a build: `npx tsx tools/build/budgets.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import budgets from './budgets.json' with { type: 'json' }
import { measureSite, type Measured } from './measureSite.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const measured = measureSite({
  read: (file) => readFileSync(join(dist, file)),
  brotli: (bytes) => brotliCompressSync(bytes).length,
  gzip: (bytes) => gzipSync(bytes, { level: 9 }).length,
  dist,
})

const problems = measured.flatMap((entry) => problemsOf(entry))
console.log(`${'Size'.padEnd(44)}${'bytes'.padStart(9)}${'budget'.padStart(9)}${'used'.padStart(6)}`)
for (const { name, bytes } of measured) {
  const budget = budgetOf(name) ?? 0
  const share = budget === 0 ? '-' : `${Math.round((100 * bytes) / budget)}%`
  console.log(`${name.padEnd(44)}${String(bytes).padStart(9)}${String(budget).padStart(9)}${share.padStart(6)}`)
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1

function budgetOf(name: string): number | undefined {
  return new Map(Object.entries(budgets.bytes)).get(name)
}

function problemsOf({ name, bytes, files }: Measured): readonly string[] {
  const budget = budgetOf(name)
  const tooLarge =
    budget === undefined
      ? [`${name} has no budget in tools/build/budgets.json.`]
      : bytes > budget
        ? [`${name} is ${bytes - budget} bytes over its budget of ${budget}.`]
        : []
  if (name !== 'Scripts before / is usable, brotli') return tooLarge
  const strangers = budgets.notBeforeHome.filter((word) => files.some((file) => file.text.includes(word)))
  return [...tooLarge, ...strangers.map((word) => `${word} is among the scripts that / needs.`)]
}
