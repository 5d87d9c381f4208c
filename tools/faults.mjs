/**
 * `npm run faults` plants each fault of `tests/faults` alone and prints which test finds it first. Related unit tests run
 * first. If none fails, it builds the site and runs the core journeys, then the journey that the fault names.
 * `-- part of a name` chooses faults. `--unit` stops after the unit tests, and `--journeys` leaves them out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { productFaults } from '../tests/faults/productFaults.mjs'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

/** @typedef {import('../tests/faults/productFaults.mjs').Fault} Fault */

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const asked = process.argv.slice(2)
const flags = asked.filter((word) => word.startsWith('--'))
const part = asked.filter((word) => !word.startsWith('--')).join(' ')
const chosen = productFaults.filter(({ name }) => name.includes(part))
if (chosen.length === 0) console.error(`No fault has “${part}” in its name.`)

const vitest = scriptOf('vitest')
const PROJECTS = ['pure', 'page', 'disk', 'alone'].flatMap((name) => ['--project', name])
/** Puts the planted file back. It is also called if this process ends early. */
let restore = () => undefined
process.on('exit', () => restore())

let escaped = 0
console.log('| Section | Fault | Unit test | Core journey | Other journey |\n|---|---|---|---|---|')
for (const fault of chosen) {
  plant(fault)
  const cells = await findersOf(fault)
  restore()
  restore = () => undefined
  if (cells.every((cell) => cell === 'escaped' || cell === 'none')) escaped += 1
  console.log(`| ${[fault.promise, fault.name, ...cells].join(' | ')} |`)
}
console.log(`\n${chosen.length} faults, ${escaped} found by no test`)
process.exit(escaped === 0 && chosen.length > 0 ? 0 : 1)

/** @param {Fault} fault */
function plant({ file, find, replace, name }) {
  const source = readFileSync(file, 'utf8')
  if (source.split(find).length !== 2) throw new Error(`“${name}” has no place of its own in ${file}.`)
  restore = () => writeFileSync(file, source)
  writeFileSync(
    file,
    source.replace(find, () => replace),
  )
}

/**
 * The test that found the fault in each of the three stages, `escaped`, `not run`, or `none` if there is no such test.
 *
 * @param {Fault} fault
 * @returns {Promise<readonly [unit: string, core: string, journey: string]>}
 */
async function findersOf({ file, tests, journey }) {
  const unit = flags.includes('--journeys') ? 'not run' : await unitFinder(file, tests)
  if (flags.includes('--unit') || isTest(unit)) return [unit, 'not run', 'not run']
  const core = await finder(['tools/journeys.mjs', '--core', '--bail=1'])
  if (isTest(core)) return [unit, core, 'not run']
  if (journey === undefined) return [unit, core, 'none']
  const path = `tests/journeys/${journey}.journey.ts`
  return [unit, core, await finder([vitest, 'run', '-c', 'tests/journeys/vitest.config.ts', '--bail=1', path])]
}

/** @param {string} cell */
function isTest(cell) {
  return !['escaped', 'not run', 'none'].includes(cell)
}

/** @param {string} file @param {string} [tests] */
async function unitFinder(file, tests) {
  const chosen = tests === undefined ? ['related', '--run', file] : ['run', tests]
  return await finder([vitest, ...chosen, '--bail=1', '--passWithNoTests', ...PROJECTS])
}

/**
 * The first test that fails in this command, with the seconds it took.
 *
 * @param {readonly string[]} command
 */
async function finder(command) {
  const begun = Date.now()
  let output = ''
  const code = await run(process.execPath, command, { hear: (text) => (output += text), isHeld: true })
  if (code === 130) process.exit(130)
  const lines = stripVTControlCharacters(output).split('\n')
  const seconds = `${Math.round((Date.now() - begun) / 1000)} s`
  if (code === 0) return lines.some((line) => line.startsWith('No test files found')) ? 'none' : 'escaped'
  const failed = lines.find((line) => /^ *FAIL /.test(line)) ?? lines.findLast((line) => line.trim() !== '') ?? ''
  return `${failed
    .replace(/^ *FAIL +/, '')
    .replaceAll('|', '')
    .replaceAll(/\s+/g, ' ')
    .trim()} (${seconds})`
}
