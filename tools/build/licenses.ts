import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { licensesPath } from '../../src/words/paths.ts'

const FILE = licensesPath.slice(1)

/** Small helpers of the tools appear in the scripts under names that are no files. */
const helpers = [
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
] as const
const LINE = '='.repeat(80)

/** The folder of the package that a module comes from, below the project. Undefined for a module of the site itself. */
export function packageOf(id: string): string | undefined {
  // The match is greedy, because a package may be installed in the folder of the one that depends on it.
  const [, folder] =
    /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? []
  return folder ?? helpers.find(([begin]) => id.startsWith(begin))?.[1]
}

/** Writes the licenses of everything that a build ships to a device into its folder, and of nothing else. */
export function writeLicenses(): { readonly site: Plugin; readonly worker: () => Plugin } {
  let root = ''
  let written: ReadonlySet<string> = new Set()
  return {
    site: {
      name: 'write-licenses',
      apply: 'build',
      configResolved(config) {
        root = config.root
      },
      generateBundle(_, bundle) {
        written = new Set(packagesIn(bundle))
        this.emitFile({ type: 'asset', fileName: FILE, source: licenseTexts(root, [...written]) })
      },
    },
    worker: () => ({
      name: 'check-licenses',
      generateBundle(_, bundle) {
        const missing = packagesIn(bundle).filter((folder) => !written.has(folder))
        if (missing.length > 0) throw new Error(`${FILE} says nothing of ${missing.join(', ')}.`)
      },
    }),
  }
}

type Bundle = Readonly<Record<string, { readonly type: string; readonly moduleIds?: readonly string[] }>>

function packagesIn(bundle: Bundle): readonly string[] {
  const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
  return [...new Set(ids.flatMap((id) => packageOf(id) ?? []))]
}

/** @param folders of packages, below the root */
export function licenseTexts(root: string, folders: readonly string[]): string {
  const packages = folders.map((folder) => readPackage(root, folder)).sort((a, b) => (a.title < b.title ? -1 : 1))
  const apache = packages.flatMap(({ texts }) => texts).find((text) => /^\s*Apache License\s+Version 2\.0/.test(text))
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  const parts: { readonly title: string; readonly texts: readonly string[] }[] = [
    { title: 'This site', texts: [own] },
    { title: 'Besley, the typeface', texts: [readFileSync(join(root, 'src/ui/fonts/OFL.txt'), 'utf8')] },
    ...packages.map(({ title, license, author, texts }) => {
      if (texts.length > 0) return { title, texts }
      // Some packages name their license and omit its text.
      if (license !== 'Apache-2.0' || apache === undefined) throw new Error(`${title} brings no text of its license.`)
      return { title, texts: [author, apache] }
    }),
  ]
  return [...byTexts(parts)].map(([text, titles]) => `${LINE}\n${titles.join('\n')}\n${LINE}\n\n${text}\n`).join('\n')
}

/** Packages with the same texts share one copy of them. */
function byTexts(parts: readonly { readonly title: string; readonly texts: readonly string[] }[]) {
  const titles = new Map<string, string[]>()
  for (const { title, texts } of parts) {
    const text = texts.map((one) => one.replaceAll('\r\n', '\n').trim()).join('\n\n')
    titles.set(text, [...(titles.get(text) ?? []), title])
  }
  return titles
}

function readPackage(root: string, folder: string) {
  const { name, license, author } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const files = readdirSync(join(root, folder)).filter((file) =>
    /^(?:licen[cs]e|notice|copyrightnotice)(?:-[\w.]+)?(?:\.(?:md|txt))?$/i.test(file),
  )
  // When two licenses are offered, we choose the shorter one.
  const expression = String(license).replace(/^\((.*)\)$/, '$1')
  const mit = expression.split(' OR ').includes('MIT') ? files.filter((file) => /-mit\b/i.test(file)) : []
  const taken = mit.length > 0 ? mit : files
  const texts = taken.sort().map((file) => ownPart(readFileSync(join(root, folder, file), 'utf8')))
  const writer: unknown = typeof author === 'object' && author !== null ? author.name : author
  return { title: `${name} (${expression})`, license: expression, author: String(writer ?? name), texts }
}

/** The rest of Vite's file lists Vite's own dependencies, none of which is in its helpers. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies$/m)[0] ?? text
}
