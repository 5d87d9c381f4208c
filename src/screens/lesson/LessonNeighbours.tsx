import { useState } from 'react'
import { Link } from 'react-router-dom'
import { lessonWords as words } from '#words/lesson'
import type { LessonInfo, ModuleInfo } from '../../core/curriculum/parseManifest'
import { certificateOf, earnedCertificates, isModuleComplete } from '../../core/progress/certificates'
import { course } from '../../core/progress/course'
import type { ProgressDocument } from '../../core/progress/document'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { useSteadyPress } from '../../ui/useSteadyPress'
import { certificatePath, lessonPath, quizPath } from '../../words/links'
import { quiltPath } from '../../words/paths'
import styles from './LessonNeighbours.module.css'

export interface Neighbours {
  /** The position from 1, or 0 if the lesson is not in the module. */
  readonly number: number
  readonly previous: LessonInfo | undefined
  /** The next lesson. After the last lesson of a module it is the quiz. */
  readonly next: LessonInfo | 'quiz'
}

/** The lessons before and after a lesson in its module. */
export function neighboursOf(module: ModuleInfo, lessonId: string): Neighbours {
  const index = module.lessons.findIndex((lesson) => lesson.id === lessonId)
  return {
    number: index + 1,
    previous: index > 0 ? module.lessons[index - 1] : undefined,
    next: (index >= 0 ? module.lessons[index + 1] : undefined) ?? 'quiz',
  }
}

interface LessonNeighboursProps {
  readonly module: ModuleInfo
  readonly lessonId: string
}

/** The links to the lessons before and after, at the end of the text. */
export function LessonNeighbours({ module, lessonId }: LessonNeighboursProps) {
  const { number, previous, next } = neighboursOf(module, lessonId)
  return (
    <nav className={`${styles.neighbours} noPrint`} aria-label={words.lessons}>
      {previous !== undefined && (
        <Link to={lessonPath(module.id, previous.id)}>
          <span className={styles.kind}>
            <Icon name="arrowLeft" size="small" />
            <span>{words.lessonNumber(String(number - 1))}</span>
          </span>
          <b>{previous.title}</b>
        </Link>
      )}
      {next === 'quiz' ? (
        <Link className={styles.next} to={quizPath(module.id)}>
          <span className={styles.kind}>
            {words.thenQuiz}
            <Icon name="arrowRight" size="small" />
          </span>
          <b>{module.quiz.title}</b>
        </Link>
      ) : (
        <Link className={styles.next} to={lessonPath(module.id, next.id)}>
          <span className={styles.kind}>
            <span>{words.lessonNumber(String(number + 1))}</span>
            <Icon name="arrowRight" size="small" />
          </span>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  )
}

interface NextLinkProps extends LessonNeighboursProps {
  readonly document: ProgressDocument
}

/**
 * The next link, which replaces *Mark complete*. Its button ignores the second press of a double tap, so that it
 * doesn't leave the lesson. It links to the certificate if this lesson completed the module, or if the module is
 * complete and no lesson follows.
 */
export function NextLink({ module, lessonId, document }: NextLinkProps) {
  const { next } = neighboursOf(module, lessonId)
  const certificate = certificateOf(module.id)
  const isFinished = earnedCertificates(document).includes(certificate)
  const isComplete = isModuleComplete(document, {
    id: module.id,
    lessons: module.lessons.map(({ id }) => id),
    passingScore: course.passingScore,
  })
  const [wasFinished] = useState(isFinished)
  const press = useSteadyPress('next', undefined)
  if (isFinished && (!wasFinished || next === 'quiz')) {
    return (
      <Link
        className={buttonClass('solid')}
        to={certificatePath(certificate)}
        state={{ isJustEarned: !wasFinished }}
        {...press}
      >
        {words.seeCertificate}
        <Icon name="arrowRight" />
      </Link>
    )
  }
  if (next === 'quiz' && isComplete) {
    return (
      <Link className={buttonClass('solid')} to={quiltPath} {...press}>
        <span>{words.seeQuilt}</span>
        <Icon name="arrowRight" />
      </Link>
    )
  }
  return (
    <Link
      className={buttonClass('solid')}
      to={next === 'quiz' ? quizPath(module.id) : lessonPath(module.id, next.id)}
      {...press}
    >
      <span>{next === 'quiz' ? words.takeQuiz : words.nextLesson}</span>
      <Icon name="arrowRight" />
    </Link>
  )
}
