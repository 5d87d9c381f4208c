import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { site } from '../../src/site.ts'
import { parseDocument } from './documents/documentText.ts'
import { writePdf } from './documents/writePdf.ts'

/** What `{name}` in a document stands for. */
const values = {
  site: site.name,
  description: site.description,
  email: site.email,
  version: site.version.replace(/^v/, ''),
}
const data = {
  publisher: site.name,
  language: 'en-US',
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
}

/** A text of `documents/`, as the PDF that is served. @throws naming the file and what is wrong in it */
export function documentPdf(path: string): Buffer {
  try {
    return writePdf(parseDocument(readFileSync(path, 'utf8'), values), data)
  } catch (error) {
    throw new Error(`documents/${basename(path)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Makes dist/documents/*.pdf out of documents/*.md, and refuses a site that links to one which is not there. */
export function documentFiles(): Plugin {
  let root = ''
  return {
    name: 'document-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
      // The text says that nothing leaves the device. Once a backup is set up, that sentence is no longer true.
      if (Object.keys(config.env).some((name) => name.startsWith('VITE_FIREBASE_'))) {
        config.logger.warn(
          'A backup service is configured: documents/privacy-policy.md must name it, and say what is sent to it, before you publish.',
        )
      }
    },
    generateBundle() {
      const folder = join(root, 'documents')
      const made = readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => {
          const fileName = `documents/${name.replace(/\.md$/, '.pdf')}`
          this.emitFile({ type: 'asset', fileName, source: documentPdf(join(folder, name)) })
          return `/${fileName}`
        })
      const missing = Object.values(site.documents).filter(
        (path) => path.startsWith('/documents/') && !made.includes(path),
      )
      if (missing.length > 0)
        throw new Error(`src/site.ts links to ${missing.join(', ')}, made from no file in documents/.`)
    },
  }
}
