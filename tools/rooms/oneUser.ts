/**
 * Prints the modules that could be part of their only user (docs/decisions/0019-a-file-of-its-own.md), with counts
 * for each room: `npx tsx tools/rooms/oneUser.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Texts of files, by their path from the root of the repository. */
export type Files = ReadonlyMap<string, string>

export interface OneUser {
  readonly module: string
  /** Undefined if no module imports it. */
  readonly user: string | undefined
}

/** The build starts here, or finds the file by its name. */
const ENTRY = /^(?:src\/(?:main\.ts|prerender\.tsx|pages\/\w+\/page\.tsx)|sw\/(?:worker|backup)\.ts)$/
const IMPORTED = /\b(?:from |import |import\()'([.#][^']+)'/g
const IMPORTED_LATER = /(?<!typeof )\bimport\('(\.[^']+)'\)/g
/** A test also names a module to replace it. */
const NAMED = /'([.#][^']+)'/g

/**
 * The modules without a test or tool that imports them, whose only user is in the same folder. Words are left out, and
 * modules that the build or an `import()` starts with.
 */
export function oneUser(files: Files): readonly OneUser[] {
  const users = new Map<string, Set<string>>()
  const started = new Set<string>()
  for (const [file, text] of files) {
    for (const module of modulesIn(file, text, file.startsWith('tests/') ? NAMED : IMPORTED, files)) {
      users.set(module, (users.get(module) ?? new Set()).add(file))
    }
    if (isOurs(file)) for (const module of modulesIn(file, text, IMPORTED_LATER, files)) started.add(module)
  }
  return [...files.keys()]
    .filter((file) => isOurs(file) && !ENTRY.test(file) && !started.has(file))
    .toSorted()
    .flatMap((module) => {
      const [user, second] = users.get(module) ?? []
      const isNear = user === undefined || (isOurs(user) && dirname(user) === dirname(module))
      return isNear && second === undefined ? [{ module, user }] : []
    })
}

/** How many of these modules each room has. A room without any is left out. */
export function countsOfRooms(found: readonly OneUser[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { module } of found) {
    const [top = '', room = ''] = module.split('/')
    const name = top === 'src' ? room : top
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export function filesOfProject(): Files {
  const paths = ['src', 'sw', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => join(folder, file)),
  )
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

function isOurs(file: string): boolean {
  return /^(?:src|sw)\//.test(file) && !file.startsWith('src/words/')
}

function modulesIn(file: string, text: string, names: RegExp, files: Files): readonly string[] {
  return [...text.matchAll(names)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? name.replace('#words', 'src/words/en') : join(dirname(file), name)
    return [path, `${path}.ts`, `${path}.tsx`].filter((module) => files.has(module))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = filesOfProject()
  const found = oneUser(files)
  const linesOf = (file: string): number => files.get(file)?.split('\n').length ?? 0
  for (const { module, user } of found) {
    const sum = user === undefined ? '' : ` -> ${user}, ${linesOf(module) + linesOf(user)} lines together`
    console.log(module + sum)
  }
  console.log(countsOfRooms(found))
}
