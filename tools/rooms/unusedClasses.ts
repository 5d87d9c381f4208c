import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { transform } from 'lightningcss'

const IMPORT = /import (\w+) from ['"]([^'"]+\.module\.css)['"]/g

/**
 * Every class of a CSS module that no importer names, as `file: class`. The classes of a module that an importer reads by a
 * computed name count as used.
 *
 * @param folder the folder with the modules and their importers
 */
export function unusedClasses(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    posix.join(folder, name.replaceAll('\\', '/')),
  )
  const read = new Map<string, Set<string>>()
  const computed = new Set<string>()
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(file, 'utf8')
    for (const [, name = '', path = ''] of source.matchAll(IMPORT)) {
      const sheet = posix.join(posix.dirname(file), path)
      const names = read.get(sheet) ?? new Set()
      read.set(sheet, names)
      for (const [, one = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) names.add(one)
      if (new RegExp(`\\b${name}\\[`).test(source)) computed.add(sheet)
    }
  }
  return files
    .filter((file) => file.endsWith('.module.css') && !computed.has(file))
    .flatMap((sheet) =>
      classesOf(sheet)
        .filter((name) => read.get(sheet)?.has(name) !== true)
        .map((name) => `${sheet}: ${name}`),
    )
}

function classesOf(sheet: string): readonly string[] {
  const code = readFileSync(sheet)
  const { exports } = transform({ filename: sheet, code, cssModules: true })
  if (typeof exports !== 'object') return []
  // Names of animations are exported too.
  return Object.keys(exports)
    .sort()
    .filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(code.toString()))
}
