import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readMark } from '../../src/core/curriculum/languageMark.ts'
import { chosenOrganization, ourFolder } from '../organization/chosenOrganization.ts'
import { site } from '../organization/chosenSite.ts'
import { translatedOrganization } from '../languages/translationPlugin.ts'
import type { TranslatedSite } from '../languages/translatedSite.ts'
import { filledDocument, type KindOfBackup } from './documentFiles.ts'
import { documentsOf } from './documents/documentsOf.ts'
import type { DocumentBlock, Run } from './documents/documentText.ts'

/**
 * The documents of the organization in a language, as `#documents` in the modules of `src/`.
 *
 * @param kind the backup of this site's accounts, if any
 */
export function documentPages(translated: TranslatedSite, kind: KindOfBackup, base: string): Plugin {
  const { folder, content } = translated
  const chosen = chosenOrganization()
  const pages = () =>
    documentsOf([ourFolder, chosen.folder]).map(([name, file]) => {
      const id = name.replace(/\.md$/, '')
      const made = content.get(`documents/${id}.json`)
      const text = typeof made === 'string' ? made : readFileSync(file, 'utf8')
      const { title, blocks } = filledDocument(text, kind, {
        ...site,
        ...translatedOrganization(chosen, translated),
      })
      return { path: `${base}${folder}documents/${id}`, title: readMark(title).text, blocks: blocks.map(withLanguage) }
    })
  return {
    name: 'document-pages',
    enforce: 'pre',
    resolveId: { filter: { id: /^#documents$/ }, handler: () => '\0documents' },
    load: {
      filter: { id: /^\0documents$/ },
      handler: () => ({ code: `export default ${JSON.stringify(pages())}`, moduleType: 'js' }),
    },
  }
}

/** The block without marks, and with its language if that isn't the one of the page. */
function withLanguage(block: DocumentBlock): DocumentBlock & { readonly lang?: string } {
  const items = block.kind === 'list' ? block.items : [block.runs]
  const isMarked = items.some((item) => item.some(({ text }) => readMark(text).lang !== undefined))
  const bare = items.map((item) => item.map((run): Run => ({ ...run, text: readMark(run.text).text })))
  const lang = isMarked ? { lang: 'en' } : {}
  return block.kind === 'list' ? { ...block, ...lang, items: bare } : { ...block, ...lang, runs: bare[0] ?? [] }
}
