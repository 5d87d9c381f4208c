import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTag } from './chosenLanguages.ts'
import type { LanguageFile } from './read/languageFile.ts'

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/**
 * Makes the folder of a new language. It is a draft.
 *
 * @throws if the tag is no tag, or if the language is there already
 */
export function newLanguage(tag: string, languages: string): string {
  if (!isTag(tag)) throw new Error(`“${tag}” is not the tag of another language. Name it like “es” or “pt-BR”.`)
  const folder = join(languages, tag)
  const file = join(folder, 'language.json')
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(languageOf(tag), null, 2)}\n`)
  return file
}

/** The first form of `language.json`. Money and dates are as the US writes them in that language. */
export function languageOf(tag: string): LanguageFile {
  const { language, region, script = '' } = new Intl.Locale(tag).maximize()
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const name = own.slice(0, 1).toLocaleUpperCase(tag) + own.slice(1)
  const isRegional = tag.includes('-') && region !== undefined
  return {
    name,
    dir: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    locale: isRegional ? tag : `${language}-US`,
    state: 'draft',
    offer: `This site is also in ${name}.`,
  }
}
