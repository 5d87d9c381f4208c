import { cleanPath } from '../../platform/cleanPath'
import { publicPaths } from '../../words/paths'

/**
 * The public page at a path of the browser, in whatever spelling.
 *
 * @param prerendered the path that the document says it was made for: a newsletter is known by it alone, so that no
 *   script has to carry their list
 */
export function publicPathAt(pathname: string, prerendered?: string): string | undefined {
  const path = cleanPath(pathname)
  return Object.values(publicPaths).find((known) => known === path) ?? (path === prerendered ? path : undefined)
}
