import type { Manifest } from '../../src/core/curriculum/parseManifest'
import { ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content } from './readContent'

/**
 * The id of a module determines its picture on the site: its quilt block, and its color (`src/ui/moduleColors.css`) by
 * this name.
 */
export const MODULE_COLORS: Readonly<Record<string, string>> = {
  foundations: 'orange',
  saving: 'gold',
  insurance: 'teal',
  banking: 'blue',
  credit: 'red',
  investing: 'green',
  entrepreneurship: 'plum',
  real_estate: 'brown',
  retirement: 'indigo',
  taxes: 'slate',
}

/** Whether every module of our curriculum is listed. Until then the rules for the full course don't apply. */
export function isWhole(manifest: Manifest): boolean {
  return ourRules.course.modules.every(({ id }) => manifest.modules.some((module) => module.id === id))
}

/** Checks that our manifest has the modules and lessons of our course, with their pictures and colors. */
export function checkOurManifest({ manifest }: Content): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo: string) =>
    problems.push({ file: 'manifest.json', field, problem, todo })
  const { modules } = ourRules.course
  const listed = modules.map(({ id }) => id).join(', ')
  manifest.modules.forEach((module, index) => {
    const place = `modules[${index}]`
    const count = modules.find(({ id }) => id === module.id)?.lessons.length
    if (count === undefined)
      report(`${place}.id`, `${module.id} is no module of the curriculum`, `Use one of ${listed}.`)
    else if (module.lessons.length !== count) {
      report(`${place}.lessons`, `${module.lessons.length} instead of ${count}`, `List ${count} lessons.`)
    }
    if (module.icon !== module.id) {
      report(`${place}.icon`, `"${module.icon}", but its quilt block is ${module.id}`, `Write "${module.id}".`)
    }
    if (module.color !== MODULE_COLORS[module.id]) {
      const color = MODULE_COLORS[module.id] ?? 'none'
      report(`${place}.color`, `"${module.color}", but its color on the site is ${color}`, `Write "${color}".`)
    }
    module.lessons.forEach((lesson, number) => {
      const id = `${module.id}_${number + 1}`
      if (lesson.id !== id) report(`${place}.lessons[${number}].id`, `${lesson.id} instead of ${id}`, `Write "${id}".`)
    })
  })
  return problems
}
