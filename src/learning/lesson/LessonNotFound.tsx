import { Link } from 'react-router-dom'
import { lessonWords as words } from '#words/lesson'
import { buttonClass } from '../../ui/buttonClass'
import { PageHeading } from '../../ui/PageHeading'
import { Prairie } from '../../ui/Prairie'
import { paths } from '../../words/paths'
import styles from './LessonNotFound.module.css'

/** No such module or lesson (contract, section 1.4). */
export function LessonNotFound() {
  return (
    <div className={styles.page}>
      <Prairie />
      <div className={`wrap ${styles.text}`}>
        <PageHeading>{words.notFoundTitle}</PageHeading>
        <p>{words.notFoundText}</p>
        <Link className={buttonClass('solid')} to={paths.learning}>
          {words.toLearning}
        </Link>
      </div>
    </div>
  )
}
