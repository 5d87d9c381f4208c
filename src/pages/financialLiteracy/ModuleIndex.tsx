import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { outline } from '../courseOutline'
import styles from './ModuleIndex.module.css'

/** Stays in view beside the modules while there is room for a folio column; on phones the quilt leads to them. */
export function ModuleIndex() {
  return (
    <nav className={styles.index} aria-label={words.indexTitle}>
      <ul>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
