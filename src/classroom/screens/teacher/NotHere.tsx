import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { buttonClass } from '../../../ui/buttonClass'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { classPath } from '../../../words/links'

interface NotHereProps {
  readonly title: string
  readonly text: string
}

/** Shown for a class that was deleted or was never on this device. */
export function NotHere({ title, text }: NotHereProps) {
  return (
    <LeafRow>
      <PageHeading pageKey={title}>{title}</PageHeading>
      <p>{text}</p>
      <Link className={buttonClass('solid')} to={classPath()}>
        {words.back}
      </Link>
    </LeafRow>
  )
}
