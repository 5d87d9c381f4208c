/** The report of the laboratory, made of its record: what was tried, how often, and what it can't tell. */
import { growth, LIMIT } from '../../tests/lab/growth'

interface Noted {
  readonly commit: string
  readonly day: string
  readonly versions: Readonly<Record<string, string>>
}

interface Run extends Noted {
  readonly histories: number
  readonly seeds: readonly number[]
  readonly seconds: number
  readonly tried: Readonly<Record<string, number>>
}

interface Planted {
  readonly name: string
  readonly after?: number
}

export interface LabRecord {
  readonly runs: readonly Run[]
  readonly faults?: Noted & { readonly histories: number; readonly seed: number; readonly planted: readonly Planted[] }
}

/** In the order in which they came. Only what was really found in the site stands here. */
const FOUND: readonly string[] = []

/** Found, and not mended yet: the histories leave it out. */
const OPEN: readonly string[] = [
  'A backup file of one’s own ledger that is brought in on a device which has not met the account yet joins with the counters of other devices in it. Where the account is in another epoch, the device then takes that epoch, and those counters are taken for counters of that epoch: a lesson that was completed and taken back before a new beginning can take back the one that was completed after it. *Tablet A: Ada completes saving_1, takes it back, makes a backup file, starts over and completes saving_1; a new tablet, not yet connected, brings the file in.*',
]

const NOT_COVERED = [
  'Real disks and real processes: the disk is `fake-indexeddb`, and a kill ends a page between two turns. The journeys kill real browsers.',
  'Tabs and devices share a process, so they share Dexie’s notices of changes. A notice that is never sent may go unseen.',
  'The service worker, its background exchange, caches and updates; the hub; reports of a class by light, file or relay.',
  'Pages of the earlier site beside ours, what it left in local storage, and two remotes at once: the convergence tests have them.',
  'Deleting an account, removing a learner from a device, taking out what somebody else learned, moving progress into an account.',
  'What stands beside the ledger: notes, bookmarks, sheets, drafts of quizzes. Of a backup file the content is brought in, not its bytes.',
  'Security rules, but for an epoch that may not go back; somebody on the line who answers in the name of the service.',
  'Documents of a newer format, and documents that can’t be read.',
]

const INTRODUCTION = `# The laboratory

Made by \`npx tsx tools/lab/writeReport.ts\` of what \`npm run lab -- --record\` has noted.

One learner has up to three tablets, with the first edition or the site of today on them, each with up to two pages. Store, engine and the Firestore remote are
the site’s own. The disk, the network, the clock, the locks and the timers are the laboratory’s: every turn of them waits until chance chooses it, and
chance is a seed. What each disk and the account must hold is computed beside it by a reference (\`tests/lab/model/\`) that knows nothing of
\`src/progress\`: a set of what was done, instead of a document that is joined. It goes by what complete transactions have written.

What must hold, in every history:

- What was shown as saved is on the disk in that moment, and after a power cut.
- What a screen shows is what the disk held while it was read: nothing is missing, and nothing appears that nobody did.
- *Backed up* is shown only where the account has had everything that was there when the screen asked.
- What failed, was refused or changed nothing is not on the disk; nothing is written twice.
- What a later beginning replaces, on a device or in the account, is kept aside before it goes, whole.
- On a network that works again every device comes to *Backed up* by itself within 12 minutes. Then all copies and the account are equal to the letter,
  are what the reference says, and fall silent.
`

export function report({ runs, faults }: LabRecord): string {
  const histories = runs.reduce((sum, run) => sum + run.histories, 0)
  return [
    INTRODUCTION,
    '## Runs',
    '',
    `${count(histories)} histories. Again, at that commit: \`npm run lab -- --histories <number> --seed <first seed>\` (each processor begins at a seed of its own).`,
    '',
    '| Day | Commit | Histories | Seeds from | Time | Versions |',
    '|---|---|---|---|---|---|',
    ...runs.map(runRow),
    '',
    '| What happened in them | Times |',
    '|---|---|',
    ...triedRows(runs),
    '',
    '## Found and mended',
    '',
    ...(FOUND.length > 0
      ? FOUND.map((one) => `- ${one}`)
      : [
          'Nothing in the site so far. What failed while the laboratory was built were mistakes of the reference and of the laboratory itself.',
        ]),
    '',
    '## Found, and still open',
    '',
    ...OPEN.map((one) => `- ${one}`),
    '',
    '## Faults that were planted',
    '',
    ...(faults === undefined ? ['None yet.'] : plantedTable(faults)),
    '',
    '## Growth',
    '',
    ...growthTable(),
    '',
    '## What it does not cover',
    '',
    ...NOT_COVERED.map((one) => `- ${one}`),
    '',
  ].join('\n')
}

function runRow({ day, commit, histories, seeds, seconds, versions }: Run): string {
  const made = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return `| ${day} | \`${commit}\` | ${count(histories)} | ${seeds.join(', ')} | ${seconds} s | ${made.join(', ')} |`
}

function triedRows(runs: readonly Run[]): readonly string[] {
  const tried = new Map<string, number>()
  for (const run of runs)
    for (const [name, times] of Object.entries(run.tried)) tried.set(name, (tried.get(name) ?? 0) + times)
  return [...tried].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, times]) => `| ${name} | ${count(times)} |`)
}

function plantedTable({ planted, histories, seed, commit }: NonNullable<LabRecord['faults']>): readonly string[] {
  const found = planted.filter(({ after }) => after !== undefined).length
  return [
    `A laboratory that finds nothing proves nothing. Each of these was put into the source alone (\`tools/lab/faults.mjs\`), and ${count(histories)} histories might look for it: ${found} of ${planted.length} were found, at \`${commit}\`.`,
    `Again: \`npm run lab -- --faults --histories ${histories} --seed ${seed}\`.`,
    '',
    '| Fault | Found after histories |',
    '|---|---|',
    ...planted.map(({ name, after }) => `| ${name} | ${after === undefined ? '**not found**' : count(after)} |`),
  ]
}

function growthTable(): readonly string[] {
  const one = growth(1)
  return [
    `A learner who came on each of ${count(one.days)} days, took each quiz ${one.attempts} times and answered each of the ${one.questions} questions that can come back at least six times *on each device*, with a`,
    'picture of 16,000 characters, the longest name, every lesson, module and certificate:',
    '',
    '| Devices | The document, in bytes as Firestore counts | With all that follows from it | Of Firestore’s 1 MiB |',
    '|---|---|---|---|',
    ...[one, growth(2), growth(5), growth(10)].map(
      ({ devices, bytes, whole }) =>
        `| ${devices} | ${count(bytes)} | ${count(whole)} | ${((whole / LIMIT) * 100).toFixed(1)} % |`,
    ),
    '',
    'A fifth of 1 MiB is the bound that we set ourselves. Five devices are below it. **Ten devices that each have every answer are above it**, at a quarter; most of that document is',
    'answers. Nothing is refused there and no claim is at risk. Shorter would take another form of the logs.',
  ]
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
