import { Link, useLocation } from 'react-router-dom'
import { progressPlaceWords as words } from '#words/progressPlace'
import { useAuth } from '../../accounts/AuthContext'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { signInAgainPath } from '../../words/paths'
import styles from './ProgressPlace.module.css'

/** For a learner without a backup; where accounts have one, the way to it. */
export function DeviceOnly() {
  const { accounts } = useAuth()
  const { pathname } = useLocation()
  if (accounts.cloud === undefined) return <p className={styles.text}>{words.deviceOnly}</p>
  return (
    <>
      <p className={styles.text}>
        {words.deviceOnly} {words.accountAdds}
      </p>
      <Link className={textLinkClass} to={signInAgainPath(pathname)}>
        {words.getAccount} <Icon name="arrowRight" />
      </Link>
    </>
  )
}
