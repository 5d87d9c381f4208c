import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What changes the world around a test: a document, a disk, modules, globals, clocks, variables of the environment. */
const CHANGES_THE_WORLD = [
  /@vitest-environment|hands\/|renderScreen/,
  /fake-indexeddb|openTestStore|StoredReplica/,
  /vi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b/,
  /(?:defineProperty|assign)\(globalThis|process\.(?:chdir|env\S* =)/,
  // PouchDB's server lists the databases of a process in one place: two files with servers of their own disturb each other.
  /express-pouchdb|from '\.\/pouch'/,
]

/** Files of unit tests, as paths from the root. */
export interface Sharing {
  /** Each in a process of its own. */
  readonly alone: readonly string[]
  /** One after the other in the same processes, where what they import is there already: a third of the work. */
  readonly together: readonly string[]
}

/** Who shares is read from the files, so that a new one need not be listed; `leavesNoTrace.ts` holds them to it. */
export function sharing(): Sharing {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name).replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
  const isAlone = (file: string) => {
    const text = readFileSync(file, 'utf8')
    return CHANGES_THE_WORLD.some((sign) => sign.test(text))
  }
  return { alone: files.filter(isAlone), together: files.filter((file) => !isAlone(file)) }
}
