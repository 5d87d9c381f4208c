/**
 * Role: what each action of a learner does to the document, and its line in the ledger.
 * Guarantee: a description only: the same one may be applied to whatever the document is when its transaction runs.
 * Must not: touch a database.
 */
import { type CheckAnswer, type CheckKind, finishCheck } from '../../core/progress/checks'
import { completeLesson, undoLesson } from '../../core/progress/lessons'
import type { ProgressDocument } from '../../core/progress/document'
import { startOver } from '../../core/progress/epochs'
import { answerReview, type ReviewAnswer } from '../../core/progress/practice'
import { finishQuizAttempt } from '../../core/progress/quizzes'
import type { LessonId, ModuleId, QuestionKey } from '../../core/progress/ids'
import { setDisplayName, setPhoto } from '../../core/progress/profile'
import type { ForeignAnswers } from '../../core/progress/foreignAnswers'
import { type ForeignWork, takeOut } from '../../core/progress/notMine'
import { replay } from '../../core/progress/replay'
import type { Syllabus } from '../../core/progress/syllabus'
import { unlockModule } from '../../core/progress/moduleAccess'
import { attemptRow, type FinishedAnswer } from './keptAttempts'
import type { DescribeAction } from './learnerTransactions'

export function completingLesson(lessonId: LessonId): DescribeAction {
  return ({ today }) => ({
    apply: (document, device) => completeLesson(document, { lessonId, device, today }),
    entry: { kind: 'lesson-completed', subject: lessonId },
  })
}

export function undoingLesson(lessonId: LessonId): DescribeAction {
  return () => ({
    apply: (document) => undoLesson(document, { lessonId }),
    entry: { kind: 'lesson-undone', subject: lessonId },
  })
}

export interface QuizAttempt {
  readonly moduleId: ModuleId
  readonly score: number
  readonly passed: boolean
  /** In the order of the quiz; they are kept with the result, to be looked at again. */
  readonly answers?: readonly FinishedAnswer[]
}

export function finishingQuiz({ moduleId, score, passed, answers }: QuizAttempt): DescribeAction {
  const chosen = (answers ?? []).flatMap(({ question, chosen }) => (chosen === undefined ? [] : [{ question, chosen }]))
  return ({ today, at }) => ({
    apply: (document, device) =>
      finishQuizAttempt(document, { moduleId, score, passed, device, today, at, answers: chosen }),
    entry: { kind: passed ? 'quiz-passed' : 'quiz-tried', subject: moduleId, score },
    finishedQuiz: moduleId,
    ...(answers && {
      keeps: (before, device) => attemptRow({ moduleId, at, day: today ?? '', score, passed, answers }, before, device),
    }),
  })
}

/** An answer in a review has no line in the ledger: there may be ten a day. */
export function answeringReview(key: QuestionKey, chosen: ReviewAnswer['chosen']): DescribeAction {
  return ({ today }) => ({ apply: (document, device) => answerReview(document, { key, chosen, device, today }) })
}

export function finishingCheck(moduleId: ModuleId, kind: CheckKind, answers: readonly CheckAnswer[]): DescribeAction {
  return ({ today }) => ({
    apply: (document, device) => finishCheck(document, { moduleId, kind, answers, device, today }),
  })
}

export function unlockingModule(moduleId: ModuleId, syllabus: Syllabus): DescribeAction {
  return () => ({
    apply: (document) => unlockModule(document, { moduleId, syllabus }),
    entry: { kind: 'module-unlocked', subject: moduleId },
  })
}

export function settingDisplayName(name: string): DescribeAction {
  return () => ({ apply: (document) => setDisplayName(document, name) })
}

export function settingPhoto(photoURL: string | null): DescribeAction {
  return () => ({ apply: (document) => setPhoto(document, photoURL) })
}

/** `name` is of the learner whose progress it was. */
export function bringingIn(source: ProgressDocument, name: string): DescribeAction {
  return () => ({
    apply: (document, device) => replay(document, source, device),
    entry: { kind: 'brought-in', subject: name },
  })
}

/** The caller keeps the document that this replaces. */
export function startingOver(): DescribeAction {
  return () => ({ apply: (document) => startOver(document), entry: { kind: 'started-over', subject: '' } })
}

/** A document of this learner that was kept aside. */
export function bringingBack(source: ProgressDocument): DescribeAction {
  return () => ({
    apply: (document, device) => replay(document, source, device),
    entry: { kind: 'brought-back', subject: '' },
  })
}

/** The caller keeps what is taken out. */
export function takingOut(work: ForeignWork, answers: ForeignAnswers): DescribeAction {
  return () => ({
    apply: (document, device) => takeOut(document, work, device, answers),
    entry: { kind: 'taken-out', subject: '' },
  })
}

/** What was posted in the ledger of `name` by mistake. */
export function receiving(source: ProgressDocument, name: string): DescribeAction {
  return () => ({
    apply: (document, device) => replay(document, source, device),
    entry: { kind: 'given', subject: name },
  })
}
