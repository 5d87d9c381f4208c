import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sheet } from './declarationsOf.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const TOKENS = ['src/ui/inks.css', 'src/ui/moduleColors.css', 'src/ui/sceneInks.css']

/** The style sheets of the design values, and all others of the site. */
export function ownSheets(): { readonly tokens: readonly Sheet[]; readonly others: readonly Sheet[] } {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .sort()
  const read = (file: string): Sheet => ({ file, css: readFileSync(join(root, file), 'utf8') })
  return { tokens: TOKENS.map(read), others: files.filter((file) => !TOKENS.includes(file)).map(read) }
}
