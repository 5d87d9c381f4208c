import { isolated } from '../isolated'

/** Classes of a teacher that would be lost with them. */
export function unsavedClasses(names: readonly string[]): string {
  return names.length === 1
    ? `Your class ${listed(names)} has no backup of what is in it now.`
    : `Your classes ${listed(names)} have no backup of what is in them now.`
}

/** Classes that a learner has left, and whose teacher may not know. */
export function untoldClasses(names: readonly string[]): string {
  return names.length === 1
    ? `You left ${listed(names)}, and nothing shows that your teacher knows. The last report, which says so, will be gone too: hand it in first, or tell your teacher.`
    : `You left ${listed(names)}, and nothing shows that your teachers know. The last reports, which say so, will be gone too: hand them in first, or tell your teachers.`
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `“${isolated(name)}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
