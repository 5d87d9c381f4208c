import { useState } from 'react'
import { Link } from 'react-router-dom'
import { durationText } from '#words/duration'
import { quizWords as words } from '#words/quiz'
import type { ModuleInfo } from '../../core/curriculum/parseManifest'
import { findModule } from '../../core/curriculum/findLesson'
import type { ProgressDocument } from '../../core/progress/document'
import { isLessonComplete } from '../../core/progress/lessons'
import type { ModuleAccess } from '../../core/progress/moduleAccess'
import { parseModuleId } from '../../core/progress/ids'
import { Block } from '../../ui/Block'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { Row } from '../../ui/Row'
import { Sheet } from '../../ui/Sheet'
import { Skeleton } from '../../ui/Skeleton'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { lessonPath } from '../../words/links'
import { paths } from '../../words/paths'
import { NotInCourse } from '../../session/NotInCourse'
import { ModuleLock } from '../../session/ModuleLock'
import { useSession } from '../../session/SessionContext'
import { useModuleAccess } from '../../session/useModuleAccess'
import { usePlace } from '../../session/usePlace'
import { useManifest, useOnce, useProgress } from '../../session/useRead'
import styles from './QuizPage.module.css'
import { QuizReview } from './QuizReview'
import { QuizRun } from './QuizRun'
import { UnreadableQuiz } from './UnreadableQuiz'

/** Route `/quiz/{moduleId}` (contract, section 1.3). */
export function QuizScreen() {
  const { moduleId = '', view } = usePlace('quiz') ?? {}
  const [attempt, setAttempt] = useState(0)
  return (
    <QuizLoader
      key={`${moduleId}/${attempt}`}
      moduleId={moduleId}
      view={view}
      onRetry={() => setAttempt(attempt + 1)}
    />
  )
}

interface QuizLoaderProps {
  readonly moduleId: string
  readonly view: 'answers' | undefined
  /** Loads all data again. */
  readonly onRetry: () => void
}

/** Loads a quiz's data, and shows the quiz or the reason that it is missing. */
function QuizLoader({ moduleId, view, onRetry }: QuizLoaderProps) {
  const { library, store } = useSession()
  const document = useProgress()
  const manifest = useManifest()
  const id = parseModuleId(moduleId)
  const quiz = useOnce(() => library.quiz(moduleId))
  const draft = useOnce(async () => (id === undefined ? null : ((await store.quizDraft(id)) ?? null)))
  const access = useModuleAccess(document, manifest?.value, id, { kind: 'quiz', id })
  /** The module was just unlocked, so its first question takes the focus. */
  const [isJustOpened, setJustOpened] = useState(false)

  if (quiz === null || id === undefined)
    return <NotInCourse title={words.notFoundTitle} text={words.notFoundText} link={words.toLearning} />
  if (!manifest || !document || !access || quiz === undefined || draft === undefined) {
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
  if (view === 'answers') {
    return <QuizReview moduleId={id} title={module?.title ?? quiz.value.title} quiz={quiz.value} document={document} />
  }
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

interface LockedQuizProps {
  readonly module: ModuleInfo
  readonly access: Extract<ModuleAccess, { kind: 'locked' }>
  readonly document: ProgressDocument
  readonly onOpened: () => void
}

/** Replaces the quiz of a locked module with the way to unlock it. */
function LockedQuiz({ module, access, document, onOpened }: LockedQuizProps) {
  return (
    <Leaf className={styles.page}>
      <LeafRow>
        <Block width={44}>
          <Row gap={5} align="center" before={4} after={4} className={styles.lockedHead}>
            <QuiltBlock look={module} done={0} total={module.lessons.length + 1} size="large" />
            <div>
              <PageHeading>{words.quizOf(module.title)}</PageHeading>
              <Text before={2} after={0} tone="quiet">
                {module.description}
              </Text>
            </div>
          </Row>
          <Sheet>
            <ModuleLock module={module} access={access} document={document} onOpened={onOpened}>
              {words.lockedQuiz}
            </ModuleLock>
          </Sheet>
          <h2 className={styles.lockedLessons}>{words.readMeanwhile}</h2>
          <Block as="ol" isRuled className={styles.lessons}>
            {module.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link to={lessonPath(module.id, lesson.id)}>
                  <span>{lesson.title}</span>
                  <span className={styles.duration}>{durationText(lesson.duration)}</span>
                </Link>
              </li>
            ))}
          </Block>
          <Text before={4} after={0}>
            <Link className={textLinkClass} to={paths.learning}>
              {words.backToLessons}
            </Link>
          </Text>
        </Block>
      </LeafRow>
    </Leaf>
  )
}
