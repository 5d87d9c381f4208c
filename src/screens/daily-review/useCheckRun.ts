import { useState } from 'react'
import type { QuizQuestion } from '../../core/curriculum/curriculum'
import type { CheckAnswer, CheckKind } from '../../core/progress/checks'
import type { ModuleId } from '../../core/progress/ids'
import { useSession } from '../../session/SessionContext'
import { shuffled } from '../../core/practice/random'
import { useAction } from '../../ui/useAction'
import type { NotSaved } from './useReviewRun'

export type CheckSaving = { readonly kind: 'saved' } | { readonly kind: 'not-saved'; readonly reason: NotSaved }

export interface CheckRunState {
  /** The current question, or undefined after all questions are answered. */
  readonly asked: { readonly question: QuizQuestion; readonly order: readonly number[] } | undefined
  readonly position: number
  readonly chosen: number | undefined
  readonly right: number
  readonly isBusy: boolean
  /** The state of saving the result, or undefined before there is a result. */
  readonly saving: CheckSaving | undefined
  readonly choose: (option: number) => void
  /** Answers the question. Without an option the answer is “I don’t know”. */
  readonly answer: (option: number | undefined) => void
  readonly saveAgain: () => void
}

interface CheckOptions {
  readonly moduleId: ModuleId
  readonly kind: CheckKind
  readonly questions: readonly QuizQuestion[]
}

/**
 * Asks six questions without showing whether each answer is right. At the end the result and every answer are saved
 * together.
 */
export function useCheckRun({ moduleId, kind, questions }: CheckOptions): CheckRunState {
  const { store } = useSession()
  const [queue] = useState(() =>
    shuffled(Math.random, questions).map((question) => ({
      question,
      order: shuffled(Math.random, [...question.options.keys()]),
    })),
  )
  const [position, setPosition] = useState(0)
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const [answers, setAnswers] = useState<readonly CheckAnswer[]>([])
  const [saving, setSaving] = useState<CheckSaving | undefined>(undefined)
  const asked = queue[position]

  const save = useAction(async (given: readonly CheckAnswer[]) => {
    const outcome = await store.finishCheck(moduleId, kind, given)
    const isLost = outcome.kind === 'refused' || outcome.kind === 'failed'
    setSaving(isLost ? { kind: 'not-saved', reason: outcome.reason } : { kind: 'saved' })
  })
  const answer = (option: number | undefined): void => {
    if (asked === undefined || save.isBusy) return
    const { id, correct } = asked.question
    const given = [...answers, { question: id, chosen: option ?? ('wrong' as const), isRight: option === correct }]
    setAnswers(given)
    setChosen(undefined)
    setPosition(position + 1)
    if (position === queue.length - 1) save.run(given)
  }

  return {
    asked,
    position,
    chosen,
    right: answers.filter(({ isRight }) => isRight).length,
    isBusy: save.isBusy,
    saving,
    choose: setChosen,
    answer,
    saveAgain: () => {
      if (saving?.kind === 'not-saved') save.run(answers)
    },
  }
}
