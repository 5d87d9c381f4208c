import { Link } from 'react-router-dom'
import { learningCenterWords } from '#words/learningCenter'
import { plainScreenWords as words } from '#words/plainScreens'
import type { LessonInfo } from '../../curriculum/curriculum'
import type { ProgressDocument } from '../../progress/document'
import { isLessonComplete } from '../../progress/lessons'
import { pointsForLesson, pointsForQuiz } from '../../progress/points'
import { lessonPath, paths, quizPath } from '../../words/paths'
import type { ModuleStanding } from '../session/moduleStandings'
import type { Started } from '../session/nextSteps'

interface PlainModuleProps {
  readonly standing: ModuleStanding
  readonly document: ProgressDocument
  readonly started: Started
}

/** One module: how it stands, its lessons, its quiz. */
export function PlainModule({ standing, document, started }: PlainModuleProps) {
  const { module, access, lessonsDone, percent } = standing
  const quizTitle = learningCenterWords.quizOf(module.title)
  return (
    <>
      <h2 id={module.id}>{module.title}</h2>
      <p>
        {module.description} {words.moduleFacts(module.difficulty, lessonsDone, module.lessons.length, percent)}
      </p>
      {access.kind === 'locked' ? (
        <p>
          {words.locked(access.cost)} <Link to={`${paths.learning}#${module.id}`}>{words.openModule}</Link>
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
          {access.kind === 'open' ? <Link to={quizPath(module.id)}>{quizTitle}</Link> : quizTitle}
          <small>{quizState(standing)}</small>
        </li>
      </ol>
    </>
  )
}

function lessonState({ id, duration }: LessonInfo, document: ProgressDocument, { places }: Started): string {
  if (isLessonComplete(document, id)) return words.postedFor(pointsForLesson(id))
  const read = Math.round((places.find(({ lessonId }) => lessonId === id)?.read ?? 0) * 100)
  const facts = words.lesson(duration, pointsForLesson(id))
  return read === 0 ? facts : `${facts}, ${learningCenterWords.read(read)}`
}

function quizState({ module, isQuizPassed, bestScore, attempts }: ModuleStanding): string {
  if (isQuizPassed && bestScore !== undefined) return learningCenterWords.quizPassed(bestScore)
  const facts = words.lesson(module.quiz.duration, pointsForQuiz(module.id))
  return attempts === 0 ? facts : `${facts}, ${words.notPassedYet}`
}
