import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { publicPaths } from '../../src/words/paths.ts'

/** What the plugin asks of the build. */
interface Graph {
  readonly load: (options: {
    readonly id: string
    readonly resolveDependencies: true
  }) => Promise<{ readonly importedIds: readonly string[] }>
}

const QUERY = /\?styles$/

const frame = 'src/app/public/PublicFrame.tsx'
/** What comes alive on every page. Its stylesheets come with its scripts, and the HTML names these. */
export const islands = 'src/app/public/hydrateIslands.tsx'

/** The module of a public page, by the name of its row; with the frame around it, all that is drawn there but islands. */
export function pageSources(name: string): readonly string[] {
  return [frame, `src/pages/${name}/page.tsx`]
}

/** The part of the build that holds the stylesheets of a module and nothing else. */
export function stylesKey(source: string): string {
  return `${source}?styles`
}

/**
 * Puts the stylesheets of every public page into the build: those that its module reaches through its imports. The page
 * itself comes as HTML, never as code, so no script of the site asks for them; its HTML names them (prerenderPages.ts).
 * Those of the entry and of the islands are on every page already.
 */
export function pageStyles(): Plugin {
  let site = ''
  return {
    name: 'page-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      site = root
    },
    buildStart() {
      for (const source of new Set(Object.keys(publicPaths).flatMap(pageSources))) {
        const [id, name] = [join(site, stylesKey(source)), basename(dirname(source))]
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' })
      }
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const page = await sheetsOf(id.replace(QUERY, ''), this)
        const others = [
          ...(await sheetsOf(join(site, 'index.html'), this)),
          ...(await sheetsOf(join(site, islands), this)),
        ]
        const own = page.filter((sheet) => !others.includes(sheet))
        const imports = own.map((sheet, at) => `import s${at} from ${JSON.stringify(`${sheet}?page`)}`)
        // In a value that is exported, because a stylesheet whose classes nobody reads is left out of the build.
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
