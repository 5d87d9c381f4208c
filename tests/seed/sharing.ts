import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes that `beginsAnew.ts` undoes: a document, a disk, globals, clocks. */
const IS_UNDONE = [
  /hands\/|renderScreen/,
  /fake-indexeddb|openTestStore|StoredReplica/,
  /vi\.(?:stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b/,
  /(?:defineProperty|assign)\(globalThis/,
]
/** Changes that can't be undone. */
const STAYS = [
  /vi\.(?:mock|doMock|resetModules)\b/,
  /process\.(?:chdir|env\S* =)/,
  // PouchDB's server lists the databases of a process in one place, so two files with their own servers interfere.
  /express-pouchdb|from '\.\/pouch'/,
]
const HAS_A_PAGE = /^\/\/ @vitest-environment happy-dom$/m

/** Files of unit tests, as paths from the root. */
export interface Sharing {
  /** Each runs in its own process. */
  readonly alone: string[]
  /** They run one after the other in the same processes with a page. Each is undone before the next. */
  readonly pages: string[]
  /** They run the same way without a page. */
  readonly disks: string[]
  /** They run one after the other in the same processes and reuse loaded modules. This takes a third of the time. */
  readonly together: string[]
}

function placeOf(text: string): keyof Sharing {
  if (STAYS.some((sign) => sign.test(text))) return 'alone'
  if (HAS_A_PAGE.test(text)) return 'pages'
  return IS_UNDONE.some((sign) => sign.test(text)) ? 'disks' : 'together'
}

/** The groups are computed from the files, so that a new file need not be listed. `leavesNoTrace.ts` verifies them. */
export function sharing(): Sharing {
  const places: Sharing = { alone: [], pages: [], disks: [], together: [] }
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name).replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
  for (const file of files) places[placeOf(readFileSync(file, 'utf8'))].push(file)
  return places
}
