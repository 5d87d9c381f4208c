/**
 * Role: every action of a learner, once: what it does to the document, and its line in the ledger.
 * Guarantee: a description only: the same one may be applied to whatever the document is when its transaction runs.
 * Must not: touch a database.
 */
import { type CheckAnswer, type CheckKind, finishCheck } from '../../core/progress/checks'
import type { ProgressDocument } from '../../core/progress/document'
import { startOver } from '../../core/progress/epochs'
import type { ForeignAnswers } from '../../core/progress/foreignAnswers'
import type { LessonId, ModuleId, QuestionKey } from '../../core/progress/ids'
import { completeLesson, undoLesson } from '../../core/progress/lessons'
import { unlockModule } from '../../core/progress/moduleAccess'
import { type ForeignWork, takeOut } from '../../core/progress/notMine'
import { answerReview, type ReviewAnswer } from '../../core/progress/practice'
import { setDisplayName, setPhoto } from '../../core/progress/profile'
import { finishQuizAttempt } from '../../core/progress/quizzes'
import { replay } from '../../core/progress/replay'
import type { Syllabus } from '../../core/progress/syllabus'
import { attemptRow, type FinishedAnswer } from './keptAttempts'
import type { Act, LearningAction } from './learnerTransactions'
import type { SaveOutcome } from './storeHealth'

interface QuizToFinish {
  readonly moduleId: ModuleId
  readonly score: number
  readonly passed: boolean
  /** In the order of the quiz; kept with the result, to be looked at again. */
  readonly answers?: readonly FinishedAnswer[]
}

/** A store has a call for each of these, by its name. */
const learningActions = {
  completeLesson: (lessonId: LessonId) => ({
    apply: (document, { device, today }) => completeLesson(document, { lessonId, device, today }),
    entry: { kind: 'lesson-completed', subject: lessonId },
  }),

  undoLesson: (lessonId: LessonId) => ({
    apply: (document) => undoLesson(document, { lessonId }),
    entry: { kind: 'lesson-undone', subject: lessonId },
  }),

  finishQuiz: ({ moduleId, score, passed, answers }: QuizToFinish) => {
    const chosen = (answers ?? []).flatMap(({ question, chosen }) =>
      chosen === undefined ? [] : [{ question, chosen }],
    )
    return {
      apply: (document, { device, today, at }) =>
        finishQuizAttempt(document, { moduleId, score, passed, device, today, at, answers: chosen }),
      entry: { kind: passed ? 'quiz-passed' : 'quiz-tried', subject: moduleId, score },
      finishedQuiz: moduleId,
      ...(answers && {
        keeps: (before, { device, today, at }) =>
          attemptRow({ moduleId, at, day: today ?? '', score, passed, answers }, before, device),
      }),
    }
  },

  /**
   * It has no line in the ledger, because there may be ten a day. `chosen` is the place of the authored option, or whether it
   * was right where the question was made up on the spot.
   */
  answerReview: (key: QuestionKey, chosen: ReviewAnswer['chosen']) => ({
    apply: (document, { device, today }) => answerReview(document, { key, chosen, device, today }),
  }),

  /** The result and every answer, or nothing. At most 9 of them are right. */
  finishCheck: (moduleId: ModuleId, kind: CheckKind, answers: readonly CheckAnswer[]) => ({
    apply: (document, { device, today }) => finishCheck(document, { moduleId, kind, answers, device, today }),
  }),

  /** As the document keeps it; the accounts of this device have a copy of their own (see the accounts port). */
  setDisplayName: (name: string) => ({ apply: (document) => setDisplayName(document, name) }),

  /** A data URL made by this app; null removes the picture. */
  setPhoto: (photoURL: string | null) => ({ apply: (document) => setPhoto(document, photoURL) }),
} satisfies Readonly<Record<string, (...given: never[]) => LearningAction>>

type Table = typeof learningActions

export type LearnerActions = {
  readonly [Name in keyof Table]: (...given: Parameters<Table[Name]>) => Promise<SaveOutcome>
}

export function actionsOf(act: Act): LearnerActions {
  const calls = Object.entries<(...given: never[]) => LearningAction>(learningActions).map(([name, describe]) => [
    name,
    async (...given: never[]) => (await act(describe(...given))).outcome,
  ])
  // Names and parameters are those of the table.
  return Object.fromEntries(calls) as LearnerActions
}

export function unlockingModule(moduleId: ModuleId, syllabus: Syllabus): LearningAction {
  return {
    apply: (document) => unlockModule(document, { moduleId, syllabus }),
    entry: { kind: 'module-unlocked', subject: moduleId },
  }
}

/** `name` is of the learner whose progress it was. */
export function bringingIn(source: ProgressDocument, name: string): LearningAction {
  return {
    apply: (document, { device }) => replay(document, source, device),
    entry: { kind: 'brought-in', subject: name },
  }
}

/** The caller keeps the document that this replaces. */
export function startingOver(): LearningAction {
  return { apply: (document) => startOver(document), entry: { kind: 'started-over', subject: '' } }
}

/** A document of this learner that was kept aside. */
export function bringingBack(source: ProgressDocument): LearningAction {
  return {
    apply: (document, { device }) => replay(document, source, device),
    entry: { kind: 'brought-back', subject: '' },
  }
}

/** The caller keeps what is taken out. */
export function takingOut(work: ForeignWork, answers: ForeignAnswers): LearningAction {
  return {
    apply: (document, { device }) => takeOut(document, work, device, answers),
    entry: { kind: 'taken-out', subject: '' },
  }
}

/** What was posted in the ledger of `name` by mistake. */
export function receiving(source: ProgressDocument, name: string): LearningAction {
  return {
    apply: (document, { device }) => replay(document, source, device),
    entry: { kind: 'given', subject: name },
  }
}
