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
  /** Whether the header shows the passing score and the link that leaves the quiz, as it does above a question. */
  readonly canLeave?: boolean
  readonly isPatchNew?: boolean
}

/** The header of a quiz, with its title. */
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
