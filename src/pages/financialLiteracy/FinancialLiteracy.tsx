import { financialLiteracyWords as words } from '#words/financialLiteracy'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { ledgerFigure } from '../../words/format'
import { outline, totals } from '../courseOutline'
import page from '../Page.module.css'
import { PageHead } from '../PageHead'
import { CourseQuilt } from './CourseQuilt'
import { ModuleIndex } from './ModuleIndex'
import { ModuleSection } from './ModuleSection'
import styles from './FinancialLiteracy.module.css'

/** Route `/financial-literacy` (contract, section 1.1): the curriculum, module by module. */
export function FinancialLiteracy() {
  return (
    <Leaf className={page['page']}>
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
        <p className={page['after']}>{words.opens}</p>
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
