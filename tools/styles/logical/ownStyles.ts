import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sheet } from '../../contrast/declarationsOf.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const pages = ['index.html', 'sw/rescuePage.html']

/** Every style sheet, page and script of the site. */
export function ownStyles(): Readonly<Record<'sheets' | 'pages' | 'scripts', readonly Sheet[]>> {
  const read = (file: string): Sheet => ({ file, css: readFileSync(join(root, file), 'utf8') })
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .sort()
  return {
    sheets: [...files.filter((file) => file.endsWith('.css')), 'public/plain.css'].map(read),
    pages: pages.map(read),
    scripts: files.filter((file) => /\.tsx?$/.test(file)).map(read),
  }
}
