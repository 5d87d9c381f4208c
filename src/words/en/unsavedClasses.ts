import { isolated } from '../isolated'

/** Classes of a teacher that would be lost with them. */
export function unsavedClasses(names: readonly string[]): string {
  return names.length === 1
    ? `Your class ${listed(names)} has no backup of its latest changes.`
    : `Your classes ${listed(names)} have no backup of their latest changes.`
}

/** Classes that a learner has left, and whose teacher may not know. */
export function untoldClasses(names: readonly string[]): string {
  return names.length === 1
    ? `You left ${listed(names)}. We don’t know if your teacher got your last report, which says so. It will be deleted too. Hand it in first, or tell your teacher.`
    : `You left ${listed(names)}. We don’t know if your teachers got your last reports, which say so. They will be deleted too. Hand them in first, or tell your teachers.`
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `“${isolated(name)}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
