import { otherLanguages } from '../../words/languages'
import { addressOf } from '../../words/places'
import { isLearnerPath, publicPathIn } from '../../words/paths'

interface LanguageEntriesProps {
  /** The path of the current page. */
  readonly path: string
  readonly className?: string | undefined
}

/**
 * List items with the other languages of the site, each by its own name. On a public page they are links to the same
 * page. In the learner area they switch its language.
 */
export function LanguageEntries({ path, className }: LanguageEntriesProps) {
  return otherLanguages().map(({ tag, name, dir, folder }) => {
    const shared = { lang: tag, dir, className }
    return (
      <li key={tag}>
        {isLearnerPath(path) ? (
          <button {...shared} type="button" onClick={() => void switchTo(tag)}>
            {name}
          </button>
        ) : (
          <a {...shared} hrefLang={tag} href={publicPathIn(folder, path)}>
            {name}
          </a>
        )}
      </li>
    )
  })
}

async function switchTo(tag: string): Promise<void> {
  const { switchLanguage } = await import('../../session/switchLanguage')
  // The settings show which languages are on this device.
  if ((await switchLanguage(tag)) === 'not-here') window.location.assign(addressOf({ screen: 'settings' }))
}
