/**
 * Role: the sample class as an up-to-date class book, with the reports that its learners would have handed in by now.
 * Guarantee: all of its data depends only on the curriculum and the time, and quiz scores match the answers beside
 * them.
 * Must not: be stored, or be mistaken for real people. Its names are invented, and its ids belong to no key.
 */
import type { ClassBook, ReportRow } from '../../../protocol/book/classBook'
import { EMPTY_BOOK, reportKey, withDecision } from '../../../protocol/book/classBook'
import type { ClassCurriculum } from '../../../protocol/book/grid'
import { type MemberId, parseMemberId, type SenderHash } from '../../../protocol/card/classId'
import type { QuizContent } from '../../../../core/curriculum/curriculum'
import { nextEntry, writtenAnswer } from '../../../../core/progress/answerLog'
import { instantOf, localDateOf } from '../../../../core/progress/calendar'
import { awardCertificates } from '../../../../core/progress/certificates'
import {
  type DeviceAnswers,
  emptyDocument,
  type ProgressDocument,
  type QuizProgress,
} from '../../../../core/progress/document'
import { type DeviceId, type LocalDate, type ModuleId, questionKey } from '../../../../core/progress/ids'
import { madeUpShared } from './madeUpShared'
import { LISTED_LESSONS, MADE_UP_LEARNERS, type MadeUpLearner } from './madeUpLearners'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DEVICE = 'made-up' as DeviceId
/** Indexes of the questions in a quiz that many learners get wrong. About one learner in `oneOf` gets them right. */
const HARD: readonly (readonly [question: number, oneOf: number])[] = [
  [2, 2],
  [6, 3],
  [9, 3],
]
/** The index of the learner whose second device is waiting for approval. */
const SECOND_DEVICE = 1

export interface MadeUpReport {
  readonly row: ReportRow
  readonly member: MemberId
}

/** Every learner's last report, in the order of the list. */
export function madeUpReports(curriculum: ClassCurriculum, now: Date): readonly MadeUpReport[] {
  return MADE_UP_LEARNERS.map((learner, place) => reportOf(learner, place, curriculum, now))
}

export function madeUpClassBook(curriculum: ClassCurriculum, now: Date): ClassBook {
  const reports = madeUpReports(curriculum, now)
  const counted = reports.reduce<ClassBook>(
    (book, { row, member }) => withDecision(withRow(book, row), row.sender, member, true),
    EMPTY_BOOK,
  )
  const other = reports[SECOND_DEVICE]?.row
  if (other === undefined) return counted
  const sender = senderOf(MADE_UP_LEARNERS.length)
  return withRow(counted, { ...other, sender, heardAt: instantOf(new Date(now.getTime() - 6 * MINUTE_MS)) })
}

function withRow(book: ClassBook, row: ReportRow): ClassBook {
  return { ...book, reports: { ...book.reports, [reportKey(row)]: row } }
}

function reportOf(learner: MadeUpLearner, place: number, curriculum: ClassCurriculum, now: Date): MadeUpReport {
  const heard = new Date(now.getTime() - learner.days * DAY_MS - learner.minutes * MINUTE_MS)
  const member = memberOf(place)
  const document = documentOf(learner, place, curriculum, heard, member)
  const heardAt = instantOf(heard)
  return {
    member,
    row: {
      sender: senderOf(place),
      sequence: 1,
      bytes: Uint8Array.of(place),
      heardAt,
      carrier: learner.carrier,
      report: {
        kind: 'learning',
        name: learner.name,
        member,
        document,
        answersSince: undefined,
        notJoined: undefined,
        shared: madeUpShared(document, place, curriculum),
        madeAt: heardAt,
        sequence: 1,
        app: '',
      },
    },
  }
}

function memberOf(place: number): MemberId {
  const member = parseMemberId(place.toString(16).padStart(32, '0'))
  if (member === undefined) throw new Error('Thirty-two signs of hex are a member id')
  return member
}

function senderOf(place: number): SenderHash {
  return place.toString(16).padStart(64, '0') as SenderHash
}

function documentOf(
  { done, still = 0 }: MadeUpLearner,
  place: number,
  { modules, quizzes }: ClassCurriculum,
  heard: Date,
  member: MemberId,
): ProgressDocument {
  const dayBefore = (days: number): Date => new Date(heard.getTime() - days * DAY_MS)
  const steps = done.split(' ').flatMap((text, index) => {
    const module = modules[index]
    if (module === undefined) return []
    const count = lessonsIn(module.lessons.length, Number.parseInt(text, 10), index)
    return [{ module, completed: module.lessons.slice(0, count), quiz: text.replace(/\d+/, '') }]
  })
  const lessons = steps.flatMap(({ completed }) => completed.map(({ id }) => id))
  // The last lesson was completed `still` days before the report. The earlier ones were completed at two lessons in
  // three days.
  const dayOf = (index: number): Date => dayBefore(still + Math.floor(((lessons.length - 1 - index) * 3) / 2))
  const results = steps.flatMap(({ module, completed, quiz }): readonly Taken[] => {
    const content = quizzes.get(module.id)
    const last = lessons.indexOf(completed.at(-1)?.id ?? lessons[0] ?? ('' as never))
    return quiz === '' || content === undefined
      ? []
      : [quizTaken({ id: module.id, content, place, isPassed: quiz === 'p', tries: quiz.length, on: dayOf(last) })]
  })
  const days = lessons.map((_, index) => localDateOf(dayOf(index))).filter((day) => day !== undefined)
  return withCertificates(modules, quizzes, {
    ...emptyDocument(member, instantOf(dayBefore(40))),
    lessons: Object.fromEntries(lessons.map((id) => [id, { [DEVICE]: 1 }])),
    completedOn: Object.fromEntries(
      lessons.map((id, index) => [id, localDateOf(dayOf(index)) ?? ('' as LocalDate)] as const),
    ),
    quizzes: Object.fromEntries(results.map(({ id, progress }) => [id, progress])),
    days: Object.fromEntries(days.map((day) => [day, true as const])),
    practice: Object.fromEntries(results.flatMap(({ answers }) => answers)),
  })
}

/** How many of a module's lessons are complete, as many in proportion as in the module that the list is written for. */
function lessonsIn(all: number, listed: number, place: number): number {
  return Math.floor((listed * all) / (LISTED_LESSONS[place] ?? all))
}

/** Adds the certificates that the learner's own device would have awarded by then. */
function withCertificates(
  modules: ClassCurriculum['modules'],
  quizzes: ClassCurriculum['quizzes'],
  document: ProgressDocument,
): ProgressDocument {
  const syllabus = {
    modules: modules.map(({ id, lessons }) => ({
      id,
      difficulty: 'Beginner' as const,
      lessons: lessons.map((lesson) => lesson.id),
      passingScore: quizzes.get(id)?.passingScore ?? Number.POSITIVE_INFINITY,
    })),
  }
  const awarded = awardCertificates(document, syllabus)
  return awarded.kind === 'refused' ? document : awarded.document
}

interface Taking {
  readonly id: ModuleId
  readonly content: QuizContent
  readonly place: number
  readonly isPassed: boolean
  readonly tries: number
  readonly on: Date
}

interface Taken {
  readonly id: ModuleId
  readonly progress: QuizProgress
  readonly answers: readonly (readonly [string, Readonly<Record<DeviceId, DeviceAnswers>>])[]
}

function quizTaken({ id, content, place, isPassed, tries, on }: Taking): Taken {
  const { questions } = content
  const chosen = questions.map(({ correct, options }, index) => {
    const oneOf = HARD.find(([question]) => question === index)?.[1]
    const isHard = oneOf !== undefined && (place + index) % oneOf !== 0
    const isMissed = isHard || (!isPassed && index % 3 === 1)
    // Most learners who miss the question choose the option after the right one.
    return isMissed ? (correct + (place % 4 === 3 ? 2 : 1)) % options.length : correct
  })
  const right = questions.filter(({ correct }, index) => chosen[index] === correct).length
  const score = Math.round((right / Math.max(1, questions.length)) * 100)
  const result = { score, at: instantOf(on) }
  const isKept = score >= content.passingScore
  return {
    id,
    progress: { attempts: { [DEVICE]: tries }, best: result, ...(isKept && { latest: { ...result, turn: 1 } }) },
    answers: questions.flatMap((question, index) => {
      const key = questionKey(id, question.id)
      const answer = writtenAnswer({ kind: 'quiz', chosen: chosen[index] ?? 0, day: localDateOf(on) })
      const entry = answer === undefined ? undefined : nextEntry(undefined, [answer])
      return key === undefined || entry === undefined ? [] : [[key, { [DEVICE]: entry }] as const]
    }),
  }
}
