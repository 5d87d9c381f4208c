import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { outline, totals } from '../courseOutline'
import type { PublicPage } from '../publicPages'
import { courseData } from '../structuredData'
import styles from './page.module.css'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { ledgerFigure } from '../../words/format'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import { ModuleSection } from './ModuleSection'
import { QuiltBlock } from '../../ui/QuiltBlock'

export const page: PublicPage = {
  Page: FinancialLiteracy,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf) => courseData(outline, addressOf),
}

/** Route `/financial-literacy` (contract, section 1.1): the curriculum, module by module. */
function FinancialLiteracy() {
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead(totals.modules)} folio={<CourseCounts />} />
      <LeafRow className={styles.quiltRow}>
        <CourseQuilt />
      </LeafRow>
      <LeafRow className={styles.course} folio={<ModuleIndex />}>
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
        <h2>{words.opensTitle}</h2>
        <p className={common.after}>{words.opens}</p>
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

/** Stays in view beside the modules while there is room for a folio column; on phones the quilt leads to them. */
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

/** The quilt, whole and in colour: each block leads to its module below. */
function CourseQuilt() {
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
