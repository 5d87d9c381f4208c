import type { OfferedLanguage } from '../../src/words/languages.ts'
import { type ChosenLanguage, chosenLanguages } from './chosenLanguages.ts'
import { inEnglish, type LanguageOfBuild } from './languagePlugin.ts'

/** The variable that names the language of a build. A build without it is in English, and makes all the others. */
export const LANGUAGE_TAG = 'LANGUAGE_TAG'

/**
 * The language that this build is in, and all languages of the site.
 *
 * @throws naming the tag, if the site has no such language
 */
export function languageOfBuild(
  tag = process.env[LANGUAGE_TAG] ?? '',
  chosen: readonly ChosenLanguage[] = chosenLanguages().languages,
): LanguageOfBuild {
  const offered = chosen.map(({ tag: own, name, dir, offer }) => ({ tag: own, name, dir, offer, folder: `${own}/` }))
  const languages: readonly OfferedLanguage[] = [...inEnglish.languages, ...offered]
  if (tag === '' || tag === inEnglish.language.tag) return { language: inEnglish.language, languages }
  const found = chosen.find((other) => other.tag === tag)
  if (found === undefined) throw new Error(`${LANGUAGE_TAG} is ${tag}, and the site has no such language.`)
  const { name, dir, locale } = found
  return { language: { tag, name, dir, locale, folder: `${tag}/` }, languages }
}

/** Whether this build is one of the further languages of a site, which the build in English has begun. */
export function isFurtherLanguage(): boolean {
  return languageOfBuild().language.folder !== ''
}
