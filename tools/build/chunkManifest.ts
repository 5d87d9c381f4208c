/** The part of the list of built files (dist/.vite/manifest.json, written by Vite) that the build steps read. */
export type ChunkManifest = Readonly<Record<string, Chunk>>

export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly isEntry?: boolean
  /** Keys of the chunks that load with this one. */
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

export function entryKey(manifest: ChunkManifest): string {
  const key = Object.keys(manifest).find((name) => name.endsWith('.html') && manifest[name]?.isEntry)
  if (key === undefined) throw new Error('The build has no entry chunk.')
  return key
}

/** The key of a chunk that contains many modules (scriptGroups.ts). */
export function groupKey(manifest: ChunkManifest, name: string): string {
  const key = Object.keys(manifest).find((one) => one.endsWith('.js') && manifest[one]?.name === name)
  if (key === undefined) throw new Error(`The build has no script ${name}.`)
  return key
}

/** The chunk and its static imports at any depth, each once, itself first. */
export function withImports(manifest: ChunkManifest, key: string): readonly Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.set(name, chunk)
    chunk.imports?.forEach(visit)
  }
  visit(key)
  return [...seen.values()]
}

/**
 * The stylesheets of chunks in loading order. A chunk's own come after those of its imports, because it may override
 * their rules. Without keys, returns all of the build. The entry's come first, because it declares the cascade layers.
 */
export function stylesheetsOf(
  manifest: ChunkManifest,
  keys: readonly string[] = [entryKey(manifest), ...Object.keys(manifest)],
): readonly string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    for (const file of chunk.css ?? []) files.add(file)
    if (chunk.file.endsWith('.css')) files.add(chunk.file)
  }
  keys.forEach(visit)
  return [...files]
}

/** The scripts that no page requests. Vite emitted them with stylesheets that the build requested alone. */
export function unusedScripts(manifest: ChunkManifest): readonly string[] {
  const used = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || used.has(key)) return
    used.add(key)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.forEach(visit)
  }
  visit(entryKey(manifest))
  return Object.entries(manifest).flatMap(([key, { file }]) => (!used.has(key) && file.endsWith('.js') ? [file] : []))
}
