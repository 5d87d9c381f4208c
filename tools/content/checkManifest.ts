import { MODULE_COLORS } from './checkOurManifest'
import { type CourseRules, ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content } from './readContent'

const SAME_IN_BOTH = 'Write the same in both files.'

function wrongPoints(points: number): string {
  return `Write ${points}. The site counts the points of course.json.`
}

/** Checks that ids, points and durations match the files that the manifest names, and that it names every file. */
export function checkManifest(
  { manifest, modules, stateNotes, files }: Content,
  { course }: CourseRules = ourRules,
): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo: string, file = 'manifest.json') =>
    problems.push({ file, field, problem, todo })

  const blocks = Object.keys(MODULE_COLORS)
  const colors = Object.values(MODULE_COLORS)
  manifest.modules.forEach((module, index) => {
    const place = `modules[${index}]`
    const own = course.modules.find(({ id }) => id === module.id)
    if (!blocks.includes(module.icon))
      report(`${place}.icon`, `there is no quilt block "${module.icon}"`, `Use one of ${blocks.join(', ')}.`)
    if (!colors.includes(module.color))
      report(`${place}.color`, `there is no color "${module.color}"`, `Use one of ${colors.join(', ')}.`)
    if (!/^[1-9]\d? weeks?$/.test(module.duration))
      report(`${place}.duration`, `"${module.duration}" is not like "4 weeks"`, 'Write a number and "weeks".')
    module.lessons.forEach((lesson, number) => {
      const field = `${place}.lessons[${number}]`
      if (lesson.contentFile !== `${lesson.id}.json`) {
        report(`${field}.contentFile`, `not ${lesson.id}.json`, 'Name the file by the id of the lesson.')
      }
      const points = own?.lessonPoints
      if (points !== undefined && lesson.points !== points)
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
    const points = own?.quizPoints
    if (points !== undefined && quiz.points !== points) {
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
