import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/buttonClass'
import { PageHeading } from '../ui/PageHeading'
import { Prairie } from '../ui/Prairie'
import { paths } from '../words/paths'
import styles from './NotInCourse.module.css'

interface NotInCourseProps {
  readonly title: string
  readonly text: string
  /** Label of the link to the Learning Center. */
  readonly link: string
}

/** Shown if the address is for a module or lesson that isn't in the course (contract, section 1.4). */
export function NotInCourse({ title, text, link }: NotInCourseProps) {
  return (
    <div className={styles.page}>
      <Prairie />
      <div className={`wrap ${styles.text}`}>
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
        <Link className={buttonClass('solid')} to={paths.learning}>
          {link}
        </Link>
      </div>
    </div>
  )
}
