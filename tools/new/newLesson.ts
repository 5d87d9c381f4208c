import { courseWith, manifestWith, moduleOf } from './courseEdit.ts'
import { lessonFile } from './lessonFile.ts'
import { asCourseFile, lessonsFolder, type Made, type Tree, WrongArgument } from './made.ts'

/** Own lessons of one of our modules are numbered from here, so that a later lesson of ours never gets their id. */
const FIRST_OWN_NUMBER = 51

/**
 * A lesson of a module, named in the course. `npm run new -- lesson saving "How a savings circle works"`
 *
 * @throws WrongArgument for a module that the course doesn't have, and without a title
 */
export function newLesson(tree: Tree, [moduleId = '', title = '']: readonly string[]): Made {
  if (moduleId === '' || title.trim() === '') {
    throw new WrongArgument('Name a module and a title: npm run new -- lesson saving "How a savings circle works"')
  }
  const module = moduleOf(tree, moduleId)
  const id = `${moduleId}_${nextNumber(module.lessons, tree.isOwn)}`
  const file = `${lessonsFolder(tree)}/${id}.json`
  const points = module.lessonPoints
  const { organization } = tree
  const files = new Map([
    [file, asCourseFile(tree, 'lesson', lessonFile({ id, title, points }))],
    courseWith(tree, { id: moduleId, lessons: [...module.lessons, id] }),
  ])
  if (!tree.isOwn) {
    const listed = { id, title, type: 'reading', duration: '15 min', points, contentFile: `${id}.json` }
    files.set(...manifestWith(tree, moduleId, listed))
  }
  return {
    files,
    next: [
      `Write every text of ${file} that begins with “[Write:”. Delete the parts that your lesson doesn’t need.`,
      `Put ${id} at its place in ${organization}/course.json. It is the last of its module now.`,
      `The quiz of ${moduleId} doesn’t ask about it yet: npm run new -- quiz ${moduleId}`,
      'npm run dev shows the lesson, and what the check still wants.',
    ],
  }
}

function nextNumber(lessons: readonly string[], isOwn: boolean): number {
  const numbers = lessons.map((id) => Number(/_(\d+)$/.exec(id)?.[1] ?? 0))
  return Math.max(isOwn ? FIRST_OWN_NUMBER - 1 : 0, ...numbers) + 1
}
