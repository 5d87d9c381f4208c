/**
 * `npm run lab -- --real` kills browsers on a misbehaving network, and tests whether everything they showed as saved is
 * still there.
 * `--kills N` (default 25), `--seed S`, `--engine firefox` (default Chromium).
 * `--faults` plants one fault after the other and says after how many kills Chromium finds it.
 * `--hub` kills the hub of a class instead, while a learner hands in.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findChromium, findFirefox } from '../../setup/browsers.mjs'
import { ensureEmulators } from '../../setup/ensureEmulators.mjs'
import { isBuilt } from '../../setup/isBuilt.mjs'
import { leftOutLine } from '../../setup/leftOut.mjs'
import { missingProgram } from '../../setup/missingProgram.mjs'
import { giveUp, run } from '../../setup/run.mjs'
import { scriptOf } from '../../setup/scriptOf.mjs'
import { buildReal } from './buildReal.mjs'
import { realFaults } from './faults.mjs'

/**
 * The engines that can be killed, each with its parallel lanes. A lane is named after its range of a thousand ports, far
 * from those of journeys. Firefox can't remap hosts, so it needs the exact ports that the builds contain.
 */
const ENGINES = {
  chromium: { title: 'Chromium', find: findChromium, lanes: [0, 9] },
  firefox: { title: 'Firefox', find: findFirefox, lanes: [0] },
}
const HUB_LANE = 8

/**
 * @typedef {{ seed: number, kills: number, after: number, why: string, sentences: string[], stack: string, complaints?: string[] }} Failure
 * @typedef {{ kills: number, histories: number, confirmations: number, tried: Record<string, number>, failed?: Failure }} Run
 */

/** @param {readonly string[]} args @returns {Promise<number>} the exit code */
export async function realLab(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '25' },
      engine: { type: 'string', default: 'chromium' },
      seed: { type: 'string', default: process.env.SEED ?? '20260401' },
      faults: { type: 'boolean', default: false },
      fault: { type: 'string' },
      hub: { type: 'boolean', default: false },
    },
  })
  const kills = Number(values.kills)
  const seed = values.seed === 'random' ? Date.now() % 1_000_000_000 : Number(values.seed)
  const { engine } = values
  const plants = values.faults || values.fault !== undefined
  const isAskable = engine === 'chromium' || !(values.hub || plants)
  if (
    !Number.isInteger(kills) ||
    kills < 1 ||
    !Number.isInteger(seed) ||
    !Object.hasOwn(ENGINES, engine) ||
    !isAskable
  ) {
    console.error('npm run lab -- --real --kills <number> --seed <number> [--engine firefox | --faults | --hub]')
    return 2
  }
  const { title, find } = ENGINES[engine]
  if (find() === undefined) {
    if (process.env.CI === 'true') giveUp(`The laboratory needs ${title}.`)
    console.log(`The laboratory with real browsers did not run: there is no ${title} here.`)
    return 0
  }
  const missing = missingProgram(['ps', 'pgrep', 'pkill'])
  if (missing !== undefined) {
    console.log(leftOutLine(`the laboratory with real browsers, which needs ${missing}.`))
    return 0
  }
  const begun = Date.now()
  if (values.hub) return tell(await ofHub({ kills, seed }), { begun, ...values, seed })
  if (!(await ensureEmulators())) return 0
  if (plants) return await plant({ ...values, kills, seed, only: values.fault })

  return tell(await histories({ engine, kills, seed, builds: await buildReal() }), { begun, ...values, seed })
}

/** @param {Run} run @returns {number} the exit code */
function tell({ failed, ...ran }, { begun, engine, seed, hub }) {
  const seconds = Math.round((Date.now() - begun) / 1000)
  if (failed !== undefined) {
    console.error(`\nAfter ${failed.after} kills (seed ${failed.seed}): ${failed.why}\n`)
    for (const sentence of [...failed.sentences, ...(failed.complaints ?? [])]) console.error(`  ${sentence}`)
    console.error(
      `\n${failed.stack}\n\nAgain: npm run lab -- --real ${hub ? '--hub ' : ''}--engine ${engine} --kills ${failed.kills} --seed ${failed.seed}`,
    )
    return 1
  }
  const tries = Object.entries(ran.tried).map(([what, times]) => `${what} ${times}`)
  console.log(`Tried: ${tries.join(', ')}.`)
  console.log(
    `${ran.kills} kills of ${hub ? 'the hub' : ENGINES[engine].title} in ${ran.histories} histories, seeds from ${seed}, ${seconds} s: ${ran.confirmations} confirmations on screens, and everything that they confirmed was there`,
  )
  return 0
}

/** Plants each fault alone until it is found, two of them in parallel. */
async function plant({ kills, seed, only }) {
  const left = realFaults.filter(({ name }) => only === undefined || name.includes(only))
  const planted = left.length
  let found = 0
  const plantInLane = async (lane) => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      const { failed } = await oneLane({
        kills,
        seed,
        builds: await buildReal({ fault, lane }),
        isQuiet: process.env.LAB_ALOUD === undefined,
        lane,
      })
      const why = failed?.why.slice(0, 160)
      if (failed) found += 1
      console.log(`${String(failed?.after ?? 'never').padStart(6)}  ${fault.name}${why ? `\n        ${why}` : ''}`)
    }
  }
  await Promise.all(ENGINES.chromium.lanes.map(plantInLane))
  console.log(`\n${found} of ${planted} faults found, within ${kills} kills each, seed ${seed}`)
  return found === planted ? 0 : 1
}

/** Runs the histories of all lanes in parallel, because a browser waits more than it works. @returns {Promise<Run>} */
async function histories(asked) {
  const { lanes } = ENGINES[asked.engine]
  const runs = await Promise.all(lanes.map((lane, at) => oneLane({ ...asked, lane, at, lanes: lanes.length })))
  const sum = (what) => runs.reduce((whole, run) => whole + run[what], 0)
  /** @type {Record<string, number>} */
  const tried = {}
  for (const [name, times] of runs.flatMap((run) => Object.entries(run.tried))) tried[name] = (tried[name] ?? 0) + times
  const failed = runs.find((run) => run.failed !== undefined)?.failed
  return {
    kills: sum('kills'),
    histories: sum('histories'),
    confirmations: sum('confirmations'),
    tried,
    ...(failed && { failed }),
  }
}

/** The hub serves the site from `dist`, as it does in a classroom. @returns {Promise<Run>} */
async function ofHub({ kills, seed }) {
  const isHere = (await isBuilt()) || (await run(process.execPath, [scriptOf('vite'), 'build'])) === 0
  if (!isHere) giveUp('The site could not be built.')
  return await runs(['tests/lab/real/hub.ts', String(kills), String(seed)], { lane: HUB_LANE })
}

/** @returns {Promise<Run>} */
function oneLane({ engine = 'chromium', kills, seed, builds, lane, at = 0, lanes = 1, isQuiet }) {
  const args = [engine, kills, seed, at, lanes].map(String)
  return runs(['tests/lab/real/main.ts', ...args, builds.first, builds.second], { lane, isQuiet })
}

/** @param {readonly string[]} program @returns {Promise<Run>} the result in its last line */
function runs(program, { lane, isQuiet = false }) {
  const child = spawn(process.execPath, [scriptOf('tsx'), ...program], {
    stdio: ['ignore', 'pipe', isQuiet ? 'ignore' : 'inherit'],
    // It uses its own ports (tests/journeys/freePort.ts).
    env: { ...process.env, VITEST_POOL_ID: String(lane) },
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text))
  const signals = ['SIGINT', 'SIGTERM']
  const stop = () => child.kill('SIGTERM')
  for (const signal of signals) process.once(signal, stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, stop)
      if (code === 0) resolve(JSON.parse(said.trim().split('\n').at(-1) ?? ''))
      else reject(new Error(`The laboratory itself has broken down (${code}).`))
    })
  })
}
