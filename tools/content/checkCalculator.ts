import { fitsForm, textsFromSearch } from '../../src/screens/tools/form/texts'
import type { Tool } from '../../src/screens/tools/defineTool'
import { loadTool, parseToolId, toolIds } from '../../src/screens/tools/loadTool'
import type { ToolResult } from '../../src/screens/tools/toolResult'
import { lessonTexts } from './contentTexts'
import type { Problem } from './problem'
import type { ReadLesson } from './readContent'

const NUMBER = /\d[\d,]*(?:\.\d+)?/g
const DOLLARS = /\$(\d[\d,]*(?:\.\d+)?)/g

const tools: ReadonlyMap<string, Tool> = new Map(
  await Promise.all(toolIds.map(async (id) => [id, await loadTool[id]()] as const)),
)

/**
 * Checks the calculator of a lesson. The tool must exist and accept the given numbers, and the lesson must contain the
 * result.
 */
export function checkCalculator({ file, lesson }: Pick<ReadLesson, 'file' | 'lesson'>): Problem[] {
  const { calculator } = lesson
  if (calculator === undefined) return []
  const report = (field: string, problem: string) => [{ file, field: `calculator.${field}`, problem }]
  const tool = tools.get(parseToolId(calculator.tool) ?? '')
  if (tool === undefined) return report('tool', `no tool is called ${calculator.tool}`)
  if (!fitsForm(tool.form, calculator.numbers)) return report('numbers', 'not the fields of the tool')
  const texts = textsFromSearch(tool.form, calculator.numbers)
  const evaluation = tool.evaluate(texts)
  if (evaluation.kind === 'problems') return report('numbers', [...evaluation.problems].flat().join(': '))
  const putIn = new Set(Object.values(texts).flatMap((text) => numbersIn(text)))
  const said = new Set(lessonTexts(lesson).flatMap(({ text, counted }) => (counted ? numbersIn(text) : [])))
  const found = amountsOf(evaluation.result).filter((amount) => !putIn.has(amount))
  const isSaid = found.some((amount) => said.has(amount) || (amount >= 1000 && said.has(Math.round(amount))))
  return isSaid ? [] : report('numbers', `the lesson says none of ${found.join(', ')}`)
}

/** Computed amounts, with the dollar sign in sentences and without it in columns of figures. */
function amountsOf({ finding, text, comparison }: ToolResult): number[] {
  const sentences = [finding, ...text].flatMap((sentence) => [...sentence.matchAll(DOLLARS)].map(([, sum = '']) => sum))
  const cells = [...(comparison?.rows ?? []), comparison?.total ?? []].flatMap((row) => row.slice(1))
  return [...sentences.flatMap(numbersIn), ...cells.flatMap(numbersIn)].filter((amount) => amount > 0)
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(',', '')))
}
