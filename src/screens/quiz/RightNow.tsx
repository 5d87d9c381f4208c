import { quizReviewWords as words } from '#words/quizReview'
import type { MissedQuestions } from './missedOtherTimes'
import type { Answered } from './scoreQuiz'

interface RightNowProps {
  readonly answers: readonly Answered[]
  readonly missed: MissedQuestions
}

/** How many questions that were missed other times are right in the attempt that is shown: after the note above its answers. */
export function RightNow({ answers, missed }: RightNowProps) {
  const count = answers.filter(({ question, isRight }) => isRight && missed.has(question.id)).length
  return count === 0 ? null : (
    <>
      {' '}
      <span>{words.rightNow(count)}</span>
    </>
  )
}
