import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Baseline, excessesOf, firstBaseline, lowered, sumsOf } from './baseline.ts'
import { checkCommits } from './commits.ts'
import { type Finding, readPlain } from './readPlain.ts'

/** The file with the slips of each rule in each folder, first and now allowed. */
export const BASELINE = 'tools/words/plainEnglish.json'
const COMMAND = 'npx tsx tools/words/plain/printPlain.ts'
const MOST_SHOWN = 12

/** The output of the command, line by line. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly isPassed: boolean
}

/** Compares the counts below a root with the baseline, and checks the commit messages. */
export function checkPlain(root: string): Outcome {
  const baseline = baselineOf(root) ?? {}
  const findings = readPlain(root)
  const excesses = excessesOf(baseline, findings)
  const lines = excesses.flatMap(({ kind, folder, rule, allowed, findings: found }) => [
    `${folder}: ${found.length} of “${rule}” in ${kind}, and at most ${allowed} are allowed:`,
    ...found.slice(0, MOST_SHOWN).map((finding) => `  ${lineOf(finding)}`),
    ...(found.length > MOST_SHOWN ? [`  … all of them: ${COMMAND} ${folder}`] : []),
  ])
  if (excesses.length > 0) lines.push(`Write these in plain English. If you only moved files, run: ${COMMAND} --lower`)
  for (const kind of ['interface', 'documents', 'comments', 'titles'] as const) {
    const { errors, hints } = sumsOf(baseline, findings, kind)
    lines.push(
      `${kind.padEnd(9)}: errors ${errors.now} (${errors.before} before), hints ${hints.now} (${hints.before} before)`,
    )
  }
  const { count, problems } = checkCommits(root, BASELINE)
  lines.push(
    ...problems,
    count === undefined ? 'No git history: commit messages were not checked.' : `Commit messages checked: ${count}.`,
  )
  return { lines, isPassed: excesses.length + problems.length === 0 }
}

/** All slips of these files and folders. */
export function listPlain(root: string, places: readonly string[]): Outcome {
  const within = (file: string): boolean =>
    places.some((place) => file === place || file.startsWith(`${place.replace(/\/$/, '')}/`))
  const found = readPlain(root).filter(({ file }) => within(file))
  const errors = found.filter(({ rule }) => rule !== 'hints').length
  return { lines: [...found.map(lineOf), `${errors} errors, ${found.length - errors} hints`], isPassed: true }
}

/** Writes the counts of today. Writes nothing if a sum would rise. */
export function lowerPlain(root: string): Outcome {
  const baseline = baselineOf(root)
  const findings = readPlain(root)
  try {
    const counts = baseline === undefined ? firstBaseline(findings) : lowered(baseline, findings)
    // A limit takes one line.
    const text = JSON.stringify(counts, undefined, 2).replaceAll(
      /\{\s+("before": \d+),\s+("now": \d+)\s+\}/g,
      '{ $1, $2 }',
    )
    writeFileSync(join(root, BASELINE), `${text}\n`)
    return { lines: [`Wrote the counts of today to ${BASELINE}.`], isPassed: true }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { lines: [`Nothing was written. ${error.message}.`], isPassed: false }
  }
}

function baselineOf(root: string): Baseline | undefined {
  const path = join(root, BASELINE)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Baseline) : undefined
}

function lineOf({ kind, file, line, rule, words, advice }: Finding): string {
  return `${file}:${line}: ${rule === 'hints' ? 'hint' : 'error'} in ${kind}: “${words}”: ${advice}`
}
