/** Classes of a teacher that would be lost with them. */
export function unsavedClasses(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length === 1
    ? `Your class ${last} has no backup of what is in it now.`
    : `Your classes ${quoted.slice(0, -1).join(', ')} and ${last} have no backup of what is in them now.`
}
