import { Link } from 'react-router-dom'
import { quizWords as words } from '#words/quiz'
import { buttonClass } from '../../ui/buttonClass'
import { PageHeading } from '../../ui/PageHeading'
import { Prairie } from '../../ui/Prairie'
import { paths } from '../../words/paths'
import styles from './QuizPage.module.css'

/** No such module (contract, section 1.4). */
export function QuizNotFound() {
  return (
    <div className={styles.notFound}>
      <Prairie />
      <div className="wrap">
        <PageHeading>{words.notFoundTitle}</PageHeading>
        <p>{words.notFoundText}</p>
        <Link className={buttonClass('solid')} to={paths.learning}>
          {words.toLearning}
        </Link>
      </div>
    </div>
  )
}
