import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { classTodayWords } from '#words/classToday'
import { buttonClass } from '../../../ui/buttonClass'
import { ClassWays } from './ClassWays'
import { EmptyState } from '../../../ui/EmptyState'
import type { ClassPageProps } from './classView'

interface NobodyYetProps extends ClassPageProps {
  /** The number of new devices that the teacher hasn't decided on. */
  readonly waiting: number
}

/** A class without learners. The first step is the class card, and the next is to let in the waiting devices. */
export function NobodyYet({ view, waiting }: NobodyYetProps) {
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
      <ClassWays view={view} />
    </>
  )
}
