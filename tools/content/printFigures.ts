/**
 * Prints the dated figures as a work list: open the address, compare, then write `checked` into `figures.json` by hand.
 * Run: npm run figures -- [day]. The day is the one by which a figure expires, 60 days from today if it is missing.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseFigures } from '../../src/core/curriculum/parseLists'
import { lessonTexts, quizTexts } from './contentTexts'
import { figureList } from './figureList'
import { readContent } from './readContent'
import { readFolder } from './readFolder'

const DAY = 86_400_000
const folder = fileURLToPath(new URL('../../public/data/lessons', import.meta.url))
const figures = parseFigures(JSON.parse(readFileSync(`${folder}/figures.json`, 'utf8')))
const { content } = readContent(readFolder(folder))
if (figures.kind === 'invalid') throw new Error(`figures.json: ${figures.reason}`)
if (content === undefined) throw new Error('A lesson can’t be read. Run npm run check -- content.')

const texts = content.modules.flatMap(({ lessons, quiz }) => [
  ...lessons.flatMap(({ file, lesson }) => lessonTexts(lesson).map(({ text }) => ({ file, text }))),
  ...(quiz === undefined ? [] : quizTexts(quiz.quiz).map(({ text }) => ({ file: quiz.file, text }))),
])
const today = new Date().toISOString().slice(0, 10)
const by = process.argv[2] ?? new Date(Date.parse(today) + 60 * DAY).toISOString().slice(0, 10)
if (Number.isNaN(Date.parse(by))) throw new Error(`${by} is no day. Write it as 2027-01-31.`)
console.log(figureList(figures.value, texts, today, by))
