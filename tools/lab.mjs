/**
 * `npm run lab` tests whether data that was shown as saved is ever lost, in many histories on misbehaving devices.
 * `--histories N` (default 20,000), `--classes M` histories of a class and its teacher (default one for every twenty),
 * `--seed S`.
 * `--plain-dexie` bundles Dexie unchanged (lab/lightDexie.mjs), which takes longer.
 * `--faults` plants one fault after the other and says which history finds it (`--only <words>`: those whose names
 * contain them).
 * `--real` uses real browsers instead (lab/real/realLab.mjs).
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleLab } from './lab/bundleLab.mjs'
import { countsOf, ENTRIES } from './lab/kinds.mjs'
import { plantFaults } from './lab/plantFaults.mjs'
import { realLab } from './lab/real/realLab.mjs'
import { runLab } from './lab/runLab.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))

const asked = process.argv.slice(2)
if (asked.includes('--real')) process.exit(await realLab(asked.filter((word) => word !== '--real')))

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '20000' },
    classes: { type: 'string' },
    faults: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'plain-dexie': { type: 'boolean', default: false },
    seed: { type: 'string', default: process.env.SEED ?? '20260301' },
  },
})
const histories = Number(values.histories)
const counts = { learner: histories, class: Number(values.classes ?? countsOf(histories).class) }
const isPlain = values['plain-dexie']
const seed = values.seed === 'random' ? Date.now() % 1_000_000_000 : Number(values.seed)
if (!isCount(counts.learner) || !isCount(counts.class) || !Number.isInteger(seed)) {
  console.error('npm run lab -- --histories <number> --classes <number> --seed <number>')
  process.exit(2)
}

if (values.faults) process.exit(await plantFaults({ histories, seed, only: values.only }))

for (const [kind, entry] of Object.entries(ENTRIES)) if (!(await holds(kind, entry))) process.exit(1)

/** Runs the histories of one kind. @param {string} kind @param {string} entry */
async function holds(kind, entry) {
  if (counts[kind] === 0) return true
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  let said = 0
  const { failed, ...ran } = await runLab(await bundleLab(kind, undefined, { entry, isPlain }), {
    histories: counts[kind],
    seed,
    hear: (done) => {
      if (seconds() - said < 30) return
      said = seconds()
      console.log(`${done} histories of a ${kind}, ${said} s`)
    },
  })
  if (failed !== undefined) {
    console.error(`\nAfter ${failed.after} histories of a ${kind} (seed ${failed.seed}): ${failed.why}\n`)
    for (const sentence of failed.sentences) console.error(`  ${sentence}`)
    const again = `--histories ${counts.learner} --classes ${counts.class} --seed ${seed}${isPlain ? ' --plain-dexie' : ''}`
    console.error(`\n${failed.stack}\n\nAgain: npm run lab -- ${again}`)
    return false
  }
  const tries = Object.entries(ran.tried).map(([what, times]) => `${what} ${times}`)
  console.log(`Tried: ${tries.join(', ')}.`)
  const seeds = ran.seeds.join(' and ')
  console.log(
    `${ran.histories} histories of a ${kind}, seeds from ${seeds}, ${seconds()} s: everything that was shown holds`,
  )
  return true
}

/** @param {number} number */
function isCount(number) {
  return Number.isInteger(number) && number >= 0
}
