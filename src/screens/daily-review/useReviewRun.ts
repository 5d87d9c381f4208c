import { useState } from 'react'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { type DueToday, dueDay, type QuestionItem, reviewedToday } from '../../core/review/dueItems'
import type { SaveOutcome } from '../../data/store/storeHealth'
import { useSession } from '../../session/SessionContext'
import { shuffled } from '../../core/practice/random'

export type NotSaved = Extract<SaveOutcome, { kind: 'refused' | 'failed' }>['reason']

export interface Asked {
  readonly item: QuestionItem
  /** How the authored options are shown. */
  readonly order: readonly number[]
}

export interface Given {
  readonly item: QuestionItem
  /** Undefined for *I don’t know yet*. */
  readonly chosen: number | undefined
  readonly isRight: boolean
  /** Why it is not in the ledger; undefined once it is. */
  readonly failure: NotSaved | undefined
  /** When it comes back, as far as the ledger can say. */
  readonly due: LocalDate | undefined
}

export interface ReviewRun {
  /** Undefined at the end. */
  readonly asked: Asked | undefined
  /** From 0, among what was due when the review began. */
  readonly position: number
  readonly count: number
  /** Nothing is left to ask after this one. */
  readonly isLast: boolean
  readonly chosen: number | undefined
  /** What was answered to the question that is shown; undefined before it. */
  readonly given: Given | undefined
  readonly all: readonly Given[]
  readonly isBusy: boolean
  readonly choose: (option: number) => void
  /** Without an option: not known yet. */
  readonly answer: (option: number | undefined) => Promise<void>
  readonly goOn: () => void
}

/** One review: what was due when it began, each answer saved before the next question. */
export function useReviewRun(due: DueToday, document: ProgressDocument, today: LocalDate): ReviewRun {
  const { store } = useSession()
  const [queue] = useState(() =>
    due.items
      .filter((item) => item.kind === 'question')
      .map((item): Asked => ({ item, order: shuffled(Math.random, [...item.question.options.keys()]) })),
  )
  const [position, setPosition] = useState(0)
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const [all, setAll] = useState<readonly Given[]>([])
  const [isBusy, setBusy] = useState(false)
  const asked = queue[position]
  const given = all.find(({ item }) => item === asked?.item)

  const answer = async (option: number | undefined): Promise<void> => {
    if (asked === undefined || isBusy) return
    const { item } = asked
    setBusy(true)
    const outcome = await store.answerReview(item.key, option ?? 'wrong')
    setBusy(false)
    const isRight = option === item.question.correct
    const result: Given =
      outcome.kind === 'refused' || outcome.kind === 'failed'
        ? { item, chosen: option, isRight, failure: outcome.reason, due: undefined }
        : { item, chosen: option, isRight, failure: undefined, due: dueDay(outcome.document, item, today) }
    setAll((before) => [...before.filter((one) => one.item !== item), result])
  }

  // What another device or tab has answered meanwhile is not asked again.
  const answered = new Set(reviewedToday(document, today))
  const next = queue.findIndex(({ item }, index) => index > position && !answered.has(item.key))
  const goOn = (): void => {
    setPosition(next < 0 ? queue.length : next)
    setChosen(undefined)
  }

  return {
    asked,
    position,
    count: queue.length,
    isLast: next < 0,
    chosen,
    given,
    all,
    isBusy,
    choose: setChosen,
    answer,
    goOn,
  }
}
