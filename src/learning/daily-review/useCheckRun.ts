import { useState } from 'react'
import type { QuizQuestion } from '../../curriculum/curriculum'
import type { CheckKind } from '../../progress/checks'
import type { ModuleId } from '../../progress/ids'
import { useSession } from '../session/SessionContext'
import { shuffle } from '../session/shuffle'
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

/** Six questions without a verdict between them, and the number of right answers saved at the end. */
export function useCheckRun({ moduleId, kind, questions }: CheckOptions): CheckRun {
  const { store } = useSession()
  const [queue] = useState(() =>
    shuffle(questions, Math.random).map((question) => ({
      question,
      order: shuffle([...question.options.keys()], Math.random),
    })),
  )
  const [position, setPosition] = useState(0)
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const [right, setRight] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [saving, setSaving] = useState<CheckSaving | undefined>(undefined)
  const asked = queue[position]

  const save = async (count: number): Promise<void> => {
    setBusy(true)
    const outcome = await store.finishCheck(moduleId, kind, count)
    setBusy(false)
    const isLost = outcome.kind === 'refused' || outcome.kind === 'failed'
    setSaving(isLost ? { kind: 'not-saved', reason: outcome.reason } : { kind: 'saved' })
  }
  const answer = (option: number | undefined): void => {
    if (asked === undefined || isBusy) return
    const count = right + (option === asked.question.correct ? 1 : 0)
    setRight(count)
    setChosen(undefined)
    setPosition(position + 1)
    if (position === queue.length - 1) void save(count)
  }

  return {
    asked,
    position,
    chosen,
    right,
    isBusy,
    saving,
    choose: setChosen,
    answer,
    saveAgain: () => void save(right),
  }
}
