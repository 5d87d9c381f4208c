import { cleanPath } from '../../platform/cleanPath'
import { publicPaths } from '../../words/paths'

/**
 * The public page at the browser's path, which may differ in slashes.
 * @param prerendered the path the document was made for; only this identifies a newsletter, so no script needs the list
 * of newsletters
 */
export function publicPathAt(pathname: string, prerendered?: string): string | undefined {
  const path = cleanPath(pathname)
  return Object.values(publicPaths).find((known) => known === path) ?? (path === prerendered ? path : undefined)
}
