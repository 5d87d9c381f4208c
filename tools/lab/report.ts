/** Makes the report of the laboratory from its records: the number of tests of each kind, and the limits. */
import { count } from './count'
import { countsOf } from './kinds.mjs'
import { FOUND, NOT_COVERED, OF_ITSELF, OPEN } from './findings'
import { type GrowthTimes, growthPart } from './growthPart'

interface Noted {
  readonly commit: string
  readonly day: string
  readonly versions: Readonly<Record<string, string>>
}

interface Run extends Noted {
  /** Absent in runs from before there was a second kind. */
  readonly kind?: 'learner' | 'class'
  readonly histories: number
  readonly seeds: readonly number[]
  readonly seconds: number
  readonly tried: Readonly<Record<string, number>>
}

interface Planted {
  readonly name: string
  readonly kind?: 'learner' | 'class'
  readonly after?: number
  /** The commit, if the fault was planted later than the others. */
  readonly commit?: string
}

export interface LabRecord {
  readonly runs: readonly Run[]
  readonly faults?: Noted & { readonly histories: number; readonly seed: number; readonly planted: readonly Planted[] }
  readonly growth?: Noted & { readonly times: GrowthTimes }
}

interface RealRun extends Noted {
  /** The numbers of browsers and services, unless stated otherwise. */
  readonly of?: 'hub'
  /** A run without an engine used Chromium. */
  readonly engine?: keyof typeof BROWSERS
  readonly kills: number
  readonly histories: number
  /** How many states screens confirmed. */
  readonly claims: number
  readonly seed: number
  readonly seconds: number
}

const BROWSERS = { chromium: 'Chromium', firefox: 'Firefox' } as const

/** The record of real browsers, `tools/lab/real/record.json`. */
export interface RealRecord {
  readonly runs: readonly RealRun[]
  readonly planted: readonly (Planted & Noted & { readonly kills: number; readonly seed: number })[]
}

const INTRODUCTION = `# The laboratory

Made by \`npx tsx tools/lab/writeReport.ts\` of what \`npm run lab -- --record\` has noted. Everything in it was run.

One learner has up to three tablets, with the first edition or the site of today on them, each with up to two pages. Store, engine and the Firestore remote are
the site’s own. The disk, the network, the clock, the locks and the timers are the laboratory’s: every turn of them waits until chance chooses it, and
chance is a seed. What each disk and the account must hold is computed beside it by a reference (\`tests/lab/model/\`) that knows nothing of
\`src/core/progress\`: a set of what was done, instead of a document that is joined. It goes by what complete transactions have written.

What must hold, in every history:

- What was shown as saved is on the disk in that moment, and after a power cut.
- What a screen shows is what the disk held while it was read: nothing is missing, and nothing appears that nobody did.
- *Backed up* is shown only where the account has had everything that was there when the screen asked.
- What failed, was refused or changed nothing is not on the disk; nothing is written twice.
- What a later beginning replaces, on a device or in the account, is kept aside before it goes, whole. What was learned before the first meeting with the
  account never gives way to it.
- On a network that works again every device comes to *Backed up* within 12 minutes, with no press. Then all copies and the account are equal to the letter,
  are what the reference says, and fall silent.

**A class** has histories of its own: one teacher with a class book, up to three learners, a relay between them. They learn, undo, start over, join, leave, hand in by
file, by light and by relay; phones are lost and replaced, the book comes back from its backup, the relay is restored from an older copy or emptied. Envelopes, book and
hand-in are the site’s own. The reference (\`tests/lab/class/\`) notes what each learner’s disk held when a report was made, and what the teacher was shown as received:

- A report says what the ledger said, and no two of one device have one number, also after a power cut.
- *On the relay* is shown only of what the relay has, *answered* only of what a teacher was shown as received.
- What a teacher was shown as received is on the disk in that moment and after a power cut, until a newer report of that sender takes its place; never an older.
- Nothing is in the book that no learner has made; what came twice counts once, and changes nothing.
- *Backed up* is shown of a book only where a file has all that was shown as received. From a file, with the reports of after it, a new phone has the same again.
- After whatever happened to the relay, everybody’s last report is in the book once each has handed in and the teacher has asked.
`

export function report(fast: LabRecord, real: RealRecord | undefined): string {
  const last = fast.runs.findLast(isLearner)
  const lastClass = fast.runs.findLast((run) => !isLearner(run))
  return [
    INTRODUCTION,
    `**${badge(fast, real)}**`,
    '',
    '## Again',
    '',
    '```sh',
    `npm run lab -- --histories ${last?.histories ?? 20_000} --classes ${lastClass?.histories ?? 0} --seed ${last?.seeds[0] ?? 1}   # at the commit below`,
    `npm run lab -- --faults --histories ${fast.faults?.histories ?? 20_000} --seed ${fast.faults?.seed ?? 1}   # every planted fault`,
    '```',
    '',
    'Of the commits below `9672bd73102e` and `d5fec651c892` were written again before they landed, with the same code. Their changes are in `9807a6682e97`.',
    '',
    'The histories are spread over two processes, each with seeds of its own from the one named: every hundred histories the next. So a seed means the same histories on every machine.',
    '',
    '## Histories of the fast one',
    '',
    '| Day | Commit | Of | Histories | Seeds from, a process each | Time | Versions |',
    '|---|---|---|---|---|---|---|',
    ...fast.runs.map(runRow),
    '',
    '| What happened in them | Times |',
    '|---|---|',
    ...triedRows(fast.runs),
    '',
    ...realPart(real),
    '## Found and mended',
    '',
    '| Day | What | Held by |',
    '|---|---|---|',
    ...FOUND.map(({ day, what, heldBy }) => `| ${day} | ${what} | ${heldBy} |`),
    '',
    'What looked like a loss and was the laboratory’s own mistake:',
    '',
    ...OF_ITSELF.map((one) => `- ${one}`),
    '',
    '## Found, and still open',
    '',
    ...OPEN.map((one) => `- ${one}`),
    '',
    '## Faults that were planted',
    '',
    ...plantedTable(fast, real),
    '',
    '## Growth',
    '',
    ...growthPart(fast.growth),
    '',
    '## What it does not cover',
    '',
    ...NOT_COVERED.map((one) => `- ${one}`),
    '',
  ].join('\n')
}

export const BADGE = '**The laboratory:** '

/** The line of docs/reliability.md. */
export function badgeLine(fast: LabRecord, real: RealRecord | undefined): string {
  return `${BADGE}${badge(fast, real)} ([report](lab.md)).`
}

function badge({ runs, faults }: LabRecord, real: RealRecord | undefined): string {
  const ran = (some: readonly Run[]) => some.reduce((sum, run) => sum + run.histories, 0)
  const [learners, classes] = [ran(runs.filter(isLearner)), ran(runs.filter((run) => !isLearner(run)))]
  const kills = (real?.runs ?? []).reduce((sum, run) => sum + run.kills, 0)
  const planted = [...(faults?.planted ?? []), ...(real?.planted ?? [])]
  const found = planted.filter(({ after }) => after !== undefined).length
  const parts = [
    `${count(learners)} histories${classes > 0 ? ` and ${count(classes)} of classes` : ''}`,
    ...(kills > 0 ? [`${count(kills)} kills of real browsers and services`] : []),
    'nothing lost that was shown as saved',
    `${found} of ${planted.length} planted faults found`,
    `${FOUND.length} mistakes found and fixed`,
  ]
  return parts.join(' · ')
}

function realPart(real: RealRecord | undefined): readonly string[] {
  if (real === undefined || real.runs.length === 0) return []
  return [
    '## Kills of the real one',
    '',
    'Chromium, the emulators of Auth and Firestore, which are killed too, and a line that misbehaves, as processes: `npm run lab -- --real --kills <number> --seed <seed>`; Firefox in its place: `--engine firefox` besides; the hub of a class while a learner hands in: `--hub` besides.',
    '',
    '| Day | Commit | Of | Kills | Histories | Confirmations checked | Seed | Time | Versions |',
    '|---|---|---|---|---|---|---|---|---|',
    ...real.runs.map(
      ({ day, commit, of, engine = 'chromium', kills, histories, claims: confirmations, seed, seconds, versions }) =>
        `| ${day} | \`${commit}\` | ${of === 'hub' ? 'the hub' : BROWSERS[engine]} | ${count(kills)} | ${count(histories)} | ${count(confirmations)} | ${seed} | ${seconds} s | ${madeOf(versions)} |`,
    ),
    '',
  ]
}

const isLearner = ({ kind }: Run): boolean => kind !== 'class'

function runRow({ day, commit, kind = 'learner', histories, seeds, seconds, versions }: Run): string {
  return `| ${day} | \`${commit}\` | a ${kind} | ${count(histories)} | ${seeds.join(', ')} | ${seconds} s | ${madeOf(versions)} |`
}

function madeOf(versions: Noted['versions']): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
}

function triedRows(runs: readonly Run[]): readonly string[] {
  const tried = new Map<string, number>()
  for (const run of runs)
    for (const [name, times] of Object.entries(run.tried)) tried.set(name, (tried.get(name) ?? 0) + times)
  return [...tried].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => `| ${name} | ${count(times)} |`)
}

function plantedTable({ faults }: LabRecord, real: RealRecord | undefined): readonly string[] {
  if (faults === undefined) return ['None yet.']
  const { planted, histories, commit } = faults
  const classes = planted.some(({ kind }) => kind === 'class')
    ? `, or ${count(countsOf(histories).class)} of a class`
    : ''
  const row = (laboratory: string, unit: string) => (one: Planted) =>
    `| ${one.name} | ${laboratory} | ${one.after === undefined ? '**not found**' : `${count(one.after)} ${unit}`} |`
  const fastRow = (one: Planted) =>
    row('fast', one.commit === undefined ? 'histories' : `histories, at \`${one.commit}\``)(one)
  return [
    `A laboratory that finds nothing proves nothing. Each of these was put into the source alone (\`tools/lab/faults.mjs\`, \`tools/lab/real/faults.mjs\`), with the histories of the commit after \`${commit}\`; ${count(histories)} histories of the fast one might look for it${classes}.`,
    '',
    '| Fault | Laboratory | Found after |',
    '|---|---|---|',
    ...planted.map(fastRow),
    ...(real?.planted ?? []).map(row('real', 'kills')),
  ]
}
