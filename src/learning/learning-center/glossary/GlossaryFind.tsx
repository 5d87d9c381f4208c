import { Link, useSearchParams } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import type { GlossaryEntry } from '../../../curriculum/parseLists'
import { SearchField } from '../../../ui/SearchField'
import { Icon } from '../../../ui/Icon'
import { textLinkClass } from '../../../ui/textLinkClass'
import { paths } from '../../../words/paths'
import styles from './Glossary.module.css'
import { glossaryGroups, type LetterGroup } from './letterGroups'

interface GlossaryFindProps {
  readonly entries: readonly GlossaryEntry[]
  readonly query: string
  readonly onQuery: (query: string) => void
}

/** The search, the letters to jump to, and the way back. */
export function GlossaryFind({ entries, query, onQuery }: GlossaryFindProps) {
  const [params] = useSearchParams()
  const term = params.get('term')
  const isUnknown = term !== null && entries.every(({ id }) => id !== term)
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <search>
        <SearchField
          className={styles.field}
          label={words.searchLabel}
          placeholder={words.searchHint}
          clearLabel={words.clearSearch}
          value={query}
          onValue={onQuery}
        />
      </search>
      {isUnknown ? <p className={styles.note}>{words.unknownTerm}</p> : null}
      {query.trim() === '' ? <LetterLinks groups={glossaryGroups(entries)} /> : null}
      <Link className={`${textLinkClass} ${styles.back}`} to={paths.learning}>
        <Icon name="arrowLeft" />
        {words.backToLearning}
      </Link>
    </>
  )
}

interface LetterLinksProps {
  readonly groups: readonly LetterGroup[]
}

/** Plain links: the browser scrolls, keeps the place in its history and moves the focus to the letter. */
function LetterLinks({ groups }: LetterLinksProps) {
  return (
    <nav aria-label={words.letters} className={styles.letters}>
      <ul>
        {groups.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
