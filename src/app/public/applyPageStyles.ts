import { publicPaths } from '../../words/paths'

/** The stylesheets that each page reaches through its imports (tools/build/pageStyles.ts), without its script. */
const pages = import.meta.glob('../../pages/*/page.tsx', { query: '?styles' })
const frame = import.meta.glob('./PublicFrame.tsx', { query: '?styles' })

/**
 * The whole styles of a prerendered page. Those of its first picture stand in its HTML; what a pointer or a printer
 * brings about comes with these. Naming them here is also what puts them into the build.
 *
 * @param path a newsletter has the styles of their list
 */
export async function applyPageStyles(path: string): Promise<void> {
  const row = Object.entries(publicPaths).find(([, own]) => path === own || path.startsWith(`${own}/`))
  const page = row && pages[`../../pages/${row[0]}/page.tsx`]
  await Promise.all([...Object.values(frame).map((load) => load()), page?.()])
}
