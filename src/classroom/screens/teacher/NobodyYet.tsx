import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { classTodayWords } from '#words/classToday'
import { buttonClass } from '../../../ui/buttonClass'
import { EmptyState } from '../../../ui/EmptyState'
import type { ClassPageProps } from './classView'

interface NobodyYetProps extends ClassPageProps {
  /** New devices that nobody has judged. */
  readonly waiting: number
}

/** A class that nobody is counted in: the card comes first, then a tap for who waits. */
export function NobodyYet({ view, waiting }: NobodyYetProps) {
  return (
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
  )
}
