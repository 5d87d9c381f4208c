/**
 * Prints the course of the chosen organization as a table by module, then all problems. With `--problems`, only those.
 * Run: npx tsx tools/content/printTable.ts. The exit code is 1 if there is a problem.
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { composedCourse } from '../organization/course/courseFolder.ts'
import { checkCourse } from './checkCourse.ts'
import { contentTable } from './contentTable'
import { fromRoot } from './lessonsFolder'
import { locateProblem } from './problem'
import { readContent } from './readContent'

const isShort = process.argv.includes('--problems')
const problems = checkCourse()
const { content } = readContent(composedCourse().files)
if (content && !isShort) console.log(contentTable(content))
for (const problem of problems) {
  const path = fromRoot(problem.file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  console.log(locateProblem(problem, relative(process.cwd(), path), text))
}
if (!isShort) console.log(problems.length === 0 ? 'Nothing wrong.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
