import type { Plugin } from 'vite'

/** Only a choice of languages needs these modules. */
export const LANGUAGE_MODULES = [
  'language',
  'languages',
  'languageChoice',
  'LanguageEntries',
  'LanguageOf',
  'LanguageOffers',
  'LanguageSettings',
  'GoOn',
  'HomeLanguages',
  'LanguageButtons',
  'followLanguages',
]
const IMPORTS = new RegExp(String.raw`^import [^'\n]* from '[^'\n]*/(?:${LANGUAGE_MODULES.join('|')})'\n`, 'gmu')

/** Names that only these modules export. The bundler shortens no name that it doesn't know. */
const LEFT = /\b(?:languageChoice|followLanguages|otherLanguages|languagesWords)\b/u

/** The marks of texts, for a site whose texts have none. They are the exports of src/core/curriculum/languageMark.ts. */
const MARK = /\/src\/core\/curriculum\/languageMark\.ts$/u
const NO_MARKS = `
export const OLD_SIGN = ''
export const marked = (text) => text
export const readMark = (text) => ({ text, isOld: false })
export const markedParts = (text) => [{ text, isOld: false }]
export const openMark = () => ''
`

/**
 * Removes the imports of modules that a site with one language doesn't need. Their uses are behind `__HAS_LANGUAGES__`,
 * and the bundler removes these. It would still keep the imports, and order the scripts by them.
 */
export function withoutLanguages(): Plugin {
  let isAlone = false
  return {
    name: 'without-languages',
    apply: 'build',
    configResolved({ define }) {
      isAlone = define?.['__HAS_LANGUAGES__'] === 'false'
    },
    load: {
      filter: { id: MARK },
      handler: () => (isAlone ? { code: NO_MARKS, moduleType: 'js' } : undefined),
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/.*\.tsx?$/u, code: /__HAS_LANGUAGES__/u },
      handler: (code) => (isAlone ? { code: code.replace(IMPORTS, ''), map: null } : undefined),
    },
    generateBundle(_, bundle) {
      if (!isAlone) return
      for (const file of Object.values(bundle)) {
        const [name] = (file.type === 'chunk' && LEFT.exec(file.code)) || []
        if (name !== undefined) this.error(`${file.fileName} uses ${name} outside of __HAS_LANGUAGES__.`)
      }
    },
  }
}
