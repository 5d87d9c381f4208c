/**
 * Prints the lessons folder as a table by module, then all problems. Run: npx tsx tools/content/printTable.ts [folder].
 * The exit code is 1 if there is a problem.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { checkContent } from './checkContent'
import { contentTable } from './contentTable'
import { courseFilePath, fromRoot, LESSONS_FOLDER } from './lessonsFolder'
import { locateProblem } from './problem'
import { checkQuestions, QUESTION_LIST } from './questionList'
import { checkRecordedFigures, FIGURE_LIST } from './recordedFigures'
import { readContent } from './readContent'
import { readFolder } from './readFolder'

const folder = resolve(process.argv[2] ?? fromRoot(LESSONS_FOLDER))
const files = readFolder(folder)
const { content } = readContent(files)
const beside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const problems = [
  ...checkContent(files),
  ...(content ? checkQuestions(content, beside(QUESTION_LIST)) : []),
  ...(content ? checkRecordedFigures(content.figures, beside(FIGURE_LIST)) : []),
]

if (content) console.log(contentTable(content))
for (const problem of problems) {
  const path = resolve(fromRoot(''), courseFilePath(problem.file, folder))
  const text = files.get(problem.file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  console.log(locateProblem(problem, relative(process.cwd(), path), text))
}
console.log(problems.length === 0 ? 'Nothing wrong.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
