/**
 * Role: defines every learner action once: how it changes the document, and its activity entry.
 * Guarantee: each action is only a description, which can be applied to any document when its transaction runs.
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
import { setSharesOutcomes } from '../../core/progress/sharesOutcomes'
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
  /** In the order of the quiz. Saved with the result, so that the learner can read them later. */
  readonly answers?: readonly FinishedAnswer[]
}

/** A store has a method for each of these, with the same name. */
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
   * Adds no activity entry, because there may be ten a day. `chosen` is the index of the authored option. For a
   * generated question, it is whether the answer was right.
   */
  answerReview: (key: QuestionKey, chosen: ReviewAnswer['chosen']) => ({
    apply: (document, { device, today }) => answerReview(document, { key, chosen, device, today }),
  }),

  /** Saves the result and every answer, or nothing. At most 9 answers are right. */
  finishCheck: (moduleId: ModuleId, kind: CheckKind, answers: readonly CheckAnswer[]) => ({
    apply: (document, { device, today }) => finishCheck(document, { moduleId, kind, answers, device, today }),
  }),

  /** Sets the name in the document. The accounts of this device have their own copy (see the accounts port). */
  setDisplayName: (name: string) => ({ apply: (document) => setDisplayName(document, name) }),

  /** A data URL made by this app; null removes the picture. */
  setPhoto: (photoURL: string | null) => ({ apply: (document) => setPhoto(document, photoURL) }),

  setSharesOutcomes: (isSharing: boolean) => ({ apply: (document) => setSharesOutcomes(document, isSharing) }),
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

/** `name` is the name of the learner whose progress it was. */
export function bringingIn(source: ProgressDocument, name: string): LearningAction {
  return {
    apply: (document, { device }) => replay(document, source, device),
    entry: { kind: 'brought-in', subject: name },
  }
}

/** The caller saves the document that this replaces. */
export function startingOver(): LearningAction {
  return { apply: (document) => startOver(document), entry: { kind: 'started-over', subject: '' } }
}

/** Restores a document of this learner that was set aside. */
export function bringingBack(source: ProgressDocument): LearningAction {
  return {
    apply: (document, { device }) => replay(document, source, device),
    entry: { kind: 'brought-back', subject: '' },
  }
}

/** The caller saves the work that is removed. */
export function takingOut(work: ForeignWork, answers: ForeignAnswers): LearningAction {
  return {
    apply: (document, { device }) => takeOut(document, work, device, answers),
    entry: { kind: 'taken-out', subject: '' },
  }
}

/** Adds lessons that were completed in the ledger of `name` by mistake. */
export function receiving(source: ProgressDocument, name: string): LearningAction {
  return {
    apply: (document, { device }) => replay(document, source, device),
    entry: { kind: 'given', subject: name },
  }
}
