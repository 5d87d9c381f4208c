/** Prints names that two or more files of src and sw export: `npx tsx tools/rooms/homonyms.ts`. */
import { fileURLToPath } from 'node:url'
import { type Files, filesOfProject } from './oneUser'

const EXPORT = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type) (\w+)/gmu

/** The names that two or more files of the product export, each with those files. */
export function homonyms(files: Files): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [file, text] of files) {
    if (!/^(?:src|sw)\//u.test(file)) continue
    for (const name of new Set([...text.matchAll(EXPORT)].map(([, name = '']) => name))) {
      found.set(name, [...(found.get(name) ?? []), file])
    }
  }
  return new Map([...found].filter(([, exporting]) => exporting.length > 1))
}

/**
 * Modules of one folder whose names differ only by case or by their extension. The disks of macOS and Windows ignore
 * case, so an import of one of them gets the other there.
 */
export function namesakes(paths: Iterable<string>): readonly (readonly string[])[] {
  const named = new Map<string, string[]>()
  for (const path of paths) {
    const name = path.replace(/\.(?:tsx?|mjs)$/u, '').toLowerCase()
    if (name !== path.toLowerCase()) named.set(name, [...(named.get(name) ?? []), path])
  }
  return [...named.values()].filter((group) => group.length > 1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = homonyms(filesOfProject())
  for (const [name, files] of [...found].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`${name}: ${files.join(', ')}`)
  }
  console.log(`${found.size} names are exported by two or more files.`)
}
