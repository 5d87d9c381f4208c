/** How else a host serves the page at a path, `/about.html` and `/about/` for `/about`; the path itself comes first. */
export function spellingsOf(path: string): readonly [string, ...string[]] {
  if (path === '/') return ['/', '/index.html', '/index']
  const asNumbers = path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return [path, `${path}.html`, `${path}/`, `${path}//`, `${path}/index.html`, asNumbers]
}
