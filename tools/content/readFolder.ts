import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** File name and text of every file in a folder. Subfolders count as files without text, because none is allowed. */
export function readFolder(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true })
  return new Map(
    entries.map((entry) => [entry.name, entry.isFile() ? readFileSync(join(folder, entry.name), 'utf8') : '']),
  )
}
