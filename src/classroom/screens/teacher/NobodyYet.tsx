import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { classRejectedWords } from '#words/classRejected'
import { classTodayWords } from '#words/classToday'
import { waitingSenders } from '../../protocol/book/members'
import { rejectedSenders } from '../../protocol/book/rejected'
import { buttonClass } from '../../../ui/buttonClass'
import { ClassWays } from './ClassWays'
import { EmptyState } from '../../../ui/EmptyState'
import { Icon } from '../../../ui/Icon'
import { textLinkClass } from '../../../ui/textLinkClass'
import type { ClassPageProps } from './classView'

/**
 * A class without learners. The first step is the class card, and the next is to let in the waiting devices. Also leads
 * to devices that the teacher rejected, because that may have been a mistake.
 */
export function NobodyYet({ view }: ClassPageProps) {
  const { book } = view.state
  const waiting = waitingSenders(book).length
  const rejected = rejectedSenders(book).length
  return (
    <>
      <EmptyState
        headingLevel={2}
        title={words.nobodyTitle}
        action={
          <Link className={buttonClass('solid')} to={view.to(waiting > 0 ? 'collect' : 'card')}>
            {waiting > 0 ? `${classTodayWords.waiting}: ${waiting}` : words.toCard}
          </Link>
        }
      >
        {words.nobodyText}
      </EmptyState>
      {rejected === 0 ? null : (
        <p>
          <Link className={textLinkClass} to={view.to('collect')}>
            <span>{classRejectedWords.title(rejected)}</span> <Icon name="arrowRight" />
          </Link>
        </p>
      )}
      <ClassWays view={view} />
    </>
  )
}
