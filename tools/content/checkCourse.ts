import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type ChosenOrganization, chosenOrganization } from '../organization/chosenOrganization.ts'
import { composedCourse, OWN_LESSONS, sourceOf } from '../organization/course/courseFolder.ts'
import { checkContent } from './checkContent'
import { rulesOf } from './courseRules.ts'
import { courseFilePath, fromRoot } from './lessonsFolder'
import type { Problem } from './problem'
import { checkQuestions, QUESTION_LIST } from './questionList'
import { checkChangedFigures, checkRecordedFigures, FIGURE_LIST } from './recordedFigures'
import { readContent } from './readContent'

const OUR_LIST = fromRoot(courseFilePath(QUESTION_LIST))

/** The list of published questions that belongs to the quizzes of an organization. */
export function questionListOf({ folder, isOwn }: ChosenOrganization): string {
  return isOwn ? join(folder, QUESTION_LIST) : OUR_LIST
}

/** Whether the organization wrote this file, so that its author can change it. */
export function isAuthored({ folder, isOwn }: ChosenOrganization, file: string): boolean {
  return !isOwn || existsSync(join(folder, OWN_LESSONS, file))
}

/**
 * Checks the course of an organization as it is served. Each problem names the file that an author edits, from the
 * project's root. If that is one of our files, it says which own file to write.
 */
export function checkCourse(chosen: ChosenOrganization = chosenOrganization()): readonly Problem[] {
  const { files, problems } = composedCourse(chosen)
  const found = problems.length > 0 ? problems : [...checkContent(files, rulesOf(chosen)), ...listed(chosen, files)]
  return found.map((problem) => {
    const { file } = problem
    if (chosen.isOwn && file === QUESTION_LIST)
      return { ...problem, file: relative(fromRoot(''), questionListOf(chosen)) }
    const isLesson = files.has(file) && file !== 'manifest.json'
    const own = relative(fromRoot(''), join(chosen.folder, OWN_LESSONS, file))
    const isOfOthers = isLesson && !isAuthored(chosen, file)
    return { ...problem, file: sourceOf(chosen, file), ...(isOfOthers && { todo: `Write your own ${own}.` }) }
  })
}

/** The lists of published questions and of figures, for our course. An own list has the questions of own quizzes. */
function listed(chosen: ChosenOrganization, files: ReadonlyMap<string, string>): readonly Problem[] {
  const { content } = readContent(files)
  if (content === undefined) return []
  const list = questionListOf(chosen)
  const text = existsSync(list) ? readFileSync(list, 'utf8') : ''
  const recorded = readFileSync(fromRoot(courseFilePath(FIGURE_LIST)), 'utf8')
  if (!chosen.isOwn) {
    return [...checkQuestions(content, text), ...checkRecordedFigures(content.figures, recorded)]
  }
  const modules = content.modules.filter(({ quiz }) => quiz !== undefined && isAuthored(chosen, quiz.file))
  return [
    ...checkQuestions({ ...content, modules }, text, readFileSync(OUR_LIST, 'utf8')),
    ...checkChangedFigures(content.figures, recorded),
  ]
}
