import { Link } from 'react-router-dom'
import { loginWords as words } from '#words/login'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { bringInFilePath } from '../../words/paths'
import { addressOf } from '../../words/places'

/** What is possible after a wrong password that no service can reset. The link asks for a first name, then the file. */
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
