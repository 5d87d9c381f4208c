import { useState } from 'react'
import type { QuizContent } from '../../core/curriculum/curriculum'
import { readMark } from '../../core/curriculum/languageMark'
import { formForTry, formWithQuestions } from '../../core/curriculum/quizForms'
import { certificateOf, earnedCertificates } from '../../core/progress/certificates'
import type { ProgressDocument } from '../../core/progress/document'
import type { ModuleId } from '../../core/progress/ids'
import { attemptsOf, isQuizComplete } from '../../core/progress/quizzes'
import type { QuizDraft } from '../../data/store/learningRows'
import type { SaveFailure } from '../../data/store/storeHealth'
import { useSession } from '../../session/SessionContext'
import { answer, moveTo, resumeAttempt, startAttempt } from './attempt'
import { type QuizScore, scoreQuiz } from './scoreQuiz'

export interface FinishedQuiz extends QuizScore {
  /** The document before this attempt. */
  readonly before: ProgressDocument
  /** An earlier attempt already added the points of this quiz. */
  readonly wasPassed: boolean
  /** The certificate of the module was earned before this attempt. */
  readonly wasCertified: boolean
}

interface AttemptOptions {
  readonly moduleId: ModuleId
  readonly quiz: QuizContent
  /** The draft saved at an earlier visit. */
  readonly draft: QuizDraft | undefined
  readonly document: ProgressDocument
  /** A sample is neither saved nor counted. */
  readonly isSample: boolean
}

export type FinishFailure = SaveFailure | 'at-limit' | 'too-few-points'

export interface Attempt {
  /** The quiz with the questions of this try. */
  readonly form: QuizContent
  readonly draft: QuizDraft
  readonly result: FinishedQuiz | undefined
  readonly isBusy: boolean
  /** The reason that the last answer was not saved. The attempt continues. */
  readonly draftFailure: SaveFailure | undefined
  /** The reason that the result was not saved. The answers are kept. */
  readonly finishFailure: FinishFailure | undefined
  readonly choose: (questionId: string, option: number) => void
  readonly goTo: (position: number) => void
  readonly finish: () => Promise<void>
  readonly retry: () => void
}

/** The state of one attempt. Every choice is saved immediately, and the result is saved before it is shown. */
export function useAttempt({ moduleId, quiz, draft: kept, document, isSample }: AttemptOptions): Attempt {
  const { store, clock } = useSession()
  const start = (form: QuizContent): QuizDraft =>
    startAttempt(form, { moduleId, random: Math.random, startedAt: clock.now().toISOString() })
  const [form, setForm] = useState(
    () =>
      (kept && formWithQuestions(quiz, Object.keys(kept.order))) ?? formForTry(quiz, attemptsOf(document, moduleId)),
  )
  const [draft, setDraft] = useState(() => (kept === undefined ? start(form) : resumeAttempt(form, kept, Math.random)))
  const [result, setResult] = useState<FinishedQuiz | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [draftFailure, setDraftFailure] = useState<SaveFailure | undefined>(undefined)
  const [finishFailure, setFinishFailure] = useState<FinishFailure | undefined>(undefined)

  const keep = (next: QuizDraft): void => {
    setDraft(next)
    setFinishFailure(undefined)
    if (!isSample) void store.saveQuizDraft(next).then(setDraftFailure)
  }

  const finish = async (): Promise<void> => {
    const score = scoreQuiz(form, draft.answers)
    // These values are read before the result is saved, because after that, every passed quiz is complete.
    const before = {
      before: document,
      wasPassed: isQuizComplete(document, moduleId),
      wasCertified: earnedCertificates(document).includes(certificateOf(moduleId)),
    }
    if (isSample) {
      setResult({ ...score, ...before })
      return
    }
    setBusy(true)
    setFinishFailure(undefined)
    const outcome = await store.finishQuiz({
      moduleId,
      score: score.score,
      passed: score.passed,
      answers: score.answers.map(({ question, chosen, isRight }) => ({
        question: question.id,
        chosen,
        text: chosen === undefined ? '' : readMark(question.options[chosen] ?? '').text,
        isRight,
      })),
    })
    setBusy(false)
    switch (outcome.kind) {
      case 'saved':
      case 'unchanged':
        // If deleting the draft fails, a fully answered draft remains. Finishing it again does no harm.
        void store.dropQuizDraft(moduleId)
        setResult({ ...score, ...before })
        break
      case 'refused':
      case 'failed':
        setFinishFailure(outcome.reason)
        break
    }
  }

  return {
    form,
    draft,
    result,
    isBusy,
    draftFailure,
    finishFailure,
    choose: (questionId, option) => keep(answer(draft, questionId, option)),
    goTo: (position) => keep(moveTo(form, draft, position)),
    finish,
    retry: () => {
      // The page may not have read yet that this try is counted.
      const tries = result === undefined ? attemptsOf(document, moduleId) : attemptsOf(result.before, moduleId) + 1
      const next = formForTry(quiz, tries)
      setResult(undefined)
      setForm(next)
      keep(start(next))
    },
  }
}
