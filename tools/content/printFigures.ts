/**
 * Prints the dated values as a work list: open the address, compare, then write the value and the day into `figures.json`.
 *
 * - npm run figures: the expired figures, and those that expire in the next 90 days. `-- --by 2027-01-31` is another day.
 * - npm run figures -- --strict: the exit code is 1 if anything has expired.
 * - npm run figures -- --checklist 2027: the start of a year as Markdown check boxes.
 */
import { parseArgs } from 'node:util'
import { courseFolder } from '../organization/course/courseFolder.ts'
import { datedValues, daysAfter, expiring } from './datedValues'
import { figureChecklist } from './figureChecklist'
import { figureList } from './figureList'
import { readContent } from './readContent'
import { readFolder } from './readFolder'
import { usingTexts } from './usingTexts'

const { values: options } = parseArgs({
  options: { by: { type: 'string' }, strict: { type: 'boolean' }, checklist: { type: 'string' } },
})
const { content } = readContent(readFolder(courseFolder()))
if (content === undefined) throw new Error('A lesson can’t be read. Run npm run check -- content.')
const values = datedValues(content)
const texts = usingTexts(content)
const today = new Date().toISOString().slice(0, 10)
const by = options.by ?? daysAfter(today, 90)
if (!/^\d{4}-\d{2}-\d{2}$/.test(by) || Number.isNaN(Date.parse(by)))
  throw new Error(`${by} is no day. Write it as 2027-01-31.`)

if (options.checklist === undefined) {
  console.log(figureList(content.figures, values, texts, today, by))
  process.exitCode = options.strict === true && expiring(values, today, by).expired.length > 0 ? 1 : 0
} else {
  if (!/^20\d\d$/.test(options.checklist)) throw new Error(`${options.checklist} is no year. Write it as 2027.`)
  console.log(figureChecklist(content.figures, values, texts, Number(options.checklist)))
}
