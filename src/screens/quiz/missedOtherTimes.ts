import type { ProgressDocument } from '../../core/progress/document'
import { type LocalDate, type ModuleId, questionKey } from '../../core/progress/ids'
import { type AnswerGiven, answersTo } from '../../core/progress/practice'
import type { Answered } from './scoreQuiz'

/** A wrong option that was chosen in other attempts. */
export interface Missed {
  readonly option: string
  readonly times: number
  /** The last day on which the option was chosen, or undefined if no clock recorded the day. */
  readonly lastDay: LocalDate | undefined
}

export type MissedQuestions = ReadonlyMap<string, readonly Missed[]>

interface Shown {
  readonly moduleId: ModuleId
  readonly answers: readonly Answered[]
  /**
   * The day of the attempt that is shown, if the document already has that attempt. It is not one of the other
   * attempts.
   */
  readonly day?: LocalDate | ''
}

/** Returns the wrong options chosen in other attempts on any device, by question id, if they are still known. */
export function missedOtherTimes(document: ProgressDocument, { moduleId, answers, day }: Shown): MissedQuestions {
  const missed = answers.flatMap(({ question, chosen }): [string, readonly Missed[]][] => {
    const key = questionKey(moduleId, question.id)
    const given = key === undefined ? [] : answersTo(document, key)
    const isShown = (it: AnswerGiven) => day !== undefined && it.chosen === chosen && (it.day ?? '') === day
    const shown = given.filter(isShown).at(-1)
    const others = given.filter((it) => it !== shown)
    const options = question.options.flatMap((option, index): Missed[] => {
      const times = others.filter((it) => index !== question.correct && it.chosen === index)
      return times.length === 0 ? [] : [{ option, times: times.length, lastDay: times.at(-1)?.day }]
    })
    return options.length === 0 ? [] : [[question.id, options]]
  })
  return new Map(missed)
}
