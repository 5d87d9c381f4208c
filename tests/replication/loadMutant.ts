import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join as pathOf, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import type { Claim } from './claim'
import type { Mutant } from './mutants'
import type { MakeReplica } from './Replica'

const ROOT = new URL('../../', import.meta.url)
const CLAIMS = 'tests/replication/claims.ts'
const REPLICA = 'tests/replication/MemoryReplica.ts'

/** Paths from the root of the project, and the texts there. */
export type Sources = ReadonlyMap<string, string>

/** The claims, the fakes and everything of the app that they import. */
export async function readSources(): Promise<Sources> {
  const sources = new Map<string, string>()
  const follow = async (file: string): Promise<void> => {
    if (sources.has(file)) return
    const source = await readFile(fileURLToPath(new URL(file, ROOT)), 'utf8')
    sources.set(file, source)
    const code = await transformed(file, source)
    for (const [, specifier = ''] of code.matchAll(/from\s*["'](\.[^"']+)["']/g)) {
      await follow(`${posix.join(posix.dirname(file), specifier)}.ts`)
    }
  }
  await follow(CLAIMS)
  await follow(REPLICA)
  return sources
}

/** Throws when the text to weaken is not there exactly once: such a mutant would prove nothing. */
export function weakened(sources: Sources, { file, from, to }: Mutant): string {
  const parts = sources.get(file)?.split(from) ?? []
  if (parts.length !== 2) throw new Error(`"${from}" occurs ${parts.length - 1} times in ${file}, not once.`)
  return parts.join(to)
}

/** A module that Node loads itself: relative imports get its extension, packages are found from the project. */
export async function compiled(file: string, source: string): Promise<string> {
  const code = await transformed(file, source)
  return code
    .replaceAll(/(from\s*)(["'])(\.[^"']+)\2/g, '$1"$3.mjs"')
    .replaceAll(/(from\s*)(["'])fast-check\2/g, `$1"${import.meta.resolve('fast-check')}"`)
}

async function transformed(file: string, source: string): Promise<string> {
  return (await transformWithOxc(source, file)).code
}

export interface LoadedClaims {
  readonly claims: readonly Claim[]
  readonly make: MakeReplica
}

/** Writes the modules to a directory of their own and loads them from there, apart from the original ones. */
export async function load(modules: ReadonlyMap<string, string>, directory: string): Promise<LoadedClaims> {
  const placeOf = (file: string): string => pathOf(directory, file.replace(/\.ts$/, '.mjs'))
  const write = async ([file, code]: readonly [string, string]): Promise<void> => {
    await mkdir(dirname(placeOf(file)), { recursive: true })
    await writeFile(placeOf(file), code)
  }
  await Promise.all([...modules].map(write))
  const open = (file: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(placeOf(file)).href)
  const { claims } = (await open(CLAIMS)) as typeof import('./claims')
  const { MemoryReplica } = (await open(REPLICA)) as typeof import('./MemoryReplica')
  return { claims, make: (index) => new MemoryReplica(index) }
}
