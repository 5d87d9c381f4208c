import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of the documents, by name. Those of a later folder replace those of an earlier one. */
export function documentsOf(folders: readonly string[]): readonly (readonly [name: string, path: string])[] {
  const paths = new Map<string, string>()
  for (const folder of folders.map((one) => join(one, 'documents'))) {
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder)) if (name.endsWith('.md')) paths.set(name, join(folder, name))
  }
  return [...paths].sort(([one], [other]) => (one < other ? -1 : 1))
}
