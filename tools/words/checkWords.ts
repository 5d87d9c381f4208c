import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLiterals, type Literal } from './findLiterals.ts'
import { slipsOf, slipsOfSource } from './slips.ts'

/** Folders whose every text is visible. */
const screens = ['src/app', 'src/pages', 'src/screens', 'src/ui', 'sw']
/**
 * Folders that pass texts on, so that a sentence in them can reach a screen. A text that begins with a small letter is a
 * reason for the log.
 */
const sources = [
  'src/core/progress',
  'src/core/curriculum',
  'src/data/store',
  'src/data/replication',
  'src/platform',
  'src/core/finance',
  'src/core/practice',
  'tools/build',
]
/**
 * Files whose texts are no interface: terminal output of the build, parts of a PDF, names in the list of licenses, and
 * log messages.
 */
const forNobody =
  /(?:app\/services\/\w+|checkBudgets|measureSite|licenses|unfilled|siteOrigin|firebaseConfiguration|documents\/(?:contentStream|writePdf))\.ts$/
const beginsAsText = /^[“"]?\p{Lu}|^\$\d/u
const catalogue = ['src/words']
const documents = ['organizations']

export interface CheckedWords {
  /** As `file:line: problem`. */
  readonly problems: readonly string[]
  /** The number of files that were read. */
  readonly files: number
}

/** Finds sentences outside the catalog in a screen under this root, and spellings that differ from ours. */
export function checkWords(root: string): CheckedWords {
  const problems: string[] = []
  let files = 0
  const say = (file: string, line: number, problem: string): void => {
    problems.push(`${file}:${line}: ${problem}`)
  }

  /** Every file of these folders with one of these endings. A missing folder has none. */
  function* filesIn(folders: readonly string[], ending: RegExp): Generator<readonly [file: string, text: string]> {
    for (const folder of folders) {
      if (!existsSync(join(root, folder))) continue
      for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
        if (!ending.test(name)) continue
        files += 1
        const file = `${folder}/${name.replaceAll('\\', '/')}`
        yield [file, readFileSync(join(root, file), 'utf8')]
      }
    }
  }
  const belongs = (file: string, found: readonly Literal[]): void => {
    for (const { line, text } of found) say(file, line, `“${text}” belongs into src/words/en`)
  }

  for (const [file, source] of filesIn(screens, /\.(?:tsx?|html)$/)) {
    if (forNobody.test(file)) continue
    belongs(file, file.endsWith('.html') ? findTexts(source) : findLiterals(file, source))
  }
  for (const [file, source] of filesIn(sources, /\.tsx?$/)) {
    if (forNobody.test(file)) continue
    belongs(
      file,
      findLiterals(file, source).filter(({ text }) => beginsAsText.test(text)),
    )
  }
  for (const [file, source] of filesIn(catalogue, /\.ts$/)) {
    for (const { line, text } of slipsOfSource(file, source)) say(file, line, text)
  }
  for (const [file, text] of filesIn(documents, /\.md$/)) {
    text.split('\n').forEach((line, index) => slipsOf(line).forEach((slip) => say(file, index + 1, slip)))
  }
  return { problems, files }
}

/** The texts of a handwritten page, which belong into `src/words/en`. `{{name}}` is a placeholder for one. */
function findTexts(html: string): readonly Literal[] {
  // Styles keep their line breaks, so that later line numbers stay correct.
  const page = html.replaceAll(/<style>[^]*?<\/style>|<!--[^]*?-->|\{\{\w+\}\}/g, (part) =>
    part.replaceAll(/[^\n]/g, ''),
  )
  return [...page.matchAll(/>([^<]*\p{L}[^<]*)|\s(?:alt|title|placeholder|aria-label)="([^"]*\p{L}[^"]*)"/gu)].map(
    (found) => {
      const text = found[1] ?? found[2] ?? ''
      const start = found.index + found[0].indexOf(text.trimStart())
      return { line: page.slice(0, start).split('\n').length, text: text.replaceAll(/\s+/g, ' ').trim() }
    },
  )
}
