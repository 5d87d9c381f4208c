import { Link } from 'react-router-dom'
import { learningCenterWords as words } from '#words/learningCenter'
import { isQuizBegun } from '../../progress/quizzes'
import { ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { LeafRow } from '../../ui/LeafRow'
import { PageHeading } from '../../ui/PageHeading'
import { paths, quizPath } from '../../words/paths'
import { useManifest } from '../session/useManifest'
import { useProgress } from '../session/useProgress'
import styles from './LearningCenterScreen.module.css'

/** Where an address asks for a review: this version has none, and a quiz that was taken is the nearest thing to one. */
export function NoReview() {
  const document = useProgress()
  const manifest = useManifest()
  const taken = manifest?.value.modules.find(({ id }) => document !== undefined && isQuizBegun(document, id))
  return (
    <LeafRow>
      <PageHeading>{words.reviewTitle}</PageHeading>
      <p className={styles.review}>{words.reviewText}</p>
      <ButtonRow>
        {taken === undefined ? null : (
          <Link className={buttonClass('solid')} to={quizPath(taken.id)}>
            {words.againQuiz(taken.title)}
          </Link>
        )}
        <Link className={buttonClass(taken === undefined ? 'solid' : 'line')} to={paths.learning}>
          {words.toModules}
        </Link>
      </ButtonRow>
    </LeafRow>
  )
}
