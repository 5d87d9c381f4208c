/**
 * Returns the values in a path, keyed by the names in a pattern such as `/quiz/:moduleId`. Undefined if the path
 * doesn't match.
 */
export function valuesOfPath(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/')
  const given = pathname.replace(/\/+$/u, '').split('/')
  if (given.length !== wanted.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (part.startsWith(':')) {
      if (segment === '') return undefined
      values[part.slice(1)] = decoded(segment)
    } else if (part !== segment) return undefined
  }
  return values
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
