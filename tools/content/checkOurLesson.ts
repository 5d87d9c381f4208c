import type { Problem } from './problem'
import type { ReadLesson } from './readContent'
import { STANDARD_DISCLAIMER } from './standardSentences'

const STANDARD_CODE = /^(?:EI|SP|SV|IN|MC|MR) (?:8|12)-[1-9]\d?$/

/** Checks what every lesson of our course has: objectives, standards, a tip, a warning and our disclaimer. */
export function checkOurLesson({ file, lesson }: ReadLesson): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, problem: string, todo?: string) =>
    problems.push({ file, field, problem, ...(todo !== undefined && { todo }) })
  if (lesson.objectives.length < 2) report('objectives', `${lesson.objectives.length} objectives, not 2 or more`)
  if (lesson.standards.length === 0) report('standards', 'no standards')
  for (const type of ['tip', 'warning'] as const) {
    if (!lesson.content.callouts.some((callout) => callout.type === type))
      report('content.callouts', `no ${type}`, `Add a callout of the type "${type}".`)
  }
  lesson.standards.forEach((code, index) => {
    if (!STANDARD_CODE.test(code)) report(`standards[${index}]`, `"${code}" is not a code like "SP 12-1"`)
  })
  if (lesson.disclaimers[0] !== STANDARD_DISCLAIMER)
    report('disclaimers[0]', 'not the standard disclaimer', `Write: ${STANDARD_DISCLAIMER}`)
  return problems
}
