/** Records the figures with their days. Keeps the line of a figure whose value changed without its day, and names it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseFigures } from '../../src/core/curriculum/parseLists'
import { courseFilePath, fromRoot } from './lessonsFolder'
import { describeProblem } from './problem'
import { checkRecordedFigures, FIGURE_LIST, listedFigures } from './recordedFigures'

const list = fromRoot(courseFilePath(FIGURE_LIST))
const file = fromRoot(courseFilePath('figures.json'))
const figures = parseFigures(JSON.parse(readFileSync(file, 'utf8')))
if (figures.kind === 'invalid') throw new Error(`figures.json: ${figures.reason}`)
const written = listedFigures(figures.value, readFileSync(list, { encoding: 'utf8', flag: 'a+' }))
writeFileSync(list, written)
const problems = checkRecordedFigures(figures.value, written)
for (const problem of problems) console.error(describeProblem(problem))
process.exitCode = problems.length === 0 ? 0 : 1
