import { Link } from 'react-router-dom'
import { loginWords as words } from '#words/login'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { bringInFilePath } from '../../words/paths'
import { addressOf } from '../../words/places'

/**
 * Explains what to do after a wrong password if no service can reset it. The link leads to a form for a first name,
 * then for the file.
 */
export function NoReset() {
  return (
    <>
      <p className="quiet">{words.noReset}</p>
      <Link className={textLinkClass} to={addressOf({ screen: 'login', from: bringInFilePath, view: 'new' })}>
        {words.haveFile} <Icon name="arrowRight" />
      </Link>
    </>
  )
}
