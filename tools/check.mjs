/** `npm run check`: everything that CI runs, in one order, each step told apart. Names of steps as arguments run only those. */
import { fileURLToPath } from 'node:url'
import { run } from './setup/run.mjs'
import { whatFailed } from './setup/whatFailed.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const bin = (name) => `node_modules/.bin/${name}`
/** The classes of every CSS module, which types and typed rules read. */
const styles = [bin('tsx'), 'tools/styles/typeStyles.ts']
const types = [
  'src',
  'src/progress',
  'src/curriculum',
  'src/finance',
  'src/practice',
  'src/review',
  'src/classroom',
  'sw',
  'tests',
  'tools',
  'tools/hub',
]

/** @type {readonly (readonly [name: string, commands: readonly (readonly string[])[]])[]} */
const steps = [
  ['format', [[bin('biome'), 'format', '.']]],
  ['lint', [styles, [bin('oxlint'), '--type-aware', '--deny-warnings']]],
  ['types', [styles, ...types.map((project) => [bin('tsc'), '-p', project])]],
  ['dead-code', [[bin('knip')], [bin('knip'), '--production']]],
  ['content', [[bin('tsx'), 'tools/content/printTable.ts']]],
  ['words', [[bin('tsx'), 'tools/words/printLiterals.ts']]],
  ['unit', [[bin('vitest'), 'run']]],
  ['lab', [[process.execPath, 'tools/lab.mjs', '--histories', '19000', '--classes', '1000']]],
  ['firebase', [[process.execPath, 'tools/firebaseTests.mjs']]],
  ['build', [[bin('vite'), 'build', '--logLevel', 'warn']]],
  ['real-lab', [[process.execPath, 'tools/lab.mjs', '--real', '--kills', '25', '--seed', '20260401']]],
  ['budgets', [[bin('tsx'), 'tools/build/budgets.ts']]],
  ['journeys', [[process.execPath, 'tools/journeys.mjs']]],
]

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !steps.some(([step]) => step === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map(([name]) => name).join(', ')}.`)
  process.exit(2)
}

const failed = []
/** What each failed command wrote, by step. @type {[name: string, output: string][]} */
const failures = []
/** @type {{ step: string, outcome: 'passed' | 'failed', seconds: string }[]} */
const rows = []
const asked = steps.filter(([name]) => chosen.length === 0 || chosen.includes(name))
for (const [name, commands] of asked) {
  console.log(`\n── ${name} ──`)
  const started = Date.now()
  for (const [program, ...args] of commands) {
    let output = ''
    const code = await run(program, args, { hear: (text) => (output += text) })
    if (code === 130) process.exit(130)
    if (code === 0) continue
    failures.push([name, output])
    if (!failed.includes(name)) failed.push(name)
  }
  const outcome = failed.includes(name) ? 'failed' : 'passed'
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  rows.push({ step: name, outcome, seconds })
  console.log(`${outcome}: ${name}, ${seconds} s`)
}
const whole = rows.reduce((sum, { seconds }) => sum + Number(seconds), 0)
console.log('\n── time ──')
for (const { step, outcome, seconds } of [
  ...rows,
  { step: 'all', outcome: `${rows.length} steps`, seconds: whole.toFixed(1) },
])
  console.log(`${step.padEnd(10)} ${outcome.padEnd(9)} ${seconds.padStart(8)} s`)
// Of a long log often only the end is at hand: 150 lines of it, with the table.
for (const [name, output] of failures) {
  console.log(`\n── what failed: ${name} ──`)
  console.log(whatFailed(output, Math.ceil(110 / failures.length)).join('\n'))
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. Run one again with: npm run check ${failed[0]}`)
console.log(`\n${asked.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
