import type { Plugin } from 'vite'
import { isFurtherLanguage } from '../../tools/languages/languageOfBuild.ts'
import site from '../../vite.config.ts'
import { changes, WORDS_FILE } from './changes.ts'

/** Makes the changes of a new version in the source. */
function changeSource(): Plugin {
  return {
    name: 'change-source',
    enforce: 'pre',
    transform(code, id) {
      const change = changes.find(({ file }) => id.endsWith(`/${file}`))
      if (change === undefined) return null
      const at = code.indexOf(change.source)
      // Another language has its own word there, which stays as it is.
      if (at === -1 && change.isWord && isFurtherLanguage()) return null
      if (at === -1) throw new Error(`${change.file} must contain ${change.source}`)
      const word = at + change.source.lastIndexOf(change.before)
      return { code: code.slice(0, word) + change.after + code.slice(word + change.before.length), map: null }
    },
  }
}

/** Lists the scripts that contain words of the interface. */
function listWords(): Plugin {
  return {
    name: 'list-words',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && part.moduleIds.some((id) => id.includes('/src/words/en/')) ? [part.fileName] : [],
      )
      this.emitFile({ type: 'asset', fileName: WORDS_FILE, source: JSON.stringify(files) })
    },
  }
}

export default { ...site, plugins: [...(site.plugins ?? []), changeSource(), listWords()] }
