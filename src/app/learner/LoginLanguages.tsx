import { languagesWords as words } from '#words/languages'
import { switchLanguage } from '../../session/switchLanguage'
import { otherLanguages } from '../../words/languages'
import styles from './LoginLanguages.module.css'

interface LoginLanguagesProps {
  /** Called with the name of the language that can't be shown now. */
  readonly onNotHere: (name: string) => void
}

/** The other languages of the site, at the top of the sign-in page. */
export function LoginLanguages({ onNotHere }: LoginLanguagesProps) {
  const others = otherLanguages()
  if (others.length === 0) return null
  return (
    <nav className={styles.languages} aria-label={words.title}>
      <ul>
        {others.map(({ tag, name, dir }) => (
          <li key={tag}>
            <button
              type="button"
              lang={tag}
              dir={dir}
              onClick={() => void switchLanguage(tag).then((done) => onNotHere(done === 'not-here' ? name : ''))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
