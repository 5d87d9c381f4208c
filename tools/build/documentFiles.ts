import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Site } from '../../src/site.ts'
import { chosenOrganization, ourFolder } from '../organization/chosenOrganization.ts'
import { site } from '../organization/chosenSite.ts'
import { ownWords } from '../organization/ownWords.ts'
import * as documents from '../../src/words/en/documents.ts'
import { readFirebase } from './firebaseConfiguration.ts'
import { documentsOf } from './documents/documentsOf.ts'
import { type DocumentText, parseDocument } from './documents/documentText.ts'
import { writePdf } from './documents/writePdf.ts'

const { documentWords, mailSentences } = await ownWords('documents', documents)

const data = {
  publisher: site.name,
  language: 'en-US',
  pageOf: documentWords.pageOf,
}

/**
 * Renders a text of an organization's `documents/` as the PDF that the site serves.
 *
 * @param kind the backup of this site's accounts, if any
 * @param of the organization whose email address it names
 * @throws naming the file and what is wrong in it
 */
export function documentPdf(path: string, kind: KindOfBackup = 'none', of: Site = site): Buffer {
  try {
    const text = readFileSync(path, 'utf8')
    return writePdf(filledDocument(text, kind, of), { ...data, changedOn: lastChange(text) })
  } catch (error) {
    throw new Error(`documents/${basename(path)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Whether accounts of the site are backed up, which the documents say. */
export type KindOfBackup = keyof typeof documentWords.backup

/**
 * Parses the text of a document, with the values of this site in it.
 *
 * @throws naming what is wrong in the text
 */
export function filledDocument(text: string, kind: KindOfBackup, of: Site = site): DocumentText {
  const { name, description, version } = of
  const values = { site: name, description, version: version.replace(/^v/, '') }
  return parseDocument(text, { ...values, ...documentWords.backup[kind], ...mailSentences(of) })
}

function lastChange(text: string): Date {
  const day = /last changed on (\w+ \d{1,2}, \d{4})\./.exec(text)?.[1]
  const date = new Date(`${day ?? ''} 12:00 UTC`)
  if (Number.isNaN(date.getTime())) throw new Error('It must say “last changed on November 22, 2026.” with its day.')
  return date
}

/** Makes dist/documents/*.pdf from the documents of the organization, and from ours that it doesn't replace. Rejects a site that links to a document that doesn't exist. */
export function documentFiles(): Plugin {
  let kind: KindOfBackup = 'none'
  return {
    name: 'document-files',
    apply: 'build',
    configResolved(config) {
      // These are the variables of the backup code, so that the text always matches what the code does.
      kind = readFirebase(config.env) === null ? 'none' : 'firebase'
    },
    generateBundle() {
      const made = documentsOf([ourFolder, chosenOrganization().folder]).map(([name, path]) => {
        const fileName = `documents/${name.replace(/\.md$/, '.pdf')}`
        this.emitFile({ type: 'asset', fileName, source: documentPdf(path, kind) })
        return `/${fileName}`
      })
      const missing = Object.values(site.documents).filter(
        (path) => path.startsWith('/documents/') && !made.includes(path),
      )
      if (missing.length > 0)
        throw new Error(`The organization links to ${missing.join(', ')}, made from no file in its documents/.`)
    },
  }
}
