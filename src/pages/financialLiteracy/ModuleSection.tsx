import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { ledgerFigure } from '../../words/format'
import { lessonPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import type { OutlineModule } from '../courseOutline'
import styles from './ModuleSection.module.css'

/** One module: its block, what it is about, and its lessons as entries. On phones the entries fold away. */
export function ModuleSection({ module }: { readonly module: OutlineModule }) {
  const { id, title } = module
  return (
    <section id={id} className={styles.module} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <QuiltBlock module={id} done={1} total={1} size="large" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={`num ${styles.facts}`}>
            <span>{words.level(module.difficulty)}</span>
            <span>{words.weeks(module.weeks)}</span>
            <span>{words.points(ledgerFigure(module.points))}</span>
          </p>
          <p className={styles.description}>{module.description}</p>
        </div>
      </div>
      <details className={styles.fold}>
        <summary>
          <Icon name="chevronDown" size="small" />
          {words.disclosure(module.lessons)}
        </summary>
        <Lessons module={module} />
        <ArrowLink href={`${paths.learning}#${id}`}>{words.openModule}</ArrowLink>
      </details>
    </section>
  )
}

function Lessons({ module }: { readonly module: OutlineModule }) {
  return (
    <table className={`num ${styles.lessons}`}>
      <caption className="sr">{words.tableCaption(module.title)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words.columns.number}</span>
          </th>
          <th scope="col">{words.columns.lesson}</th>
          <th scope="col">{words.columns.minutes}</th>
          <th scope="col">{words.columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {module.entries.map(({ id, title, minutes, points }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <th scope="row">
              <a href={lessonPath(module.id, id)}>{title}</a>
            </th>
            <td>{minutes}</td>
            <td>{points}</td>
          </tr>
        ))}
        <tr>
          <td />
          <th scope="row">{words.quiz}</th>
          <td>{module.quiz.minutes}</td>
          <td>{module.quiz.points}</td>
        </tr>
        <tr className={styles.total}>
          <td />
          <th scope="row">{words.moduleTotal}</th>
          <td>
            <span>{module.minutes}</span>
          </td>
          <td>
            <span>{ledgerFigure(module.points)}</span>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
