import { learnerFrameWords as words } from '#words/learnerFrame'
import { buttonClass } from '../ui/buttonClass'
import { ButtonRow } from '../ui/Button'
import { PageHeading } from '../ui/PageHeading'
import { Prairie } from '../ui/Prairie'
import { paths } from '../words/paths'
import { SiteLink } from './layout/SiteLink'
import { lazyScreen } from './lazyScreen'
import styles from './NotFound.module.css'

/** The search includes every title in the course. No other screen needs them, so the search is loaded separately. */
const { Screen: Search } = lazyScreen(
  () => import('./TitleSearch').then(({ TitleSearch }) => TitleSearch),
  () => <div className={styles.room} />,
)

/** Shown for any path without a route (contract, section 1.4). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <PageHeading>{words.notFoundTitle}</PageHeading>
        <p>{words.notFoundText}</p>
        <Search />
        <ButtonRow>
          <SiteLink className={buttonClass('solid')} to={paths.home}>
            {words.toHome}
          </SiteLink>
          <SiteLink className={buttonClass('line')} to={paths.learning}>
            {words.toLearning}
          </SiteLink>
        </ButtonRow>
      </div>
      <Prairie />
    </div>
  )
}
