import { type ChunkManifest, entryKey, stylesheetsOf, withImports } from './chunkManifest.ts'

/** The page, its scripts and its stylesheets. */
export function entryFiles(
  page: string,
  screens: readonly string[],
  read: (file: string) => Buffer,
  manifest: ChunkManifest,
): readonly string[] {
  const html = read(page).toString()
  const own = linksOf(html)
    .filter((link) => /\bdata-stylesheet\b/.test(link))
    .map(fileOf)
  const [, later = ''] = /data-stylesheets="([^"]*)"/.exec(html) ?? []
  const rest = later.split(' ').flatMap((address) => (address === '' ? [] : [address.slice(1)]))
  const keys = screens.map((screen) => keyOf(screen, manifest))
  const ofScreens = keys.flatMap((key) => withImports(manifest, key).map(({ file }) => file))
  const styles = stylesheetsOf(manifest, keys)
  return [...new Set([page, ...scriptsOf(html, manifest), ...own, ...rest, ...ofScreens, ...styles])]
}

/** Finds a group of scripts (scriptGroups.ts) by its name. */
function keyOf(screen: string, manifest: ChunkManifest): string {
  return Object.keys(manifest).find((key) => key !== screen && manifest[key]?.name === screen) ?? screen
}

/** The entry with its imports, and the preloads of the page itself. All of it runs before the page responds to a tap. */
export function scriptsOf(html: string, manifest: ChunkManifest): readonly string[] {
  const own = withImports(manifest, entryKey(manifest)).map((chunk) => chunk.file)
  const preloaded = linksOf(html)
    .filter((link) => link.includes('"modulepreload"'))
    .map(fileOf)
  return [...new Set([...own, ...preloaded])]
}

/** Elements of the head, and those that its script adds after the first paint (pageHtml.ts), as they are written. */
function linksOf(html: string): readonly string[] {
  return html.match(/<link\b[^>]*>|\{"rel":[^}]*\}/g) ?? []
}

function fileOf(link: string): string {
  return /\bhref"?[=:]"\/([^"]+)"/.exec(link)?.[1] ?? ''
}
