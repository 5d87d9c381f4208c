/** The list of built files that Vite writes to dist/.vite/manifest.json, as far as the build steps read it. */
export type ChunkManifest = Readonly<Record<string, Chunk>>

export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  /** Keys of the chunks that load with this one. */
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

export function entryKey(manifest: ChunkManifest): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (key === undefined) throw new Error('The build has no entry chunk.')
  return key
}

/** The chunk and everything that it imports statically, each once, itself first. */
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
 * Every stylesheet of the build, in the order in which pages load them: the entry's first, since it declares the cascade
 * layers, and a chunk's own after those of the chunks that it imports, whose rules it may override.
 */
export function stylesheetsOf(manifest: ChunkManifest): readonly string[] {
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
  for (const key of [entryKey(manifest), ...Object.keys(manifest)]) visit(key)
  return [...files]
}
