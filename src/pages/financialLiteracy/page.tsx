import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { levelName } from '#words/levels'
import { Icon } from '../../ui/Icon'
import { lessonPath } from '../../words/links'
import { paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { openModules, outline, type OutlineModule, totals } from '../courseOutline'
import type { PublicPage } from '../publicPages'
import { courseData } from '../structuredData'
import styles from './page.module.css'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { ledgerFigure } from '../../words/format'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import { quiltColumns } from '../../ui/quilt/quiltColumns'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { Text } from '../../ui/Text'

export const page: PublicPage = {
  Page: FinancialLiteracy,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf) => courseData(outline, addressOf),
}

const isAllOpen = openModules.length === outline.length

/** Route `/financial-literacy` (contract, section 1.1): the curriculum, module by module. */
function FinancialLiteracy() {
  return (
    <Leaf className={common.page}>
      <PageHead
        title={words.title}
        lead={words.lead(totals.modules, outline[0]?.title ?? '', outline.at(-1)?.title ?? '')}
        marginNote={<CourseCounts />}
      />
      <LeafRow className={styles.quiltRow}>
        <CourseQuilt />
      </LeafRow>
      <LeafRow className={styles.course} marginNote={<ModuleIndex />}>
        {outline.map((module) => (
          <ModuleSection key={module.id} module={module} />
        ))}
        <p className={`num ${styles.sum}`}>
          <span>{words.inAll}</span>
          <span className="dbl fig">{words.time(totals.minutes)}</span>
          <span className="dbl fig">{words.points(ledgerFigure(totals.points))}</span>
        </p>
      </LeafRow>
      <LeafRow>
        <h2>{words.opensTitle(isAllOpen)}</h2>
        <p className={common.after}>{words.opens(isAllOpen)}</p>
      </LeafRow>
    </Leaf>
  )
}

function CourseCounts() {
  const counts = words.counts(totals.modules, totals.lessons, totals.quizzes)
  return (
    <p className={`num ${styles.counts}`}>
      {counts.map((count) => (
        <span key={count}>{count}</span>
      ))}
    </p>
  )
}

/**
 * The index stays visible next to the modules if there is space for a side column. On phones, the quilt links to the
 * modules.
 */
function ModuleIndex() {
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

/** The full quilt in color. Each block links to its module below. */
function CourseQuilt() {
  return (
    <nav aria-label={words.quiltLabel}>
      <ul className={styles.quilt} data-columns={quiltColumns(outline.length)}>
        {outline.map(({ id, title, icon, color }) => (
          <li key={id}>
            <a className={styles.block} href={`#${id}`}>
              <QuiltBlock look={{ icon, color }} done={1} total={1} size="fill" />
              <span className="sr">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One module with its block, its topic, and its lessons as entries. On phones, the entries are in a fold. */
function ModuleSection({ module }: { readonly module: OutlineModule }) {
  const { id, title } = module
  return (
    <section id={id} className={styles.module} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <QuiltBlock look={module} done={1} total={1} size="large" />
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={`num ${styles.facts}`}>
            <span>{levelName(module.difficulty)}</span>
            <span>{words.weeks(module.weeks)}</span>
            <span>{words.points(ledgerFigure(module.points))}</span>
          </p>
          <Text width={36} after={0} tone="quiet">
            {module.description}
          </Text>
        </div>
      </div>
      <details className={styles.fold}>
        <summary aria-label={words.disclosureOf(module.lessons, module.title)}>
          <Icon name="chevronDown" size="small" />
          <span>{words.disclosure(module.lessons)}</span>
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
