/** `npm run outcomes` joins the files of classes into one report, and names each file that it left out. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ClassOutcomes, parseClassOutcomes } from '../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { localDateOf } from '../../src/core/progress/calendar'
import type { LocalDate } from '../../src/core/progress/ids'
import { endOf, lastClosedMonth, type Month, parseMonth } from './months'
import { newestFiles, organizationReport } from './organizationReport'
import { reportCsv } from './reportCsv'
import { reportHtml } from './reportHtml'
import { refusalOf } from './words'

export const USAGE = `npm run outcomes -- FILE... [--to FOLDER] [--month 2026-10]
npm run outcomes -- --firestore --project ID [--to FOLDER]
  FILE          an .outcomes.json file that a teacher saved; all that you have, of all months
  --to          the folder for the report (outcomes, unless you name one)
  --month       an earlier month; without it, the last month that ended at least 7 days ago
  --firestore   saves the file of all accounts that agreed, to join it with the others`

export interface OutcomesRun {
  readonly now: Date
  /** The name of the organization, for the title of the report. */
  readonly organization: string
  say(line: string): void
  /** Saves the file of the accounts. Resolves to the exit code. */
  saveAccounts(options: AccountsOptions): Promise<number>
}

export interface AccountsOptions {
  readonly project: string
  readonly folder: string
  readonly today: LocalDate
  say(line: string): void
}

/** @returns the exit code: 1 if a file was left out or no report was made, 2 if the command makes no sense */
export async function runOutcomes(given: readonly string[], run: OutcomesRun): Promise<number> {
  const options = optionsIn(given, run.now)
  if (typeof options === 'string') {
    run.say(`${options}\n\n${USAGE}`)
    return 2
  }
  const { files, folder, month, project, today } = options
  mkdirSync(folder, { recursive: true })
  if (project !== undefined) return await run.saveAccounts({ project, folder, today, say: (line) => run.say(line) })
  const read = files.map((file) => readOutcomes(file, (line) => run.say(line)))
  const outcomes = read.filter((one) => one !== undefined)
  const isWhole = outcomes.length === files.length
  return saveReport(outcomes, month, folder, run) && isWhole ? 0 : 1
}

interface Options {
  readonly files: readonly string[]
  readonly folder: string
  readonly month: Month
  readonly project: string | undefined
  readonly today: LocalDate
}

/** Returns a sentence about the mistake, if there is one. */
function optionsIn(given: readonly string[], now: Date): Options | string {
  const today = localDateOf(now)
  if (today === undefined) return 'The clock of this computer is wrong.'
  try {
    const { values, positionals: files } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        to: { type: 'string', default: 'outcomes' },
        month: { type: 'string' },
        firestore: { type: 'boolean', default: false },
        project: { type: 'string' },
      },
    })
    const { to: folder, month: asked, firestore, project } = values
    if (firestore !== (project !== undefined)) return '--firestore needs --project, and the other way round.'
    if (firestore === files.length > 0)
      return firestore ? 'Join the files in a second step.' : 'Name at least one file.'
    const last = lastClosedMonth(today)
    const month = asked === undefined ? last : parseMonth(asked)
    if (month === undefined) return `${asked} is no month such as ${last}.`
    if (month > last) return `${month} can’t be reported yet. A month is closed 7 days after its end.`
    return { files, folder, month, project, today }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function readOutcomes(file: string, say: (line: string) => void): ClassOutcomes | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    say(`${file} was left out. It can’t be read.`)
    return undefined
  }
  const parsed = parseClassOutcomes(text)
  if (parsed.kind === 'parsed') return parsed.outcomes
  say(`${file} was left out. ${refusalOf(parsed)}`)
  return undefined
}

/**
 * Writes the two files. A month has one report, because two of them could differ by one learner. So an existing report
 * stays as it is.
 */
function saveReport(outcomes: readonly ClassOutcomes[], month: Month, folder: string, run: OutcomesRun): boolean {
  const until = endOf(month)
  const later = outcomes.filter(({ asOf }) => asOf > until).length
  if (later > 0) run.say(`${later} of the files are from after ${until}. They count in a later month.`)
  if (newestFiles(outcomes, until).length === 0) {
    run.say(`No file is from ${until} or earlier. No report was made.`)
    return false
  }
  const report = organizationReport(outcomes, month)
  const files = [
    [join(folder, `outcomes-${month}.html`), reportHtml(run.organization, report)],
    [join(folder, `outcomes-${month}.csv`), reportCsv(report)],
  ] as const
  const isOther = files.some(([path, text]) => existsSync(path) && readFileSync(path, 'utf8') !== text)
  if (isOther) {
    run.say(`${folder} has another report of ${month}. It was not changed: a month has one report.`)
    run.say('Files that came late count in the next month.')
    return false
  }
  for (const [path, text] of files) writeFileSync(path, text)
  run.say(`Wrote ${files.map(([path]) => path).join(' and ')}.`)
  return true
}
