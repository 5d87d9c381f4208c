import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Theme = 'light' | 'dark'
export type Colors = Readonly<Record<Theme, ReadonlyMap<string, string>>>

/** The stylesheets that say the colors, below the project's root. */
export const colorFiles = ['src/ui/inks.css', 'src/ui/moduleColors.css', 'src/ui/sceneInks.css']

/** Blocks of colors: those at the start of a line are light, those of `:root` inside a query for a theme are dark. */
const LIGHT = /^:root(?:,\n\[data-ground="paper"\])? \{([^}]*)\}/gm
const DARK = /^ +:root(?::not\(\[data-theme="light"\]\)|\[data-theme="dark"\]) \{([^}]*)\}/gm
const TOKEN = /(--[\w-]+): ([^;]+);/g

/** The value of every color token in each theme. A token without a dark value has its light one in both. */
export function colorTokens(root: string): Colors & { readonly withoutDark: ReadonlySet<string> } {
  const sources = colorFiles.map((file) => readFileSync(join(root, file), 'utf8'))
  const read = (blocks: RegExp) =>
    sources.flatMap((source) =>
      [...source.matchAll(blocks)].flatMap(([, inside = '']) =>
        [...inside.matchAll(TOKEN)].map(([, token = '', value = '']) => [token, value] as const),
      ),
    )
  const light = new Map(read(LIGHT))
  const dark = new Map(read(DARK))
  const withoutDark = new Set([...light.keys()].filter((token) => !dark.has(token)))
  return { light, dark: new Map([...light, ...dark]), withoutDark }
}
