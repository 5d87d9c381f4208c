import { moduleOf } from './courseEdit.ts'
import { LESSONS_FOLDER } from '../content/lessonsFolder.ts'
import { asCourseFile, lessonsFolder, type Made, readJson, type Tree, WrongArgument } from './made.ts'
import { quizFile } from './quizFile.ts'

/**
 * The quiz of a module, to be changed. For one of our modules it is a copy of our quiz. `npm run new -- quiz saving`
 *
 * @throws WrongArgument if the quiz is there already
 */
export function newQuiz(tree: Tree, [moduleId = '']: readonly string[]): Made {
  if (moduleId === '') throw new WrongArgument('Name a module: npm run new -- quiz saving')
  const { lessons, quizPoints } = moduleOf(tree, moduleId)
  const file = `${lessonsFolder(tree)}/${moduleId}_quiz.json`
  if (tree.read(file) !== undefined) throw new WrongArgument(`${file} is there already. Change it.`)
  const ours = readJson(tree, `${LESSONS_FOLDER}/${moduleId}_quiz.json`)
  const quiz = ours ?? quizFile({ moduleId, title: `${moduleId} Quiz`, points: quizPoints, lessons })
  return {
    files: new Map([[file, asCourseFile(tree, 'quiz', quiz)]]),
    next: [
      ours === undefined
        ? `Write every text of ${file} that begins with “[Write:”.`
        : `${file} is a copy of our quiz. A changed question gets a new id, and the old one moves to “retired”.`,
      'Each form has 10 to 12 questions, and asks about every lesson of the module.',
    ],
  }
}
