import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join as pathOf } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import { IMPLEMENTATION_FILES, type Implementation } from './implementation'
import type { Mutant } from './mutants'

const SOURCE = new URL('../../src/progress/', import.meta.url)

/** The room's source files as written, by name without extension. */
export async function readSources(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(SOURCE)).filter((name) => name.endsWith('.ts'))
  const files = names.map(
    async (name): Promise<[string, string]> => [
      name.slice(0, -'.ts'.length),
      await readFile(new URL(name, SOURCE), 'utf8'),
    ],
  )
  return new Map(await Promise.all(files))
}

/** Throws when the text to weaken is not there exactly once: such a mutant would prove nothing. */
export function weakened(sources: ReadonlyMap<string, string>, { file, from, to }: Mutant): string {
  const source = sources.get(file)
  const parts = source?.split(from) ?? []
  if (parts.length !== 2) throw new Error(`"${from}" occurs ${parts.length - 1} times in ${file}.ts, not once.`)
  return parts.join(to)
}

/** The room as plain modules that Node can load, by name. */
export async function compile(sources: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const modules = [...sources].map(
    async ([name, source]): Promise<[string, string]> => [name, await compiled(name, source)],
  )
  return new Map(await Promise.all(modules))
}

export async function compiled(name: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, `${name}.ts`)
  return code.replaceAll(/(from\s*)(["'])\.\/(\w+)\2/g, '$1"./$3.mjs"')
}

/** Writes the modules to a directory of their own and loads them from there, apart from the original ones. */
export async function load(modules: ReadonlyMap<string, string>, directory: string): Promise<Implementation> {
  await mkdir(directory, { recursive: true })
  await Promise.all([...modules].map(([name, code]) => writeFile(pathOf(directory, `${name}.mjs`), code)))
  const entries = Object.entries(IMPLEMENTATION_FILES).map(async ([name, file]): Promise<[string, unknown]> => {
    const url = pathToFileURL(pathOf(directory, `${file}.mjs`)).href
    const loaded = (await import(/* @vite-ignore */ url)) as Readonly<Record<string, unknown>>
    return [name, loaded[name]]
  })
  return Object.fromEntries(await Promise.all(entries)) as unknown as Implementation
}
