import { useState } from 'react'
import type { QuizQuestion } from '../../core/curriculum/curriculum'
import type { CheckAnswer, CheckKind } from '../../core/progress/checks'
import type { ModuleId } from '../../core/progress/ids'
import { useSession } from '../../session/SessionContext'
import { shuffled } from '../../core/practice/random'
import type { NotSaved } from './useReviewRun'

export type CheckSaving = { readonly kind: 'saved' } | { readonly kind: 'not-saved'; readonly reason: NotSaved }

export interface CheckRun {
  /** Undefined once all are answered. */
  readonly asked: { readonly question: QuizQuestion; readonly order: readonly number[] } | undefined
  readonly position: number
  readonly chosen: number | undefined
  readonly right: number
  readonly isBusy: boolean
  /** What became of the result; undefined before it. */
  readonly saving: CheckSaving | undefined
  readonly choose: (option: number) => void
  /** Without an option: not known. */
  readonly answer: (option: number | undefined) => void
  readonly saveAgain: () => void
}

interface CheckOptions {
  readonly moduleId: ModuleId
  readonly kind: CheckKind
  readonly questions: readonly QuizQuestion[]
}

/** Six questions without a verdict between them, and at the end how many were right and every answer saved at once. */
export function useCheckRun({ moduleId, kind, questions }: CheckOptions): CheckRun {
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
  const [isBusy, setBusy] = useState(false)
  const [saving, setSaving] = useState<CheckSaving | undefined>(undefined)
  const asked = queue[position]

  const save = async (given: readonly CheckAnswer[]): Promise<void> => {
    setBusy(true)
    const outcome = await store.finishCheck(moduleId, kind, given)
    setBusy(false)
    const isLost = outcome.kind === 'refused' || outcome.kind === 'failed'
    setSaving(isLost ? { kind: 'not-saved', reason: outcome.reason } : { kind: 'saved' })
  }
  const answer = (option: number | undefined): void => {
    if (asked === undefined || isBusy) return
    const { id, correct } = asked.question
    const given = [...answers, { question: id, chosen: option ?? ('wrong' as const), isRight: option === correct }]
    setAnswers(given)
    setChosen(undefined)
    setPosition(position + 1)
    if (position === queue.length - 1) void save(given)
  }

  return {
    asked,
    position,
    chosen,
    right: answers.filter(({ isRight }) => isRight).length,
    isBusy,
    saving,
    choose: setChosen,
    answer,
    saveAgain: () => {
      if (!isBusy && saving?.kind === 'not-saved') void save(answers)
    },
  }
}
