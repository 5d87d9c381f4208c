import type { Manifest } from '../../src/core/curriculum/parseManifest'
import { pointsForLesson, pointsForQuiz } from '../../src/core/progress/points'
import type { Problem } from './problem'
import type { Content } from './readContent'

/** Lessons per module (contract, section 6.1). */
const LESSONS_PER_MODULE: Readonly<Record<string, number>> = {
  foundations: 8,
  saving: 5,
  insurance: 4,
  banking: 4,
  credit: 5,
  investing: 5,
  entrepreneurship: 5,
  real_estate: 4,
  retirement: 5,
  taxes: 4,
}

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

const SAME_IN_BOTH = 'Write the same in both files.'

function wrongPoints(points: number): string {
  return `Write ${points}. The site counts the points of docs/contract.md, section 6.1.`
}

/** Whether every module of the curriculum is listed. Until then the rules for the full course don't apply. */
export function isWhole(manifest: Manifest): boolean {
  return Object.keys(LESSONS_PER_MODULE).every((id) => manifest.modules.some((module) => module.id === id))
}

/** Checks that ids, points and durations match the files that the manifest names, and that it names every file. */
export function checkManifest({ manifest, modules, stateNotes, files }: Content): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo: string, file = 'manifest.json') =>
    problems.push({ file, field, problem, todo })

  const listed = Object.keys(LESSONS_PER_MODULE).join(', ')
  manifest.modules.forEach((module, index) => {
    const place = `modules[${index}]`
    const count = LESSONS_PER_MODULE[module.id]
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
    if (!/^[1-9]\d? weeks?$/.test(module.duration))
      report(`${place}.duration`, `"${module.duration}" is not like "4 weeks"`, 'Write a number and "weeks".')
    module.lessons.forEach((lesson, number) => {
      const field = `${place}.lessons[${number}]`
      const id = `${module.id}_${number + 1}`
      if (lesson.id !== id) report(`${field}.id`, `${lesson.id} instead of ${id}`, `Write "${id}".`)
      if (lesson.contentFile !== `${lesson.id}.json`) {
        report(`${field}.contentFile`, `not ${lesson.id}.json`, 'Name the file by the id of the lesson.')
      }
      const points = pointsForLesson(lesson.id)
      if (lesson.points !== points)
        report(`${field}.points`, `${lesson.points} instead of ${points}`, wrongPoints(points))
    })
    const { quiz } = module
    if (quiz.id !== `${module.id}_quiz`) {
      report(`${place}.quiz.id`, `${quiz.id} instead of ${module.id}_quiz`, `Write "${module.id}_quiz".`)
    }
    if (quiz.contentFile !== `${quiz.id}.json`) {
      report(`${place}.quiz.contentFile`, `not ${quiz.id}.json`, 'Name the file by the id of the quiz.')
    }
    if (!/^[1-9]\d? min$/.test(quiz.duration))
      report(`${place}.quiz.duration`, `"${quiz.duration}" is not like "10 min"`, 'Write a number and "min".')
    const points = pointsForQuiz(module.id)
    if (quiz.points !== points) {
      report(`${place}.quiz.points`, `${quiz.points} instead of ${points}`, wrongPoints(points))
    }
  })

  for (const { info, lessons, quiz } of modules) {
    for (const read of lessons) {
      compare(read.file, read.lesson, read.info)
      const { title } = read.lesson.content.hero
      if (title !== read.info.title) {
        report('content.hero.title', `"${title}", but the manifest says "${read.info.title}"`, SAME_IN_BOTH, read.file)
      }
    }
    if (quiz) compare(quiz.file, quiz.quiz, info.quiz)
  }
  function compare(file: string, content: Shared, listed: Shared): void {
    for (const key of ['title', 'duration', 'points'] as const) {
      if (content[key] !== listed[key]) {
        report(key, `"${content[key]}", but the manifest says "${listed[key]}"`, SAME_IN_BOTH, file)
      }
    }
  }

  const named = new Set(['manifest.json', 'figures.json', 'glossary.json', ...stateNotes.keys()])
  for (const { lessons, quiz } of manifest.modules) {
    for (const { contentFile } of [...lessons, quiz]) {
      if (named.has(contentFile))
        report('', `${contentFile} is named twice`, 'Give each lesson and each quiz a file of its own.')
      named.add(contentFile)
    }
  }
  const unnamed = 'Add its lesson or quiz to manifest.json, or delete the file.'
  for (const file of files) if (!named.has(file)) report('', 'no module names this file', unnamed, file)
  return problems
}

interface Shared {
  readonly title: string
  readonly duration: string
  readonly points: number
}
