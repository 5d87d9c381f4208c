import { Link } from 'react-router-dom'
import { learnerFrameWords } from '#words/learnerFrame'
import { loginWords as words } from '#words/login'
import { areCardsOffered } from '../../session/besideLessons'
import { ButtonRow } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { PageHeading } from '../../ui/PageHeading'
import { textLinkClass } from '../../ui/textLinkClass'
import { glossaryPath, signPath } from '../../words/links'
import { paths } from '../../words/paths'
import styles from './LoginScreen.module.css'

const { titles } = learnerFrameWords

/** The parts that work without storage. */
const openParts = [
  { to: paths.tools, name: titles.tools },
  { to: glossaryPath(), name: titles.glossary },
  ...(areCardsOffered ? [{ to: signPath(), name: titles.sign }] : []),
]

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
      <p className={styles.lead}>{words.openParts}</p>
      <ul>
        {openParts.map(({ to, name }) => (
          <li key={to}>
            {/* A link within the app, because a new document would wait for the storage again. */}
            <Link className={textLinkClass} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
