import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { appWords } from '../../src/words/en/app'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { writeInvented } from '../../tools/languages/invented/writeInvented'
import { launchChromium } from '../journeys/drivers/chromium'
import { LearnerInLanguage } from '../journeys/LearnerInLanguage'
import { type Count, CountingSite } from './CountingSite'
import { bumps, languageChanges, type SiteChange, siteChanges } from '../build/siteChanges'
import { printColumns } from './table'
import { removeFolder } from './visits'
import { type Variables, Workshop } from '../build/Workshop'

const NO_CHANGE = new Map()
const LANGUAGES = 'languages-of-bench'
const [secondLanguage] = inventedLanguages
/** Invented, because a build takes Firebase's code only with a project. */
const WITH_FIREBASE: Variables = {
  VITE_FIREBASE_API_KEY: 'an-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'ledger.example.org',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
}
const WITHIN = { withinMs: 120_000 }
const QUIET_MS = 3000
const SHOWN_DOWNLOADS = 5

/** Two builds, one after the other, that a device visits. */
interface Pair {
  readonly before: string
  readonly after: string
  readonly tag?: string | undefined
}

const HEAD = ['Change', 'Files changed', 'Requests', 'Up', 'Down', 'Goal', '', 'Largest downloads']

/**
 * Prints what a new version costs a device that has the version before, in real bytes, for one change after another. Without
 * two builds, it makes them from the source as it is.
 */
export async function printUpdates(builds?: Pair): Promise<void> {
  if (builds !== undefined) return printColumns([HEAD, await measureChange({ what: 'The two builds' }, builds)])
  const workshop = new Workshop({ canBump: true })
  const tableOf = async (changes: readonly SiteChange[], variables: Variables = {}, tag?: string) => {
    const before = await workshop.builds(NO_CHANGE, variables)
    const rows = [await measureRevisit({ before, after: before, tag })]
    for (const change of changes) {
      rows.push(await measureChange(change, { before, after: await workshop.builds(change.edits, variables), tag }))
    }
    printColumns([HEAD, ...rows])
  }
  try {
    await tableOf([...siteChanges, bumps(workshop, 'React, a newer version', ['react', 'react-dom'])])
    console.log('\nWith accounts:')
    await tableOf([bumps(workshop, 'Firebase, a newer version', ['firebase', '@firebase/app'])], WITH_FIREBASE)
    if (secondLanguage === undefined) return
    const { tag } = secondLanguage
    writeInvented(workshop.path(LANGUAGES), [secondLanguage])
    console.log('\nIn a second language:')
    await tableOf(languageChanges(join(LANGUAGES, tag)), { LANGUAGES: workshop.path(LANGUAGES) }, tag)
  } finally {
    workshop.close()
  }
}

async function measureChange(change: Pick<SiteChange, 'what'> & Partial<SiteChange>, pair: Pair) {
  const count = await visitsTwice(pair, (learner) => learner.sees(appWords.updateReady, WITHIN))
  const files = filesOf(pair.after)
  const changed = files.filter((file) => !isSame(file, pair))
  const { atMostKb, marker } = change
  const goal = atMostKb === undefined ? undefined : atMostKb * 1000 + (marker ? bytesWith(marker, pair.after) : 0)
  return rowOf(change.what, `${changed.length} of ${files.length}`, count, goal)
}

async function measureRevisit(pair: Pair): Promise<readonly string[]> {
  // The browser looks for a newer worker some time after the page has loaded.
  const count = await visitsTwice(pair, (_, site) => asksForWorker(site))
  return rowOf('The same version again', 'none', count)
}

function rowOf(what: string, files: string, { requests, bytesUp, bytesDown }: Count, goal?: number): readonly string[] {
  const conditional = requests.filter(({ isConditional }) => isConditional).length
  const largest = requests.toSorted((one, other) => other.bytesDown - one.bytesDown).slice(0, SHOWN_DOWNLOADS)
  return [
    what,
    files,
    conditional === 0 ? String(requests.length) : `${requests.length}, ${conditional} conditional`,
    kb(bytesUp),
    kb(bytesDown),
    goal === undefined ? '' : kb(goal),
    goal === undefined ? '' : bytesDown <= goal ? 'within' : 'over',
    largest.map(({ path, bytesDown: bytes }) => `${path} ${kb(bytes)}`).join(', '),
  ]
}

/**
 * A learner has the whole version before on the device and closes the browser. Then the other version is deployed, and the
 * learner comes back. Counts the second visit, until nothing more is asked for.
 */
async function visitsTwice(
  { before, after, tag = 'en' }: Pair,
  isDone: (learner: LearnerInLanguage, site: CountingSite) => Promise<void>,
): Promise<Count> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const site = await CountingSite.starts(before)
  const visit = async (goesOn: (learner: LearnerInLanguage) => Promise<void>) => {
    const browser = await launchChromium({ profile })
    try {
      await goesOn(new LearnerInLanguage(browser, site.origin))
      await comesToRest(site)
    } finally {
      await browser.close()
    }
  }
  try {
    await visit(async (learner) => {
      await learner.opens(tag === 'en' ? '/' : `/${tag}`)
      await learner.isIn(tag)
      await learner.sees('ready offline', WITHIN)
      await learner.opens('/login')
      await learner.types('Maya', 'First name')
      await learner.presses('Start learning')
      await learner.isAt('/dashboard')
    })
    await site.deploys(after)
    await visit(async (learner) => {
      await learner.opens('/dashboard')
      await learner.isIn(tag)
      await isDone(learner, site)
    })
    return site.count()
  } finally {
    await site.close()
    removeFolder(profile)
  }
}

async function asksForWorker(site: CountingSite): Promise<void> {
  const deadline = Date.now() + WITHIN.withinMs
  while (!site.count().requests.some(({ path }) => path === '/sw.js')) {
    if (Date.now() > deadline) throw new Error('The browser did not look for a newer version.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Waits until the server has heard and sent nothing for a while. */
async function comesToRest(site: CountingSite): Promise<void> {
  for (let last = -1; ; ) {
    const { bytesDown, bytesUp } = site.count()
    if (bytesDown + bytesUp === last) return
    last = bytesDown + bytesUp
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}

/** The files of a build that its host serves. */
const filesOf = (dist: string): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((file) => !file.startsWith('.'))

function isSame(file: string, { before, after }: Pair): boolean {
  try {
    return readFileSync(join(before, file)).equals(readFileSync(join(after, file)))
  } catch {
    return false
  }
}

/** The compressed size of the scripts that have a text. */
function bytesWith(text: string, dist: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return filesOf(dist)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file)))
    .filter((bytes) => bytes.includes(text))
    .reduce((sum, bytes) => sum + brotliCompressSync(bytes, { params }).length, 0)
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
