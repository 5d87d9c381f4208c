import { loginWords as words } from '#words/login'
import { ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { PageHeading } from '../../ui/PageHeading'
import { paths } from '../../words/paths'
import styles from './LoginScreen.module.css'

/** Replaces the forms if the browser saves nothing for this site, because no form would work. */
export function CannotSave() {
  return (
    <div className={styles.column}>
      <PageHeading>{words.cannotSaveTitle}</PageHeading>
      <p className={styles.lead}>{words.cannotSaveText}</p>
      <ButtonRow>
        <button type="button" className={buttonClass('solid')} onClick={() => window.location.reload()}>
          {words.tryAgain}
        </button>
        <a className={buttonClass('line')} href={paths.financialLiteracy}>
          {words.readLessons}
        </a>
      </ButtonRow>
    </div>
  )
}
