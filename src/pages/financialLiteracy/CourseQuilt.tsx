import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { outline } from '../courseOutline'
import styles from './CourseQuilt.module.css'

/** The quilt, whole and in colour: each block leads to its module below. */
export function CourseQuilt() {
  return (
    <nav aria-label={words.quiltLabel}>
      <ul className={styles.quilt}>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.block} href={`#${id}`}>
              <QuiltBlock module={id} done={1} total={1} size="fill" />
              <span className="sr">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
