import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { type Site, site } from '../../src/site.ts'
import { readFirebase } from './firebaseConfiguration.ts'
import { parseDocument } from './documents/documentText.ts'
import { writePdf } from './documents/writePdf.ts'

/** The sentences of the privacy policy that say which kind of copy of the site this is. */
const backup = {
  none: {
    backupInShort: 'They are not sent anywhere: no backup is connected to this copy of the site.',
    backup:
      'This copy of the site has no such accounts. Its accounts are kept on your device only, and nothing of this section is sent. The rest of it is for copies that are connected to a backup.',
  },
  firebase: {
    backupInShort: 'They leave it only if you sign in to an account, which keeps a copy at a service of Google.',
    backup:
      'This copy of the site has such accounts. You do not need one to learn, and learning on this device without one sends nothing of what follows.',
  },
}

/** What `{name}` in a document stands for. */
const values = {
  site: site.name,
  description: site.description,
  version: site.version.replace(/^v/, ''),
}

/** Sentences that depend on whether somebody reads mail here. */
function mailSentences({ email }: Site) {
  if (email === '') {
    const ask = 'This copy of the site names no mailbox. Ask the organization that runs it'
    return {
      deletion: `${ask} to have the account and its record deleted.`,
      policyQuestions: `${ask} if you have questions about this policy.`,
      termsQuestions: `${ask} if you have questions about these terms.`,
      contactForm: 'This copy of the site has no contact form.',
    }
  }
  return {
    deletion: `To have the account and its record deleted, write to ${email} from its e-mail address.`,
    policyQuestions: `Questions about this policy: ${email}`,
    termsQuestions: `Questions about these terms: ${email}`,
    contactForm:
      'The form on the contact page opens your own mail program. The page sends nothing. If you then send the message, it goes through your mail provider to ours, and we keep it as long as we need it to answer you.',
  }
}

const data = {
  publisher: site.name,
  language: 'en-US',
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
}

/**
 * A text of `documents/`, as the PDF that is served.
 *
 * @param kind whether accounts of this site are backed up, and where
 * @param of the organization whose mailbox it names
 * @throws naming the file and what is wrong in it
 */
export function documentPdf(path: string, kind: keyof typeof backup = 'none', of: Site = site): Buffer {
  try {
    return writePdf(
      parseDocument(readFileSync(path, 'utf8'), { ...values, ...backup[kind], ...mailSentences(of) }),
      data,
    )
  } catch (error) {
    throw new Error(`documents/${basename(path)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Makes dist/documents/*.pdf out of documents/*.md, and refuses a site that links to one which is not there. */
export function documentFiles(): Plugin {
  let root = ''
  let kind: keyof typeof backup = 'none'
  return {
    name: 'document-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
      // The same variables as the code of the backup: a text that says less than the code does would be a lie.
      kind = readFirebase(config.env) === null ? 'none' : 'firebase'
    },
    generateBundle() {
      const folder = join(root, 'documents')
      const made = readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => {
          const fileName = `documents/${name.replace(/\.md$/, '.pdf')}`
          this.emitFile({ type: 'asset', fileName, source: documentPdf(join(folder, name), kind) })
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
