import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `beginsAnew.ts` undoes: a document, a disk, globals, clocks. */
const IS_UNDONE = [
  /hands\/|renderScreen/,
  /fake-indexeddb|openTestStore|StoredReplica/,
  /vi\.(?:stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b/,
  /(?:defineProperty|assign)\(globalThis/,
]
/** What nothing undoes. */
const STAYS = [
  /vi\.(?:mock|doMock|resetModules)\b/,
  /process\.(?:chdir|env\S* =)/,
  // PouchDB's server lists the databases of a process in one place: two files with servers of their own disturb each other.
  /express-pouchdb|from '\.\/pouch'/,
]
const HAS_A_PAGE = /^\/\/ @vitest-environment happy-dom$/m

/** Files of unit tests, as paths from the root. */
export interface Sharing {
  /** Each in a process of its own. */
  readonly alone: string[]
  /** One after the other in the same processes, each undone before the next, with a page. */
  readonly pages: string[]
  /** The same without a page. */
  readonly disks: string[]
  /** One after the other in the same processes, where what they import is there already: a third of the work. */
  readonly together: string[]
}

function placeOf(text: string): keyof Sharing {
  if (STAYS.some((sign) => sign.test(text))) return 'alone'
  if (HAS_A_PAGE.test(text)) return 'pages'
  return IS_UNDONE.some((sign) => sign.test(text)) ? 'disks' : 'together'
}

/** Who shares is read from the files, so that a new one need not be listed; `leavesNoTrace.ts` holds them to it. */
export function sharing(): Sharing {
  const places: Sharing = { alone: [], pages: [], disks: [], together: [] }
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name).replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
  for (const file of files) places[placeOf(readFileSync(file, 'utf8'))].push(file)
  return places
}
