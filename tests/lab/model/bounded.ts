/**
 * A question has at most twelve answers over all devices (contract, section 3.2). The oldest day is dropped first, and never
 * the last answer of a device. The rest of a log is marked with how many of six are missing.
 */
import { type Element, type Knowledge, withElements } from './Knowledge'
import { viewOf } from './view'

const MOST = 12
export const MARK = '~~~~'

interface Log {
  readonly device: string
  readonly count: number
  readonly answers: readonly string[]
}

export function bounded(known: Knowledge): Knowledge {
  const questions = new Map<string, Log[]>()
  for (const [name, [count, log]] of Object.entries(viewOf(known).answers)) {
    const [key = '', device = ''] = name.split(' ')
    questions.set(key, [...(questions.get(key) ?? []), { device, count, answers: unmarked(log) }])
  }
  return withElements(
    known,
    [...questions].flatMap(([key, logs]) => shortened(logs).map((log): Element => ({ kind: 'answers', key, ...log }))),
  )
}

/** Returns the logs that get shorter, each with its answers that stay and the mark in front. */
function shortened(logs: readonly Log[]): { device: string; count: number; log: string }[] {
  const total = logs.reduce((sum, { answers }) => sum + answers.length, 0)
  const gone = new Map<string, number>()
  for (let more = total - MOST; more > 0; more -= 1) {
    const next = logs
      .flatMap(({ device, answers }) => {
        const at = gone.get(device) ?? 0
        return at < answers.length - 1 ? [`${answers[at]?.slice(0, 3)} ${device}`] : []
      })
      .sort()[0]
      ?.split(' ')[1]
    if (next !== undefined) gone.set(next, (gone.get(next) ?? 0) + 1)
  }
  return logs.flatMap(({ device, count, answers }) => {
    const left = answers.slice(gone.get(device) ?? 0)
    return left.length === answers.length ? [] : [{ device, count, log: `${MARK}${6 - left.length}${left.join('')}` }]
  })
}

export function unmarked(log: string): readonly string[] {
  return (log.match(/.{5}/g) ?? []).filter((answer) => !answer.startsWith(MARK))
}

type Answers = Extract<Element, { readonly kind: 'answers' }>

/** Whether one log is the shortened form of the other. The shortened form wins in every join. */
export function isShortOf(one: Answers, other: Answers): boolean {
  const isSame = one.key === other.key && one.device === other.device && one.count === other.count
  return isSame && one.log > other.log && unmarked(other.log).join('').endsWith(unmarked(one.log).join(''))
}
