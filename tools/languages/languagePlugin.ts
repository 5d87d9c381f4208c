import type { Plugin } from 'vite'
import type { Language } from '../../src/words/language.ts'
import type { OfferedLanguage } from '../../src/words/languages.ts'
import english from '../../src/words/language.json' with { type: 'json' }
import offered from '../../src/words/languages.json' with { type: 'json' }

export interface LanguageOfBuild {
  /** The language that this build is in. */
  readonly language: Language
  /** All languages of the site. */
  readonly languages: readonly OfferedLanguage[]
}

export const inEnglish: LanguageOfBuild = { language: english, languages: offered }

/**
 * Puts the language of a build, and the list of all languages of the site, in the place of English alone, which the
 * imports map of `package.json` names. Every build that contains `src/` needs it.
 */
export function languagePlugin({ language, languages }: LanguageOfBuild = inEnglish): Plugin {
  const values: Readonly<Record<string, unknown>> = { '#language': language, '#languages': languages }
  return {
    name: 'language',
    enforce: 'pre',
    config: ({ base = '/' }, { command }) => ({
      define: {
        // Tests and the development server are in English, and ask the list of languages itself.
        __HAS_LANGUAGES__: String(command !== 'build' || languages.length > 1),
        ...(command === 'build' && {
          'import.meta.env.HOME_URL': JSON.stringify(base + language.folder.replace(/\/$/, '')),
          'import.meta.env.PUBLIC_URL': JSON.stringify(base + language.folder),
          'import.meta.env.LOCALE': JSON.stringify(language.locale),
          'import.meta.env.IS_ENGLISH': String(language.locale.startsWith('en')),
        }),
      },
    }),
    resolveId: { filter: { id: /^#languages?$/ }, handler: (id) => `\0${id.slice(1)}` },
    load: {
      filter: { id: /^\0languages?$/ },
      handler: (id) => ({ code: `export default ${JSON.stringify(values[`#${id.slice(1)}`])}`, moduleType: 'js' }),
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', htmlTag(language))
        .replace('manifest.webmanifest', `${language.folder}manifest.webmanifest`),
  }
}

function htmlTag({ tag, dir }: Language): string {
  return dir === 'ltr' ? `<html lang="${tag}">` : `<html lang="${tag}" dir="${dir}">`
}
