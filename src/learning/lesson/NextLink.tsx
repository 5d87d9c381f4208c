import { Link } from 'react-router-dom'
import { lessonWords as words } from '#words/lesson'
import type { ModuleInfo } from '../../curriculum/curriculum'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import { useSteadyPress } from '../../ui/useSteadyPress'
import { lessonPath, quizPath } from '../../words/paths'
import { neighboursOf } from './neighbours'

interface NextLinkProps {
  readonly module: ModuleInfo
  readonly lessonId: string
}

/** The way on, where Mark complete was: the second press of a double tap must not leave the lesson. */
export function NextLink({ module, lessonId }: NextLinkProps) {
  const { next } = neighboursOf(module, lessonId)
  const press = useSteadyPress('next', undefined)
  return (
    <Link
      className={buttonClass('solid')}
      to={next === 'quiz' ? quizPath(module.id) : lessonPath(module.id, next.id)}
      {...press}
    >
      {next === 'quiz' ? words.takeQuiz : words.nextLesson}
      <Icon name="arrowRight" />
    </Link>
  )
}
