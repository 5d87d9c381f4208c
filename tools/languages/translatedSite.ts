import { type ChosenOrganization, chosenOrganization } from '../organization/chosenOrganization.ts'
import { chosenLanguages } from './chosenLanguages.ts'
import { type ComposedLanguage, composeLanguage } from './compose/composeLanguage.ts'
import { englishFiles } from './englishFiles.ts'
import { readTranslation } from './read/readTranslation.ts'

/** The texts of the site in a language other than the first. A text without a translation is English. */
export interface TranslatedSite extends ComposedLanguage {
  /** The folder of the language, such as `es/`. */
  readonly folder: string
}

const made = new Map<string, TranslatedSite>()

/**
 * Reads a language of the site. A build reads it several times, so it is kept.
 *
 * @throws naming the tag, if the site has no such language
 */
export function translatedSite(tag: string, chosen: ChosenOrganization = chosenOrganization()): TranslatedSite {
  const key = `${tag} ${chosen.folder}`
  const site = made.get(key) ?? readSite(tag, chosen)
  made.set(key, site)
  return site
}

function readSite(tag: string, chosen: ChosenOrganization): TranslatedSite {
  const language = chosenLanguages(chosen).languages.find((one) => one.tag === tag)
  if (language === undefined) throw new Error(`The site has no language ${tag}.`)
  const english = englishFiles(chosen)
  return { folder: `${tag}/`, ...composeLanguage(english, readTranslation(language.locale, language.folders, english)) }
}
