import { BASE } from '../../platform/base'
import { cleanPath } from '../../platform/cleanPath'
import { languages } from '../../words/languages'
import { publicPaths } from '../../words/paths'

/**
 * The public page at the browser's path, which may differ in slashes. Offline the document may be the same page in
 * another language (contract, section 1.1), and then this is the path that the document was made for.
 * @param prerendered the path the document was made for; only this identifies a newsletter, so no script needs the list
 * of newsletters
 */
export function publicPathAt(pathname: string, prerendered?: string): string | undefined {
  const path = cleanPath(pathname)
  const known = Object.values(publicPaths).find((one) => one === path)
  if (known !== undefined || prerendered === undefined) return known
  return inFirstLanguage(path) === inFirstLanguage(prerendered) ? prerendered : undefined
}

/** The same page in the language at the root of the site. */
function inFirstLanguage(path: string): string {
  const page = `${path}/`.slice(BASE.length).replace(/^\//, '')
  const folder = languages.find((one) => one.folder !== '' && page.startsWith(one.folder))?.folder ?? ''
  return page.slice(folder.length)
}
