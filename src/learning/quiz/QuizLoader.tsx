import { useState } from 'react'
import { quizWords as words } from '#words/quiz'
import { findModule } from '../../curriculum/findModule'
import { syllabusOf } from '../../curriculum/syllabusOf'
import { isLessonComplete } from '../../progress/lessons'
import { moduleAccess } from '../../progress/moduleAccess'
import { parseModuleId } from '../../progress/parseIds'
import { Skeleton } from '../../ui/Skeleton'
import { useSession } from '../session/SessionContext'
import { useManifest } from '../session/useManifest'
import { useOnce } from '../session/useOnce'
import { useProgress } from '../session/useProgress'
import { LockedQuiz } from './LockedQuiz'
import { QuizNotFound } from './QuizNotFound'
import { QuizRun } from './QuizRun'
import styles from './QuizPage.module.css'
import { UnreadableQuiz } from './UnreadableQuiz'

interface QuizLoaderProps {
  readonly moduleId: string
  /** Asks for everything again. */
  readonly onRetry: () => void
}

/** Reads what a quiz needs, and shows what became of it. */
export function QuizLoader({ moduleId, onRetry }: QuizLoaderProps) {
  const { library, store } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  const id = parseModuleId(moduleId)
  const quiz = useOnce(() => library.quiz(moduleId))
  const draft = useOnce(async () => (id === undefined ? null : ((await store.quizDraft(id)) ?? null)))
  /** A module that was opened a moment ago: the focus goes to its first question. */
  const [isJustOpened, setJustOpened] = useState(false)

  if (quiz === null || id === undefined) return <QuizNotFound />
  if (!manifest || !document || quiz === undefined || draft === undefined) {
    return (
      <div className={`wrap ${styles.waiting}`}>
        <Skeleton label={words.loading} />
      </div>
    )
  }
  if (quiz.kind === 'fallback') {
    return <UnreadableQuiz moduleId={id} quiz={quiz.value} trouble={quiz.trouble} onRetry={onRetry} />
  }
  const module = findModule(manifest.value, moduleId)
  const access = moduleAccess(document, syllabusOf(manifest.value), id)
  if (module !== null && access.kind === 'locked') {
    return <LockedQuiz module={module} access={access} document={document} onOpened={() => setJustOpened(true)} />
  }
  return (
    <QuizRun
      moduleId={id}
      title={module?.title ?? quiz.value.title}
      quiz={quiz.value}
      draft={draft ?? undefined}
      document={document}
      isSample={false}
      openLessons={(module?.lessons ?? []).filter(({ id }) => !isLessonComplete(document, id)).length}
      takesFocus={isJustOpened}
    />
  )
}
