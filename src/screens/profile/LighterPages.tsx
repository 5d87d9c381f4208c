import { Link } from 'react-router-dom'
import { profileWords as words } from '#words/profile'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { paths } from '../../words/paths'
import styles from './ProfileScreen.module.css'

/** Links to the plain versions of the two largest pages. */
export function LighterPages() {
  return (
    <>
      <h2>{words.lighter}</h2>
      <p className={styles.text}>{words.lighterText}</p>
      <ul className={styles.links}>
        <li>
          <Link className={textLinkClass} to={paths.dashboardOld}>
            {words.lighterDashboard} <Icon name="arrowRight" />
          </Link>
        </li>
        <li>
          <Link className={textLinkClass} to={paths.learningOld}>
            {words.lighterLearning} <Icon name="arrowRight" />
          </Link>
        </li>
      </ul>
    </>
  )
}
