import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { learningCenterWords } from '#words/learningCenter'
import { moduleLockWords } from '#words/moduleLock'
import { plainScreenWords as words } from '#words/plainScreens'
import type { Loaded } from '../../core/curriculum/createLibrary'
import type { LessonInfo, Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { isLessonComplete } from '../../core/progress/lessons'
import { pointsForLesson, pointsForQuiz } from '../../core/progress/points'
import { lessonPath, quizPath } from '../../words/links'
import { paths } from '../../words/paths'
import { CouldNotRead } from '../../session/CouldNotRead'
import { type ModuleStanding, moduleStandings } from '../../session/moduleStandings'
import type { Started } from '../../session/nextSteps'
import styles from './PlainModules.module.css'

interface PlainModulesProps {
  readonly document: ProgressDocument
  readonly manifest: Loaded<Manifest>
  readonly started: Started
  /** False while progress from other devices is unknown. In that case, no module shows its progress. */
  readonly isKnown: boolean
  /** Reads the list of lessons again. */
  readonly onRetry: () => void
}

export function PlainModules({ document, manifest, started, isKnown, onRetry }: PlainModulesProps) {
  const standings = moduleStandings(document, manifest.value)
  const done = standings.reduce((sum, { lessonsDone }) => sum + lessonsDone, 0)
  const all = standings.reduce((sum, { module }) => sum + module.lessons.length, 0)
  const list = useNamedModule()
  return (
    <div ref={list} className={styles.plain}>
      {isKnown ? <p>{`${learningCenterWords.doneOf(done, all).join(' ')}.`}</p> : null}
      {manifest.kind === 'fallback' ? <CouldNotRead text={words.placeholder} onRetry={onRetry} /> : null}
      {standings.map((standing) => (
        <PlainModule
          key={standing.module.id}
          standing={standing}
          document={document}
          started={started}
          isKnown={isKnown}
        />
      ))}
      <p>
        <Link to={paths.learning}>{words.fullLearning}</Link>
      </p>
    </div>
  )
}

/** Scrolls to the module in the address after the router has scrolled to the top. */
function useNamedModule(): RefObject<HTMLDivElement | null> {
  const { hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const named = [...(list.current?.querySelectorAll('h2') ?? [])].find(({ id }) => `#${id}` === hash)
    if (named === undefined) return undefined
    const frame = requestAnimationFrame(() => named.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return list
}

interface PlainModuleProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
  readonly started: Started
  readonly isKnown: boolean
}

/** One module with its progress, its lessons and its quiz. */
function PlainModule({ standing, document, started, isKnown }: PlainModuleProps) {
  const { module, access, lessonsDone, percent } = standing
  const quizTitle = learningCenterWords.quizOf(module.title)
  return (
    <>
      <h2 id={module.id}>{module.title}</h2>
      <p>
        {isKnown
          ? `${module.description} ${words.moduleFacts(module.difficulty, lessonsDone, module.lessons.length, percent)}`
          : module.description}
      </p>
      {access.kind === 'locked' ? (
        <p>
          <span>{isKnown ? words.locked(access.cost) : moduleLockWords.unread}</span>{' '}
          <Link to={`${paths.learning}#${module.id}`}>{words.openModule}</Link>
        </p>
      ) : null}
      <ol>
        {module.lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link to={lessonPath(module.id, lesson.id)}>{lesson.title}</Link>
            <small>{lessonState(lesson, document, started)}</small>
          </li>
        ))}
        <li>
          {access.kind === 'open' ? <Link to={quizPath(module.id)}>{quizTitle}</Link> : <span>{quizTitle}</span>}
          <small>{quizState(standing)}</small>
        </li>
      </ol>
    </>
  )
}

function lessonState({ id, duration }: LessonInfo, document: ProgressDocument, { places }: Started): string {
  if (isLessonComplete(document, id)) return words.doneFor(pointsForLesson(id))
  const read = Math.round((places.find(({ lessonId }) => lessonId === id)?.read ?? 0) * 100)
  const facts = words.lesson(duration, pointsForLesson(id))
  return read === 0 ? facts : `${facts}, ${learningCenterWords.read(read)}`
}

function quizState({ module, isQuizPassed, bestScore, attempts }: ModuleStanding): string {
  if (isQuizPassed && bestScore !== undefined) return learningCenterWords.quizPassed(bestScore)
  const facts = words.lesson(module.quiz.duration, pointsForQuiz(module.id))
  return attempts === 0 ? facts : `${facts}, ${words.notPassedYet}`
}
