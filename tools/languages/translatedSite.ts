import { type ChosenOrganization, chosenOrganization } from '../organization/chosenOrganization.ts'
import { kindOf } from './blocks/kinds.ts'
import { chosenLanguages } from './chosenLanguages.ts'
import { composeFile } from './compose/composeFile.ts'
import { translatedTexts } from './compose/translatedTexts.ts'
import { englishFiles } from './englishFiles.ts'
import { readTranslation } from './read/readTranslation.ts'

/** The texts of the site in a language other than the first. */
export interface TranslatedSite {
  /** The folder of the language, such as `es/`. */
  readonly folder: string
  /** Texts of the interface, by key. */
  readonly words: ReadonlyMap<string, string>
  /**
   * A file in this language. What has no translation stays English.
   *
   * @param path its path in the folder of a language, such as `lessons/credit_1.json`
   * @param english the JSON value, or the text of a document
   */
  readonly content: (path: string, english: unknown) => unknown
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
  const { locale, folders } = language
  const english = englishFiles(chosen)
  const { files } = readTranslation(locale, folders, english)
  const translationOf = (path: string) => files.get(path) ?? { entries: new Map(), locale }
  const words = [...english.words].flatMap(([area, source]) => [
    ...translatedTexts(area, source, translationOf(`words/${area}.json`)).texts,
  ])
  return {
    folder: `${tag}/`,
    words: new Map(words),
    content: (path, value) => {
      const kind = kindOf(path)
      if (kind === undefined || kind === 'words') return value
      return composeFile(kind, value, translationOf(path)).value
    },
  }
}
