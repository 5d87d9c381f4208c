/** The name of the site as the logo draws it: the last word carries the double line. */
export function nameParts(name: string): readonly [string, string] {
  const cut = name.lastIndexOf(' ')
  return cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)]
}
