/** Stores the results of the laboratory with real browsers for the report, in `tools/lab/real/record.json`. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { findChromium, findFirefox } from '../../setup/browsers.mjs'
import { recordText } from '../recordText.mjs'

const FILE = new URL('record.json', import.meta.url)

const PROGRAMS = { chromium: findChromium, firefox: findFirefox }

/**
 * Runs of the same commit, browser and seed replace each other. The report does not need the counts of the steps.
 * The record has called the confirmations of screens `claims` from its first run.
 *
 * @param {{ engine: keyof typeof PROGRAMS } & Record<string, unknown>} run
 */
export function noteRealRun({ tried: _counts, confirmations: claims, ...run }) {
  const record = read()
  const noted = { ...of(run.engine), ...run, claims }
  // A run without an engine used Chromium.
  const isOther = ({ engine = 'chromium', ...before }) =>
    engine !== noted.engine || ['commit', 'of', 'seed'].some((key) => before[key] !== noted[key])
  write({ ...record, runs: [...record.runs.filter(isOther), noted] })
}

/**
 * Stores the latest result for each fault.
 *
 * @param {{ kills: number, seed: number, planted: readonly { name: string }[] }} faults
 */
export function noteRealFaults({ planted, ...asked }) {
  const record = read()
  const isOther = ({ name }) => planted.every((one) => one.name !== name)
  const rows = planted.map((one) => ({ ...of('chromium'), ...asked, ...one }))
  write({ ...record, planted: [...record.planted.filter(isOther), ...rows] })
}

/** The commit, the day and the versions that are needed to reproduce it. @param {keyof typeof PROGRAMS} engine */
function of(engine) {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD']).toString().trim()
  const says = execFileSync(PROGRAMS[engine]() ?? engine, ['--version', '--no-sandbox'])
  const versions = { node: process.versions.node, [engine]: /[\d.]+\w*/.exec(says.toString())?.[0] ?? '' }
  return { commit, day: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length), versions }
}

function read() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return { runs: [], planted: [] }
  }
}

/** @param {unknown} record */
function write(record) {
  writeFileSync(FILE, `${recordText(record)}\n`)
}
