/**
 * The spellings under which a host serves a page, `/about.html` and `/about/` for `/about`. The path itself is first.
 */
export function spellingsOf(path: string): readonly [string, ...string[]] {
  if (path === '/') return ['/', '/index.html', '/index']
  const asNumbers = path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return [path, `${path}.html`, `${path}/`, `${path}//`, `${path}/index.html`, asNumbers]
}
