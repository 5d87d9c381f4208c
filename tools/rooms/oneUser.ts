/**
 * Prints the modules that could be part of their only user (docs/decisions/0019-a-file-of-its-own.md), with counts
 * for each room: `npx tsx tools/rooms/oneUser.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
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
/** A test also names a module to replace it, and the build names some by their paths. */
const NAMED = /'([.#][^']+)'/g
const NAMED_BY_BUILD = /'((?:[.#]|src\/|sw\/)[^']+)'/g
/** A file over this many lines has several reasons to change. */
const MOST_LINES = 200

/**
 * The modules without a test or tool that imports them, whose only user is in the same folder and has room for them.
 * Words are left out, and modules that the build or an `import()` starts with.
 */
export function oneUser(files: Files): readonly OneUser[] {
  const users = new Map<string, Set<string>>()
  const started = new Set<string>()
  for (const [file, text] of files) {
    for (const module of modulesIn(file, text, namesIn(file), files)) {
      users.set(module, (users.get(module) ?? new Set()).add(file))
    }
    if (isOurs(file)) for (const module of modulesIn(file, text, IMPORTED_LATER, files)) started.add(module)
  }
  return [...files.keys()]
    .filter((file) => isOurs(file) && !ENTRY.test(file) && !started.has(file))
    .toSorted()
    .flatMap((module): readonly OneUser[] => {
      const [user, second] = users.get(module) ?? []
      if (second !== undefined) return []
      if (user === undefined) return [{ module, user }]
      const isNear = isOurs(user) && posix.dirname(user) === posix.dirname(module)
      return isNear && linesOf(module, files) + linesOf(user, files) <= MOST_LINES ? [{ module, user }] : []
    })
}

function linesOf(file: string, files: Files): number {
  return files.get(file)?.split('\n').length ?? 0
}

function namesIn(file: string): RegExp {
  if (file.startsWith('tools/build/')) return NAMED_BY_BUILD
  return file.startsWith('tests/') ? NAMED : IMPORTED
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
      .map((file) => posix.join(folder, file.replaceAll('\\', '/'))),
  )
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

function isOurs(file: string): boolean {
  return /^(?:src|sw)\//.test(file) && !file.startsWith('src/words/')
}

function modulesIn(file: string, text: string, names: RegExp, files: Files): readonly string[] {
  return [...text.matchAll(names)].flatMap(([, name = '']) => {
    const path = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.replace('#words', 'src/words/en')
    return [path, `${path}.ts`, `${path}.tsx`].filter((module) => files.has(module))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = oneUser(filesOfProject())
  for (const { module, user } of found) console.log(user === undefined ? module : `${module} -> ${user}`)
  console.log(countsOfRooms(found))
}
