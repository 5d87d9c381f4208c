import { Link } from 'react-router-dom'
import { quizWords as words } from '#words/quiz'
import type { QuizContent } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import type { ModuleId } from '../../progress/ids'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { paths } from '../../words/paths'
import { moduleStandings } from '../session/moduleStandings'
import { useManifest } from '../session/useRead'
import styles from './QuizHeader.module.css'
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

/** The module's block as far as it is sewn, and whose quiz this is. */
export function QuizHeader(props: QuizHeaderProps) {
  const { moduleId, title, quiz, document, canLeave = false, isPatchNew = false } = props
  const manifest = useManifest()
  const standings = manifest === undefined ? [] : moduleStandings(document, manifest.value)
  const standing = standings.find(({ module }) => module.id === moduleId)
  return (
    <header className={styles.header}>
      <QuiltBlock
        module={moduleId}
        done={standing?.patchesDone ?? 0}
        total={standing?.patches ?? 1}
        size="small"
        isLastNew={isPatchNew}
      />
      <div className={styles.names}>
        <p className={styles.title}>{words.quizOf(title)}</p>
        {canLeave && <p className={styles.facts}>{words.passMark(scoreText(quiz.passingScore))}</p>}
      </div>
      {canLeave && (
        <Link className={styles.leave} to={paths.learning} aria-label={words.leave}>
          <Icon name="cross" />
        </Link>
      )}
    </header>
  )
}
