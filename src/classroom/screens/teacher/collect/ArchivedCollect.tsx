import { Link } from 'react-router-dom'
import { classCollectWords } from '#words/classCollect'
import { classYearWords as words } from '#words/classYear'
import { buttonClass } from '../../../../ui/buttonClass'
import { EmptyState } from '../../../../ui/EmptyState'
import { LeafRow } from '../../../../ui/Leaf'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'

/** Collect in an archived class. It explains that a report that a learner hands in now is not taken. */
export function ArchivedCollect({ view }: ClassPageProps) {
  return (
    <LeafRow>
      <ClassHead view={view} page="collect" title={classCollectWords.title} />
      <EmptyState
        headingLevel={2}
        title={words.collectTitle}
        action={
          <Link className={buttonClass('solid')} to={view.to('keep')}>
            {words.reopen}
          </Link>
        }
      >
        {words.collectText}
      </EmptyState>
    </LeafRow>
  )
}
