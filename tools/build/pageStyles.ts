import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the plugin asks of the build. */
interface Graph {
  readonly load: (options: {
    readonly id: string
    readonly resolveDependencies: true
  }) => Promise<{ readonly importedIds: readonly string[] }>
}

const QUERY = /\?styles$/

/**
 * `some/page.tsx?styles` is the stylesheets that a module reaches through its imports, without the module. A public page
 * comes as HTML, never as code, but its styles must be in the browser; which ones follows from what the page imports.
 * Those of the entry are on every page already.
 */
export function pageStyles(): Plugin {
  let entry = ''
  return {
    name: 'page-styles',
    enforce: 'pre',
    configResolved({ root }) {
      entry = join(root, 'index.html')
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        // The development server draws the page itself, and its styles come with it.
        if (this.environment.mode === 'dev') return 'export {}'
        const [sheets, loaded] = await Promise.all([sheetsOf(id.replace(QUERY, ''), this), sheetsOf(entry, this)])
        const own = sheets.filter((sheet) => !loaded.includes(sheet))
        const imports = own.map((sheet, at) => `import s${at} from ${JSON.stringify(sheet)}`)
        // Named in a value, because a stylesheet whose classes nobody reads is left out of the build.
        return [...imports, `export default [${own.map((_, at) => `s${at}`).join()}]`].join('\n')
      },
    },
  }
}

/** The stylesheets of a module in the order of its imports: a part's before those of what uses it. */
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
