import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/**
 * The modules in import cycles, one group per cycle, in the order of their paths. Unlike the lint rule it also follows
 * `import()` and types of `import('…')`. A screen that is loaded later by one of its own imports is a cycle too.
 *
 * @param imports the modules that each module imports
 */
export function circles(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reached = new Map([...imports.keys()].map((module) => [module, reachedFrom(module, imports)]))
  const inCircles = [...imports.keys()].filter((module) => reached.get(module)?.has(module)).toSorted()
  const groups = new Map<string, string[]>()
  for (const module of inCircles) {
    const first =
      inCircles.find((other) => reached.get(other)?.has(module) && reached.get(module)?.has(other)) ?? module
    groups.set(first, [...(groups.get(first) ?? []), module])
  }
  return [...groups.values()]
}

function reachedFrom(module: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(imports.get(module))
  for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further)
  return reached
}

/** The project modules that each module imports, statically or lazily. */
export function importsOf(modules: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(modules.map((module) => [module, namedIn(module, readFileSync(module, 'utf8'))]))
}

function namedIn(module: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(module, text).module
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ...[...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => name),
  ]
  return [...new Set(named)].flatMap((name) => (name === undefined ? [] : ours(module, name)))
}

function ours(module: string, name: string): readonly string[] {
  if (!/^(?:\.|#words\/)/.test(name)) return []
  const path = name.startsWith('#') ? name.replace('#words', 'src/words/en') : posix.join(posix.dirname(module), name)
  return [`${path}.ts`, `${path}.tsx`, path].filter((file) => /\.tsx?$/.test(file) && existsSync(file))
}
