/**
 * `npm run check` runs everything that CI runs, one step after the other. Names of steps as arguments run only those,
 * `--short` those of `npm test`, and `--rest` the others. Steps that leave a processor free run in parallel, and the output
 * of such a step is printed when it has ended.
 */
import { fileURLToPath } from 'node:url'
import { leftOutLines } from './setup/leftOut.mjs'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'
import { secondRunLines } from './setup/secondRun.mjs'
import { whatFailed } from './setup/whatFailed.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
// A busy machine is no fault of the code, so a full check waits longer before it fails a test.
process.env.PATIENT = 'true'
/** @param {string} name */
const bin = (name) => [process.execPath, scriptOf(name)]
const types = [
  'src',
  'src/core/progress',
  'src/core/curriculum',
  'src/core/finance',
  'src/core/practice',
  'src/core/review',
  'src/classroom/protocol',
  'sw',
  'tests',
  'tools',
  'tools/hub',
]

/** Checks one project. The result is saved, so that the next run checks only what a change reaches. @param {string} project */
function typesOf(project) {
  const saved = `.cache/types/${project.replaceAll('/', '-')}.json`
  return [...bin('tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', saved]
}

/**
 * @typedef {readonly [name: string, commands: readonly (readonly string[])[]]} Step
 * @typedef {readonly (readonly Step[])[]} Rounds
 */

/** `npm test` runs these. Rounds run one after the other, and the steps of a round beside each other. @type {Rounds} */
const short = [
  [
    ['format', [[...bin('biome'), 'format', '.']]],
    ['dead-code', [[...bin('knip')], [...bin('knip'), '--production']]],
    [
      'content',
      [
        [...bin('tsx'), 'tools/content/printTable.ts'],
        [...bin('tsx'), 'tools/languages/translations.ts', '--check'],
      ],
    ],
    [
      'words',
      [
        [...bin('tsx'), 'tools/words/printLiterals.ts'],
        [...bin('tsx'), 'tools/words/plain/printPlain.ts'],
      ],
    ],
  ],
  [
    [
      'styles',
      [
        [...bin('tsx'), 'tools/styles/typeStyles.ts'],
        [...bin('tsx'), 'tools/styles/logical/printLogical.ts'],
        [...bin('tsx'), 'tools/contrast/printContrast.ts'],
      ],
    ],
  ],
  [
    ['types', types.map(typesOf)],
    ['lint', [[...bin('oxlint'), '--type-aware', '--deny-warnings']]],
  ],
  [['unit', [[...bin('vitest'), 'run', ...['pure', 'page', 'disk', 'alone'].map((kind) => `--project=${kind}`)]]]],
  [['build', [[...bin('vite'), 'build', '--logLevel', 'warn']]]],
  [
    [
      'budgets',
      [
        [...bin('tsx'), 'tools/build/budgets.ts'],
        [...bin('tsx'), 'tools/build/checkBrowsers.ts'],
        [...bin('vitest'), 'run', '--project=dist'],
      ],
    ],
  ],
  [['firebase', [[process.execPath, 'tools/firebaseTests.mjs']]]],
  [['core', [[process.execPath, 'tools/journeys.mjs', '--core']]]],
]

/** `npm run test:all` runs these too. @type {Rounds} */
const long = [
  [['unit-long', [[...bin('vitest'), 'run', '--project=long', '--project=marked']]]],
  [
    ['lab', [[process.execPath, 'tools/lab.mjs', '--histories', '2000', '--classes', '100']]],
    ['real-lab', [[process.execPath, 'tools/lab.mjs', '--real', '--kills', '5', '--seed', '20260401']]],
  ],
  [['journeys', [[process.execPath, 'tools/journeys.mjs', '--rest']]]],
]

/** Steps that run only by name. The nightly workflow takes the newest Node. @type {Rounds} */
const byName = [
  [['related', [[process.execPath, 'tools/related.mjs']]]],
  [['unit-newest', [[process.execPath, 'tools/unitOnNewestNode.mjs']]]],
]
/** Steps that need the classes of every CSS module, which the step `styles` writes. */
const needStyles = ['types', 'lint']

/** Steps that need browsers or emulators. Those are fetched while the steps before run. */
const needTools = ['firebase', 'core', 'real-lab', 'journeys']

const asked = process.argv.slice(2)
const [part] = asked.filter((word) => word === '--short' || word === '--rest')
const chosen = asked.filter((word) => word !== part)
if (chosen.some((name) => needStyles.includes(name))) chosen.push('styles')
const steps = [...short, ...long, ...byName].flat()
const unknown = chosen.filter((name) => !steps.some(([step]) => step === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map(([name]) => name).join(', ')}.`)
  process.exit(2)
}
const rounds = chosen.length === 0 ? roundsOf(part) : [...short, ...long, ...byName].map(chosenOf)

/** @param {string | undefined} part @returns {Rounds} */
function roundsOf(part) {
  if (part === '--short') return short
  return part === '--rest' ? long : [...short, ...long]
}

/** @param {readonly Step[]} round */
function chosenOf(round) {
  return round.filter(([name]) => chosen.includes(name))
}

const failed = []
/** The output of each failed command, by step. @type {[name: string, output: string][]} */
const failures = []
/** Lines about files that were run again, and about parts that were left out. @type {Set<string>} */
const notes = new Set()
/** @type {{ step: string, outcome: 'passed' | 'failed', seconds: string }[]} */
const rows = []
if (part === '--short') process.env.WITHOUT_CARGO = 'true'
const begun = Date.now()
const program = ['tools/setup.mjs', ...(part === '--short' ? [part] : [])]
const fetched = chosen.length === 0 ? take(['setup', [[process.execPath, ...program]]], true) : undefined
for (const round of rounds) {
  if (round.some(([name]) => needTools.includes(name))) await fetched
  if (round.length > 1) console.log(`\n${round.map(([name]) => name).join(', ')}: beside each other …`)
  await Promise.all(round.map((step, place) => take(step, place > 0)))
}
await fetched
const whole = ((Date.now() - begun) / 1000).toFixed(1)

/**
 * @param {Step} step
 * @param {boolean} isBeside another step that prints live, so that the output of this one is held until its end
 */
async function take([name, commands], isBeside) {
  const heading = `\n── ${name} ──`
  if (!isBeside) console.log(heading)
  const started = Date.now()
  let said = ''
  for (const [program, ...args] of commands) {
    let output = ''
    const code = await run(program, args, { hear: (text) => (output += text), isHeld: isBeside })
    if (code === 130) process.exit(130)
    said += output
    for (const line of [...secondRunLines(output), ...leftOutLines(output)]) notes.add(line)
    if (code === 0) continue
    failures.push([name, output])
    if (!failed.includes(name)) failed.push(name)
  }
  if (isBeside) console.log(`${heading}\n${said.trimEnd()}`)
  const outcome = failed.includes(name) ? 'failed' : 'passed'
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  rows.push({ step: name, outcome, seconds })
  console.log(`${outcome}: ${name}, ${seconds} s`)
}

console.log('\n── time ──')
for (const { step, outcome, seconds } of [...rows, { step: 'all', outcome: `${rows.length} steps`, seconds: whole }])
  console.log(`${step.padEnd(11)} ${outcome.padEnd(9)} ${seconds.padStart(8)} s`)
if (notes.size > 0) console.log(`\n${[...notes].join('\n')}`)
// Often only the end of a long log is available, so this prints 150 lines with the table.
for (const [name, output] of failures) {
  console.log(`\n── what failed: ${name} ──`)
  console.log(whatFailed(output, Math.ceil(110 / failures.length)).join('\n'))
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. Run one again with: npm run check ${failed[0]}`)
console.log(`\n${rows.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)
