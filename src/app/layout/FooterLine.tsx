import { footerWords as words } from '#words/footer'
import { site } from '../../site'
import { filePath, paths } from '../../words/paths'
import styles from './FooterLine.module.css'
import { SiteLink } from './SiteLink'

/** The parts of the footer that a learner may need, on one line: the version, the documents and the contact link. */
export function FooterLine() {
  const { privacy, terms } = site.documents
  return (
    <footer className={`${styles.line} noPrint`}>
      <p className="num">{site.version}</p>
      <ul>
        {privacy === '' ? null : (
          <li>
            <a href={filePath(privacy)}>{words.privacyShort}</a>
          </li>
        )}
        {terms === '' ? null : (
          <li>
            <a href={filePath(terms)}>{words.termsShort}</a>
          </li>
        )}
        <li>
          <SiteLink to={paths.contact}>{words.contact}</SiteLink>
        </li>
      </ul>
    </footer>
  )
}
