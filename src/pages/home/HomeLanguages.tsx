import { otherLanguages } from '../../words/languages'
import { paths, publicPathIn } from '../../words/paths'
import styles from './HomeLanguages.module.css'

/** Links to the home page in the other languages of the site. They work before any script. */
export function HomeLanguages() {
  const others = otherLanguages()
  if (others.length === 0) return null
  return (
    // On a wide screen the bar has a single other language as a link.
    <ul className={styles.languages} data-count={others.length}>
      {others.map(({ tag, name, dir, folder }) => (
        <li key={tag}>
          <a lang={tag} dir={dir} hrefLang={tag} href={publicPathIn(folder, paths.home)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
