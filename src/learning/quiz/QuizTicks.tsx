import { whole } from '#words/ledgerFormat'
import { quizWords as words } from '#words/quiz'
import type { QuizContent } from '../../curriculum/curriculum'
import type { QuizDraft } from '../../store/learnerStore'
import { quizProgress } from './quizProgress'
import styles from './QuizTicks.module.css'

interface QuizTicksProps {
  readonly quiz: QuizContent
  readonly draft: QuizDraft
}

/** One box per question, and the same in words for who does not see them. */
export function QuizTicks({ quiz, draft }: QuizTicksProps) {
  const { ticks, answeredCount } = quizProgress(quiz, draft)
  return (
    <>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick, position) => (
          <i key={position} className={tick === 'open' ? undefined : styles[tick]} />
        ))}
      </div>
      <p className="sr">{words.answered(whole(answeredCount))}</p>
    </>
  )
}
