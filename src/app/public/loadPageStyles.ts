import { paths, type SitePath } from '../../words/paths'

const stylesOf: ReadonlyMap<SitePath, () => Promise<unknown>> = new Map([
  [paths.home, () => import('../../pages/home/homeStyles')],
])

/**
 * The whole styles of a prerendered page. Those of its first picture stand in its HTML; what a pointer or a printer
 * brings about comes with these. Naming them here is also what puts them into the build.
 */
export async function loadPageStyles(path: SitePath): Promise<void> {
  await Promise.all([import('./frameStyles'), stylesOf.get(path)?.()])
}
