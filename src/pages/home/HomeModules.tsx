import { homeWords as words } from '#words/home'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { paths } from '../../words/paths'
import { outline, totals } from '../courseOutline'
import styles from './HomeModules.module.css'

/** The modules as a ledger with a double-underlined total. */
export function HomeModules() {
  return (
    <Leaf>
      <LeafRow
        id="learn"
        folio={
          <p className={styles.counts}>
            {words.modules(totals.modules)}, <br />
            {words.lessons(totals.lessons)}, <br />
            {words.quizzes(totals.quizzes)}
          </p>
        }
      >
        <h2>{words.learnTitle}</h2>
        <p className={styles.intro}>{words.learnText(totals.beginnerModules)}</p>
        <ul className={styles.modules}>
          {outline.map((module) => (
            <li key={module.id} className={styles.module}>
              <QuiltBlock module={module.id} done={1} total={1} />
              <span className={styles.text}>
                <a className={styles.title} href={`${paths.learning}#${module.id}`}>
                  {module.title}
                </a>
                <span className={styles.description}>{module.description}</span>
              </span>
              <span className={`num ${styles.facts}`}>
                <span>{words.lessons(module.lessons)}</span>
                <span>{words.weeks(module.weeks)}</span>
                <span>{module.difficulty}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className={`num ${styles.sum}`}>
          <span>{words.inAll}</span>
          <span className="dbl fig">{words.lessons(totals.lessons)}</span>
          <span className="dbl fig">{words.weeks(totals.weeks)}</span>
        </p>
      </LeafRow>
    </Leaf>
  )
}
