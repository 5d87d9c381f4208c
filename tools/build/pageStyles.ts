import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { publicTable, rowsOfBuild, withoutClasses } from '../../src/words/paths.ts'

/** The functions of the build that the plugin uses. */
interface Graph {
  readonly load: (options: {
    readonly id: string
    readonly resolveDependencies: true
  }) => Promise<{ readonly importedIds: readonly string[] }>
}

const QUERY = /\?styles$/

const frame = 'src/app/public/PublicFrame.tsx'
/** Islands, which are hydrated on every page. Their stylesheets come with their scripts, and the HTML names these. */
export const islands = 'src/app/public/hydrateIslands.tsx'

/** The module of a public page, by the name of its row. With the frame around it, it draws everything except islands. */
export function pageSources(name: string): readonly string[] {
  return [frame, `src/pages/${name}/page.tsx`]
}

/** The chunk that contains the stylesheets of a module and nothing else. */
export function stylesKey(source: string): string {
  return `${source}?styles`
}

/**
 * Adds the stylesheets of every public page to the build, found through the imports of its module. A page is shipped as
 * HTML and never as code, so no script requests them. Its HTML names them (prerenderPages.ts). Those of the entry and of
 * the islands are on every page already.
 */
export function pageStyles(): Plugin {
  /** Vite writes it with `/` on every system, as it writes the name of each module. */
  let site = ''
  let rows: readonly string[] = []
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root, define }) {
      site = root
      // This module runs outside of the build, where every page is in the table.
      const all = rowsOfBuild(publicTable)
      rows = (define?.['__CLASSROOM__'] === 'false' ? withoutClasses(all) : all).map(([name]) => name)
    },
    buildStart() {
      for (const source of new Set(rows.flatMap(pageSources))) {
        const [id, name] = [`${site}/${stylesKey(source)}`, basename(dirname(source))]
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' })
      }
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const page = await sheetsOf(id.replace(QUERY, ''), this)
        const others = [
          ...(await sheetsOf(`${site}/index.html`, this)),
          ...(await sheetsOf(`${site}/${islands}`, this)),
        ]
        const own = page.filter((sheet) => !others.includes(sheet))
        const imports = own.map((sheet, at) => `import s${at} from ${JSON.stringify(`${sheet}?page`)}`)
        // The styles are in an exported value, because the build drops a stylesheet whose classes are never read.
        return [...imports, `export default [${own.map((_, at) => `s${at}`).join()}]`].join('\n')
      },
    },
  }
}

/** The stylesheets of a module in the order of its imports. Those of a part come before those of its user. */
async function sheetsOf(id: string, graph: Graph): Promise<readonly string[]> {
  const seen = new Set<string>()
  const sheets: string[] = []
  const visit = async (module: string): Promise<void> => {
    if (seen.has(module) || module.includes('/node_modules/')) return
    seen.add(module)
    if (module.endsWith('.css')) sheets.push(module)
    if (!/\.(?:tsx?|html)$/.test(module)) return
    const { importedIds } = await graph.load({ id: module, resolveDependencies: true })
    for (const imported of importedIds) await visit(imported)
  }
  await visit(id)
  return sheets
}
