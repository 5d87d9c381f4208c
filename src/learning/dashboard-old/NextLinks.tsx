import { Link } from 'react-router-dom'
import { dashboardWords } from '#words/dashboard'
import { plainScreenWords as words } from '#words/plainScreens'
import { pointsForLesson, pointsForQuiz } from '../../progress/points'
import { lessonPath, quizPath } from '../../words/paths'
import type { Step } from '../session/nextSteps'

interface NextLinksProps {
  /** Best first. */
  readonly steps: readonly Step[]
}

/** What to do next, as links. */
export function NextLinks({ steps }: NextLinksProps) {
  return (
    <>
      <h2>{words.nextTitle}</h2>
      {steps.length === 0 ? <p>{dashboardWords.allPosted}.</p> : null}
      {steps.map((step) => {
        const { to, title, facts } = linkOf(step)
        return (
          <p key={to}>
            <Link to={to}>{title}</Link>
            <br />
            {facts}
          </p>
        )
      })}
    </>
  )
}

function linkOf(step: Step): { readonly to: string; readonly title: string; readonly facts: string } {
  const { module } = step
  if (step.kind === 'quiz') {
    return {
      to: quizPath(module.id),
      title: dashboardWords.quizOf(module.title),
      facts: dashboardWords.stepFacts(module.quiz.duration, pointsForQuiz(module.id)),
    }
  }
  const { lesson, number, place } = step
  const read = place === undefined ? 0 : Math.round(place.read * 100)
  const points = pointsForLesson(lesson.id)
  return {
    to: lessonPath(module.id, lesson.id),
    title: lesson.title,
    facts:
      dashboardWords.lessonFacts(module.title, number, module.lessons.length, lesson.duration, points) +
      (read === 0 ? '' : ` · ${words.read(read)}`),
  }
}
