import { quizWords as words } from '#words/quiz'
import type { QuizContent } from '../../core/curriculum/curriculum'
import type { ProgressDocument } from '../../core/progress/document'
import type { ModuleId } from '../../core/progress/ids'
import { paths } from '../../words/paths'
import { ModuleHeader } from '../../session/ModuleHeader'
import { scoreText } from './scoreQuiz'

interface QuizHeaderProps {
  readonly moduleId: ModuleId
  readonly title: string
  readonly quiz: QuizContent
  readonly document: ProgressDocument
  /** On a question: what it takes, and the way out. */
  readonly canLeave?: boolean
  readonly isPatchNew?: boolean
}

/** Whose quiz this is. */
export function QuizHeader({ title, quiz, canLeave = false, ...header }: QuizHeaderProps) {
  return (
    <ModuleHeader
      {...header}
      title={words.quizOf(title)}
      facts={canLeave ? words.passMark(scoreText(quiz.passingScore)) : undefined}
      leave={canLeave ? { to: paths.learning, label: words.leave } : undefined}
    />
  )
}
