/**
 * Role: the list of every published question, `questions.txt` beside this file, with its key as stored in learners'
 * answers (contract, section 3.2) and its wording.
 * Guarantee: lines are added and never removed, so an old answer is never attributed to another question.
 * Must not: automatically change a line when a question gets another meaning.
 */
import { createHash } from 'node:crypto'
import type { AuthoredQuiz } from './authored/authoredQuiz'
import type { Problem } from './problem'
import type { Content } from './readContent'

export const QUESTION_LIST = 'questions.txt'

type Question = Pick<AuthoredQuiz['questions'][number], 'id' | 'question' | 'options'>

interface Kept {
  readonly key: string
  readonly file: string
  /** The id in the quiz file. */
  readonly field: string
  readonly said: string
}

/** Option numbers in an answer log, each one digit. */
const MOST_OPTIONS = 10
const KEY = /^(?!__)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/
const LINE = /^(\S+) ([0-9a-f]{12})$/

/**
 * The differences between the quizzes and the list.
 *
 * @param others questions that others published under the keys of the same modules. They keep their meaning too.
 */
export function checkQuestions(content: Content, list: string, others = ''): Problem[] {
  const problems: Problem[] = []
  const published = new Map<string, string>()
  for (const [index, line] of linesOf(list).entries()) {
    const [, key = '', said = ''] = LINE.exec(line) ?? []
    const problem = key === '' ? 'no key and print of a question' : published.has(key) ? `${key} stands here twice` : ''
    if (problem !== '') problems.push({ file: QUESTION_LIST, field: `line ${index + 1}`, problem })
    else published.set(key, said)
  }
  const elsewhere = new Map(linesOf(others).map((line) => line.split(' ') as [string, string]))
  const kept = keptQuestions(content)
  for (const [index, { key, file, field, said }] of kept.entries()) {
    const report = (problem: string) => problems.push({ file, field, problem })
    const before = published.get(key) ?? elsewhere.get(key)
    if (!KEY.test(key)) report(`${key} is no key that an answer can have`)
    if (kept.findIndex((other) => other.key === key) !== index) report(`the id of ${key} was used before`)
    else if (before === undefined) report(`${key} is not in the list: npx tsx tools/content/listQuestions.ts`)
    else if (before !== said)
      report(
        `${key} says something else than when it was published: another meaning, option or order gets a new id; where ` +
          'only the wording is better, npx tsx tools/content/listQuestions.ts',
      )
  }
  const keys = new Set(kept.map(({ key }) => key))
  for (const key of published.keys()) {
    if (!keys.has(key))
      problems.push({
        file: QUESTION_LIST,
        field: key,
        problem: 'was published, and no quiz has it: move it to “retired”',
      })
  }
  return problems
}

/** The list with the current wording of the quizzes. Lines stay in their order, and new ones come last. */
export function listedQuestions(content: Content, list: string): string {
  const said = new Map(linesOf(list).map((line) => [line.split(' ')[0] ?? '', line]))
  for (const { key, said: now } of keptQuestions(content)) said.set(key, `${key} ${now}`)
  return `${[...said.values()].join('\n')}\n`
}

/** The questions of both forms of a quiz. */
export function questionsOfForms({ questions, again = [] }: AuthoredQuiz): AuthoredQuiz['questions'] {
  return [...questions, ...again]
}

function keptQuestions({ modules }: Content): readonly Kept[] {
  return modules.flatMap(({ info, quiz: read }): readonly Kept[] => {
    if (read === undefined) return []
    const { file, quiz } = read
    const keep = (place: string) => (question: Question, index: number) => ({
      // The key of a question about a rule, or of one in a lesson, has no module, also after it is retired.
      key: /^(?:rule|decide)-/.test(question.id) ? question.id : `${info.id}-${question.id}`,
      file,
      field: `${place}[${index}]`,
      said: printOf(question),
    })
    return [
      ...quiz.questions.map(keep('questions')),
      ...(quiz.again ?? []).map(keep('again')),
      ...(quiz.practice ?? []).map(keep('practice')),
      ...(quiz.rules ?? []).map(keep('rules')),
      ...(quiz.decide ?? []).map(keep('decide')),
      ...(quiz.retired ?? []).map(keep('retired')),
    ]
  })
}

/** The answer key is not compared. A corrected key also corrects the earlier answers. */
function printOf({ question, options }: Question): string {
  const text = JSON.stringify([question, ...options.slice(0, MOST_OPTIONS)])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

function linesOf(list: string): readonly string[] {
  return list.split('\n').filter((line) => line !== '')
}
