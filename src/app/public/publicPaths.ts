import { paths, type SitePath } from '../../words/paths'

/** The public pages that are built, each a prerendered document of its own. A page joins here and in `publicPages`. */
export const publicPaths: readonly SitePath[] = [
  paths.home,
  paths.about,
  paths.financialLiteracy,
  paths.openSource,
  paths.newsletters,
  paths.research,
  paths.partnerships,
  paths.contact,
]

/**
 * The public page at a path of the browser, which may end in a slash.
 *
 * @param prerendered the path that the document says it was made for: a newsletter is known by it alone, so that no
 *   script has to carry their list
 */
export function publicPathAt(pathname: string, prerendered?: string): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/'
  return publicPaths.find((known) => known === path) ?? (path === prerendered ? path : undefined)
}
