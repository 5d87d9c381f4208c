import { paths } from '../../words/paths'

const stylesOf: ReadonlyMap<string, () => Promise<unknown>> = new Map<string, () => Promise<unknown>>([
  [paths.home, () => import('../../pages/home/homeStyles')],
  [paths.about, () => import('../../pages/about/aboutStyles')],
  [paths.financialLiteracy, () => import('../../pages/financialLiteracy/financialLiteracyStyles')],
  [paths.openSource, () => import('../../pages/openSource/openSourceStyles')],
  [paths.newsletters, () => import('../../pages/newsletters/newslettersStyles')],
  [paths.research, () => import('../../pages/research/researchStyles')],
  [paths.partnerships, () => import('../../pages/partnerships/partnershipsStyles')],
  [paths.contact, () => import('../../pages/contact/contactStyles')],
])

/**
 * The whole styles of a prerendered page. Those of its first picture stand in its HTML; what a pointer or a printer
 * brings about comes with these. Naming them here is also what puts them into the build.
 *
 * @param path a newsletter has the styles of their list
 */
export async function loadPageStyles(path: string): Promise<void> {
  const page = path.startsWith(`${paths.newsletters}/`) ? paths.newsletters : path
  await Promise.all([import('./frameStyles'), stylesOf.get(page)?.()])
}
