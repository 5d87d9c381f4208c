import { glossaryWords as words } from '#words/glossary'
import styles from './LetterLinks.module.css'
import type { LetterGroup } from './letterGroups'

interface LetterLinksProps {
  readonly groups: readonly LetterGroup[]
}

/** Plain anchors: the browser scrolls, keeps the place in its history and moves the focus to the letter. */
export function LetterLinks({ groups }: LetterLinksProps) {
  return (
    <nav aria-label={words.letters} className={styles.letters}>
      <ul>
        {groups.map(({ letter, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
