import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isFurtherLanguage } from '../languages/languageOfBuild.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))
const source = pathOf('src/')
const marks = pathOf('src/app/marks/')
const ours: Readonly<Record<string, string>> = {
  'react/jsx-runtime': pathOf('src/app/marks/jsxRuntime.ts'),
  'react/jsx-dev-runtime': pathOf('src/app/marks/jsxDevRuntime.ts'),
}

/**
 * Makes the elements of `src/` with the functions of src/app/marks, which give a marked text its language. Then no screen
 * can forget to do it. English needs none of it, because nothing in English has a mark.
 */
export function markedTexts(isUsed = isFurtherLanguage()): Plugin {
  return {
    name: 'marked-texts',
    enforce: 'pre',
    resolveId(id, importer) {
      const isAsked = importer?.startsWith(source) === true && !importer.startsWith(marks)
      return isUsed && isAsked ? ours[id] : undefined
    },
  }
}
