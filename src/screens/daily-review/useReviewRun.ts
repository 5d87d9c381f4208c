import { useState } from 'react'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { type DueToday, dueDay, type QuestionItem, reviewedToday } from '../../core/review/dueItems'
import type { SaveOutcome } from '../../data/store/storeHealth'
import { useSession } from '../../session/SessionContext'
import { shuffled } from '../../core/practice/random'
import { useAction } from '../../ui/useAction'

export type NotSaved = Extract<SaveOutcome, { kind: 'refused' | 'failed' }>['reason']

export interface Asked {
  readonly item: QuestionItem
  /** The order in which the authored options are shown. */
  readonly order: readonly number[]
}

export interface Given {
  readonly item: QuestionItem
  /** The chosen option. It is undefined for *I don’t know yet*. */
  readonly chosen: number | undefined
  readonly isRight: boolean
  /** The reason that the answer is not saved, or undefined after it is saved. */
  readonly failure: NotSaved | undefined
  /** The day on which the question returns, if it can be found in the learner's progress. */
  readonly due: LocalDate | undefined
}

export interface ReviewRunState {
  /** The current question, or undefined at the end. */
  readonly asked: Asked | undefined
  /** The index of the question, from 0, among those due at the start. */
  readonly position: number
  readonly count: number
  /** Whether this is the last question. */
  readonly isLast: boolean
  readonly chosen: number | undefined
  /** The answer to the current question, or undefined before it is answered. */
  readonly given: Given | undefined
  readonly all: readonly Given[]
  readonly isBusy: boolean
  readonly choose: (option: number) => void
  /** Answers the question. Without an option the answer is *I don’t know yet*. */
  readonly answer: (option: number | undefined) => void
  readonly goOn: () => void
}

/** Runs one review of the questions that were due when it started. Each answer is saved before the next question. */
export function useReviewRun(due: DueToday, document: ProgressDocument, today: LocalDate): ReviewRunState {
  const { store } = useSession()
  const [queue] = useState(() =>
    due.items
      .filter((item) => item.kind === 'question')
      .map((item): Asked => ({ item, order: shuffled(Math.random, [...item.question.options.keys()]) })),
  )
  const [position, setPosition] = useState(0)
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const [all, setAll] = useState<readonly Given[]>([])
  const asked = queue[position]
  const given = all.find(({ item }) => item === asked?.item)

  const answer = useAction(async (option: number | undefined) => {
    if (asked === undefined) return
    const { item } = asked
    const outcome = await store.answerReview(item.key, option ?? 'wrong')
    const isRight = option === item.question.correct
    const result: Given =
      outcome.kind === 'refused' || outcome.kind === 'failed'
        ? { item, chosen: option, isRight, failure: outcome.reason, due: undefined }
        : { item, chosen: option, isRight, failure: undefined, due: dueDay(outcome.document, item, today) }
    setAll((before) => [...before.filter((one) => one.item !== item), result])
  })

  // Questions that another device or tab has answered in the meantime are skipped.
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
    isBusy: answer.isBusy,
    choose: setChosen,
    answer: answer.run,
    goOn,
  }
}
