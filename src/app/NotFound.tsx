import { learnerFrameWords as words } from '#words/learnerFrame'
import { buttonClass } from '../ui/buttonClass'
import { ButtonRow } from '../ui/ButtonRow'
import { PageHeading } from '../ui/PageHeading'
import { Prairie } from '../ui/Prairie'
import { paths } from '../words/paths'
import { SiteLink } from './layout/SiteLink'
import styles from './NotFound.module.css'

/** Any path that no route knows (specification, section 2). */
export function NotFound() {
  return (
    <div className={styles['page']}>
      <div className={styles['text']}>
        <PageHeading>{words.notFoundTitle}</PageHeading>
        <p>{words.notFoundText}</p>
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
