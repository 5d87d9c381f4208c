import { Link } from 'react-router-dom'
import { classBookWords as words } from '#words/classBook'
import { Block } from '../../../ui/Block'
import { ButtonRow } from '../../../ui/Button'
import { textLinkClass } from '../../../ui/textLinkClass'
import { classPath } from '../../../words/links'
import type { ClassPageProps } from './classView'

/** The ways from a page of a class to its settings and to the list of classes. */
export function ClassWays({ view: { isMadeUp, to } }: ClassPageProps) {
  return (
    <Block before={5} className="noPrint">
      <ButtonRow>
        {isMadeUp ? null : (
          <Link className={textLinkClass} to={to('keep')}>
            {words.keep.title}
          </Link>
        )}
        <Link className={textLinkClass} to={classPath()}>
          {words.back}
        </Link>
      </ButtonRow>
    </Block>
  )
}
