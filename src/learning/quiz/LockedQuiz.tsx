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
import { paths } from '../../words/paths'
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
    <Leaf className={styles['page'] ?? ''} data-module={module.id}>
      <LeafRow>
        <div className={styles['column']}>
          <QuiltBlock module={module.id} done={0} total={module.lessons.length + 1} />
          <PageHeading className={styles['lockedTitle']}>{words.quizOf(module.title)}</PageHeading>
          <Sheet>
            <ModuleLock module={module} access={access} document={document} onOpened={onOpened}>
              {words.lockedQuiz}
            </ModuleLock>
          </Sheet>
          <p className={styles['wayBack']}>
            <Link className={textLinkClass} to={paths.learning}>
              {words.backToLessons}
            </Link>
          </p>
        </div>
      </LeafRow>
    </Leaf>
  )
}
