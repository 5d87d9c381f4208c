import { otherLanguages } from '../../words/languages'
import { publicPathIn } from '../../words/paths'

interface LanguageEntriesProps {
  /** The path of the current page. */
  readonly path: string
  /** Switches the learner area to a language. Without it, the entries are links to the same public page. */
  readonly onLanguage?: ((tag: string) => void) | undefined
  readonly className?: string | undefined
}

/** List items with the other languages of the site, each by its own name. */
export function LanguageEntries({ path, onLanguage, className }: LanguageEntriesProps) {
  return otherLanguages().map(({ tag, name, dir, folder }) => {
    const shared = { lang: tag, dir, className }
    return (
      <li key={tag}>
        {onLanguage === undefined ? (
          <a {...shared} hrefLang={tag} href={publicPathIn(folder, path)}>
            {name}
          </a>
        ) : (
          <button {...shared} type="button" onClick={() => onLanguage(tag)}>
            {name}
          </button>
        )}
      </li>
    )
  })
}
