import { isolated } from '../isolated'
import { listed } from '../listed'
import { plural } from '../plural'

/** A warning about the teacher’s classes whose latest changes would be lost. */
export function unsavedClasses(names: readonly string[]): string {
  const classes = quoted(names)
  return plural(names.length, {
    one: `Your class ${classes} has no backup of its latest changes.`,
    other: `Your classes ${classes} have no backup of their latest changes.`,
  })
}

/** A warning about classes that the learner left, if the teacher may not know it. */
export function untoldClasses(names: readonly string[]): string {
  const classes = quoted(names)
  return plural(names.length, {
    one: `You left ${classes}. We don’t know if your teacher got your last report, which says you left. That report will be deleted too. Hand it in first, or tell your teacher.`,
    other: `You left ${classes}. We don’t know if your teachers got your last reports, which say you left. Those reports will be deleted too. Hand them in first, or tell your teachers.`,
  })
}

function quoted(names: readonly string[]): string {
  return listed(names.map((name) => `“${isolated(name)}”`))
}
