import { isolated } from '../isolated'

/** A warning about the teacher’s classes whose latest changes would be lost. */
export function unsavedClasses(names: readonly string[]): string {
  return names.length === 1
    ? `Your class ${listed(names)} has no backup of its latest changes.`
    : `Your classes ${listed(names)} have no backup of their latest changes.`
}

/** A warning about classes that the learner left, if the teacher may not know it. */
export function untoldClasses(names: readonly string[]): string {
  return names.length === 1
    ? `You left ${listed(names)}. We don’t know if your teacher got your last report, which says you left. That report will be deleted too. Hand it in first, or tell your teacher.`
    : `You left ${listed(names)}. We don’t know if your teachers got your last reports, which say you left. Those reports will be deleted too. Hand them in first, or tell your teachers.`
}

function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `“${isolated(name)}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
