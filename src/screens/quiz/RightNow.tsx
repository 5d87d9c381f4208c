import { quizReviewWords as words } from '#words/quizReview'
import type { MissedQuestions } from './missedOtherTimes'
import type { Answered } from './scoreQuiz'

interface RightNowProps {
  readonly answers: readonly Answered[]
  readonly missed: MissedQuestions
}

/**
 * The number of questions that were wrong in other attempts and are right in this one. It follows the note above the
 * answers.
 */
export function RightNow({ answers, missed }: RightNowProps) {
  const count = answers.filter(({ question, isRight }) => isRight && missed.has(question.id)).length
  return count === 0 ? null : (
    <>
      {' '}
      <span>{words.rightNow(count)}</span>
    </>
  )
}
