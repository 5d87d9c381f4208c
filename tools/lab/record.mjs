/** Stores the results of the laboratory for its report, in `tools/lab/record.json`. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { recordText } from './recordText.mjs'

const FILE = new URL('record.json', import.meta.url)

/** Runs of the same commit, kind and seeds replace each other. @param {Record<string, unknown>} run */
export function noteRun(run) {
  const record = read()
  const noted = { ...of(), ...run }
  const isOther = (before) => runName(before) !== runName(noted)
  write({ ...record, runs: [...record.runs.filter(isOther), noted] })
}

/** @param {Record<string, unknown>} run */
function runName({ commit, kind = 'learner', seeds }) {
  return [commit, kind, seeds].map(String).join(' ')
}

/**
 * Stores the latest result for each fault. If only some were planted, they get their own commit and the others keep
 * theirs.
 *
 * @param {{ planted: readonly { name: string }[] }} faults
 */
export function noteFaults({ planted, ...asked }) {
  const { faults, ...record } = read()
  const isOther = ({ name }) => planted.every((one) => one.name !== name)
  const others = (faults?.planted ?? []).filter(isOther)
  const { commit } = of()
  const some = { ...faults, planted: [...others, ...planted.map((one) => ({ ...one, commit }))] }
  write({ ...record, faults: others.length > 0 ? some : { ...of(), ...asked, planted } })
}

/** @param {readonly { what: string, grown: number, empty: number }[]} times medians in milliseconds */
export function noteGrowth(times) {
  write({ ...read(), growth: { ...of(), times } })
}

/** The commit, the day and the versions that are needed to reproduce it. */
function of() {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD']).toString().trim()
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const { dexie, 'fake-indexeddb': disk, 'fast-check': chance } = { ...dependencies, ...devDependencies }
  const versions = { node: process.versions.node, dexie, 'fake-indexeddb': disk, 'fast-check': chance }
  return { commit, day: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), versions }
}

function read() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return { runs: [] }
  }
}

/** @param {unknown} record */
function write(record) {
  writeFileSync(FILE, `${recordText(record)}\n`)
}
