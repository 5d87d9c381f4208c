import { useState } from 'react'
import { languagesWords as words } from '#words/languages'
import { switchLanguage } from './switchLanguage'
import { otherLanguages } from '../words/languages'
import styles from './LanguageButtons.module.css'

/** The other languages of the site, at the top of the sign-in page and of the page on which a learner agrees. */
export function LanguageButtons() {
  const [news, setNews] = useState('')
  const others = otherLanguages()
  if (others.length === 0) return null
  const choose = async (tag: string, name: string): Promise<void> =>
    setNews((await switchLanguage(tag)) === 'not-here' ? words.notHere(name) : '')
  return (
    <nav className={styles['languages']} aria-label={words.title}>
      <ul>
        {others.map(({ tag, name, dir }) => (
          <li key={tag}>
            <button type="button" lang={tag} dir={dir} onClick={() => void choose(tag, name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{news}</p>
    </nav>
  )
}
