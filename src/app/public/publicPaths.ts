import { paths, type SitePath } from '../../words/paths'

/** The public pages that are built, each a prerendered document of its own. A page joins here and in `publicPages`. */
export const publicPaths: readonly SitePath[] = [paths.home]

/** The public page at a path of the browser, which may end in a slash. */
export function publicPathAt(pathname: string): SitePath | undefined {
  const path = pathname.replace(/\/+$/, '') || '/'
  return publicPaths.find((known) => known === path)
}
