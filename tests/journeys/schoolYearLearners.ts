import { execFileSync } from 'node:child_process'
import type { ClassCard } from '../../src/classroom/protocol/card/classCard'
import { envelopeFileText } from '../../src/classroom/protocol/file/envelopeFile'
import { makeReport } from '../../src/classroom/protocol/report/makeReport'
import { sealReport } from '../../src/classroom/protocol/report/sealReport'
import { instantOf, localDateOf } from '../../src/core/progress/calendar'
import { finishCheck } from '../../src/core/progress/checks'
import { emptyDocument, type ProgressDocument } from '../../src/core/progress/document'
import { completeLesson } from '../../src/core/progress/lessons'
import { finishQuizAttempt } from '../../src/core/progress/quizzes'
import { learnerSigner, tools } from '../classroom/protocol/openedClass'
import { device, doneBy, JOINED, learner, lesson, moduleId } from '../core/progress/samples'

export const TAXES = moduleId('taxes')
export const TAXES_LESSONS = 4
export const PER_DEVICE = 3
const QUESTIONS = 6

/** Everything that a learner did in the year. Only learners who share hand in `before`, `after` and `state`. */
export interface Pupil {
  readonly name: string
  readonly isSharing: boolean
  /** Right answers of 6. */
  readonly before: number
  /** Undefined for a learner without the second self-check. */
  readonly after: number | undefined
  readonly lessons: number
  /** The scores of the quiz, in the order of the attempts. */
  readonly scores: readonly number[]
  readonly state: string
}

/**
 * A site in another language asks the same questions, and its answers have the same numbers. Only the text that learners
 * type differs in its reports, such as their names.
 */
const IN_OTHER_LANGUAGES: Readonly<Record<number, string>> = { 4: 'Nguyễn Thị Ánh', 9: 'עדה', 23: 'Sofía' }

/** The learners of nine devices. Six of them do not share, and would change every mean. */
export const PUPILS: readonly Pupil[] = Array.from({ length: 9 * PER_DEVICE }, (_, index) => {
  const name = IN_OTHER_LANGUAGES[index] ?? `Pupil ${index + 1}`
  const lessons = index < 23 ? TAXES_LESSONS : 1
  const scores = index < 16 ? [90] : index < 20 ? [40, 80] : []
  const common = { name, lessons, scores }
  if (index >= 21) return { ...common, isSharing: false, before: 0, after: 6, state: 'NE' }
  const before = 1 + (index % 3)
  const after = index >= 19 ? undefined : index === 18 ? 0 : before + (index % 4)
  return { ...common, isSharing: true, before, after, state: index < 12 ? 'IA' : 'WI' }
})

/** Returns the file that the three learners of a device hand in together. The first device is 1. */
export async function fileOfDevice(card: ClassCard, number: number): Promise<string> {
  const here = PUPILS.slice((number - 1) * PER_DEVICE, number * PER_DEVICE)
  return envelopeFileText(await Promise.all(here.map((pupil) => envelopeOf(card, pupil))))
}

async function envelopeOf(card: ClassCard, pupil: Pupil) {
  const sharing = pupil.isSharing ? { place: pupil.state } : undefined
  const about = { classId: card.classId, madeAt: instantOf(new Date()), sequence: 1, app: '3.3.5', sharing }
  const made = await makeReport(documentOf(pupil), { ...about, name: pupil.name }, tools)
  if (made.kind === 'refused') throw new Error(`The report was refused: ${made.reason}`)
  return await sealReport(made.packed, 1, await learnerSigner(), card, tools)
}

/** A learner takes the first self-check, then lessons, the quiz and the second self-check. */
function documentOf({ name, before, after, lessons, scores }: Pupil): ProgressDocument {
  const now = new Date()
  const own = { device: device('tablet'), today: localDateOf(now) }
  if (own.today === undefined) throw new Error('The clock of this machine is wrong.')
  const today = own.today
  const checked = (document: ProgressDocument, kind: 'before' | 'after', right: number) => {
    const answers = Array.from({ length: QUESTIONS }, (_, index) => ({
      question: `taxes_p${2 * index + (kind === 'before' ? 1 : 2)}`,
      chosen: index < right ? 0 : ('wrong' as const),
      isRight: index < right,
    }))
    return doneBy(finishCheck(document, { moduleId: TAXES, kind, answers, ...own }))
  }
  const owner = learner(`pupil-${Buffer.from(name).toString('hex').slice(0, 40)}`)
  let document = checked(emptyDocument(owner, JOINED), 'before', before)
  for (let number = 1; number <= lessons; number += 1)
    document = doneBy(completeLesson(document, { lessonId: lesson(`taxes_${number}`), ...own, today }))
  for (const score of scores) {
    const attempt = { moduleId: TAXES, score, passed: score >= 70, device: own.device, today, at: instantOf(now) }
    document = doneBy(finishQuizAttempt(document, attempt))
  }
  return after === undefined ? document : checked(document, 'after', after)
}

const DAY_MS = 86_400_000

/** Moves the clock of a program forward by 40 days. */
const LATER = `
  const Now = Date
  globalThis.Date = class extends Now {
    constructor(...given) { super(...(given.length === 0 ? [Date.now()] : given)) }
    static now() { return Now.now() + ${40 * DAY_MS} }
  }`

/** Runs `npm run outcomes` in the next month, because a month has no report before it is over. Returns its output. */
export function joinsOutcomes(files: readonly string[], folder: string, month: string): string {
  const command = ['node_modules/tsx/dist/cli.mjs', 'tools/outcomes/outcomes.ts', ...files]
  const later = `--import=data:text/javascript,${encodeURIComponent(LATER)}`
  const env = { ...process.env, NODE_OPTIONS: later }
  return execFileSync(process.execPath, [...command, '--to', folder, '--month', month], { env, encoding: 'utf8' })
}
