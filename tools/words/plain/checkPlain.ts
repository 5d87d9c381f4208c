import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitProblems } from '../commitProblems.mjs'
import { type Baseline, excessesOf, firstBaseline, lowered, sumsOf } from './baseline.ts'
import { type Finding, readPlain } from './readPlain.ts'

interface CheckedCommits {
  /** Undefined if there is no history to read, as in an archive. */
  readonly count: number | undefined
  /** As `commit: subject: problem`. */
  readonly problems: readonly string[]
}

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

/**
 * The messages of all commits from the one that added a file. A shallow clone begins later, with a commit whose parents
 * are unknown. Then only its own commits are read.
 *
 * @param root the top of a work tree
 * @param file below `root`
 */
function checkCommits(root: string, file: string): CheckedCommits {
  const git = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 })
    return status === 0 ? stdout.trim() : undefined
  }
  // An archive that was unpacked inside another repository has no history of its own.
  if (git('rev-parse', '--show-prefix') !== '') return { count: undefined, problems: [] }
  const first = git('log', '--diff-filter=A', '--format=%H', '--', file)?.split('\n').at(-1)
  if (first === undefined || first === '') return { count: undefined, problems: [] }
  const messages = git('log', '--format=%h%x00%B%x01', 'HEAD', '--not', `${first}^@`)?.split('\u0001\n')
  const problems = (messages ?? []).flatMap((entry) => {
    const [commit = '', message = ''] = entry.replaceAll('\u0001', '').split('\0')
    return commitProblems(message.trim()).map((problem) => `${commit}: ${message.split('\n')[0] ?? ''}: ${problem}`)
  })
  return { count: messages?.length, problems }
}
