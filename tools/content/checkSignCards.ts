import { LIMITS } from '../../src/core/curriculum/limits'
import { parseSignCards } from '../../src/core/curriculum/parseSignCards'
import { toolNames } from '../../src/words/en/toolNames'
import { slipsOf } from '../words/slips.ts'
import { authoredSignCards } from './authored/authoredSignCards'
import { formProblems } from './formProblems'
import { isWhole } from './checkOurManifest'
import type { Problem } from './problem'
import type { Content } from './readContent'

const FILE = 'signCards.json'
/** The length of one text. Three questions have to fit on a phone with the rule. */
const MOST_LETTERS = 140

/**
 * Checks the cards of *Before you sign*. Each rule is the exact rule of its lesson, and every link leads to an existing
 * page.
 */
export function checkSignCards({ manifest, modules }: Content, file: unknown): Problem[] {
  const cards = parseSignCards(file)
  // A partial course has other lessons under the same ids.
  if (!isWhole(manifest)) return []
  const faults = formProblems(FILE, authoredSignCards, file, LIMITS.pieces)
  if (cards.kind === 'invalid' || faults.length > 0) return faults
  const lessons = new Map(
    modules.flatMap((module) =>
      module.lessons.map(({ info, lesson }) => [info.id, { module: module.info.id, lesson }]),
    ),
  )
  const problems: Problem[] = []
  for (const { id, title, questions, lessonId, rule, action, leave } of cards.value) {
    const report = (field: string, problem: string) => problems.push({ file: FILE, field: `${id}.${field}`, problem })
    const own = lessons.get(lessonId)
    if (own !== undefined && own.lesson.rule !== rule) report('rule', `not the rule of ${lessonId}`)
    if (own === undefined) report('lessonId', `${lessonId} is not in the course`)
    const { tool, moduleId = '', lessonId: next = '' } = action
    if (tool !== undefined) {
      if (!Object.hasOwn(toolNames, tool)) report('action', `no tool is called ${tool}`)
    } else if (next === '' || lessons.get(next)?.module !== moduleId) {
      report('action', `no lesson at ${moduleId}/${next}`)
    }
    for (const text of [title, leave, action.label, ...questions.flatMap(({ ask, note }) => [ask, note])]) {
      if (text.length > MOST_LETTERS) report('', `${text.length} letters, more than ${MOST_LETTERS}: "${text}"`)
      for (const problem of slipsOf(text)) report('', problem)
    }
  }
  return problems
}
