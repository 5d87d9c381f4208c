import { Link } from 'react-router-dom'
import { quizWords as words } from '#words/quiz'
import type { ModuleInfo } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import type { ModuleAccess } from '../../progress/moduleAccess'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { PageHeading } from '../../ui/PageHeading'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { Sheet } from '../../ui/Sheet'
import { textLinkClass } from '../../ui/textLinkClass'
import { lessonPath, paths } from '../../words/paths'
import { ModuleLock } from '../session/ModuleLock'
import styles from './QuizPage.module.css'

interface LockedQuizProps {
  readonly module: ModuleInfo
  readonly access: Extract<ModuleAccess, { kind: 'locked' }>
  readonly document: ProgressDocument
  readonly onOpened: () => void
}

/** In place of a quiz that is not open yet: what opens it. */
export function LockedQuiz({ module, access, document, onOpened }: LockedQuizProps) {
  return (
    <Leaf className={styles.page} data-module={module.id}>
      <LeafRow>
        <div className={styles.column}>
          <div className={styles.lockedHead}>
            <QuiltBlock module={module.id} done={0} total={module.lessons.length + 1} size="large" />
            <div>
              <PageHeading>{words.quizOf(module.title)}</PageHeading>
              <p className={styles.lockedText}>{module.description}</p>
            </div>
          </div>
          <Sheet>
            <ModuleLock module={module} access={access} document={document} onOpened={onOpened}>
              {words.lockedQuiz}
            </ModuleLock>
          </Sheet>
          <h2 className={styles.lockedLessons}>{words.readMeanwhile}</h2>
          <ol className={styles.lessons}>
            {module.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link to={lessonPath(module.id, lesson.id)}>
                  <span>{lesson.title}</span>
                  <span className={styles.duration}>{lesson.duration}</span>
                </Link>
              </li>
            ))}
          </ol>
          <p className={styles.wayBack}>
            <Link className={textLinkClass} to={paths.learning}>
              {words.backToLessons}
            </Link>
          </p>
        </div>
      </LeafRow>
    </Leaf>
  )
}
