import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLiterals, type Literal } from './findLiterals.ts'
import { findTexts } from './findTexts.ts'
import { slipsOf, slipsOfSource } from './slips.ts'

/** What is shown by itself: every text in it would be read. */
const screens = ['src/app', 'src/pages', 'src/screens', 'src/ui', 'sw']
/** What hands texts on: a sentence in it can reach a screen. What begins with a small letter is a reason for the log. */
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
/** What the build prints in a terminal, what a PDF is made of, names in the list of licenses, and what is logged only. */
const forNobody =
  /(?:app\/services\/\w+|checkBudgets|measureSite|licenses|unfilled|siteOrigin|firebaseConfiguration|documents\/(?:contentStream|writePdf))\.ts$/
const beginsAsText = /^[“"]?\p{Lu}|^\$\d/u
const catalogue = ['src/words']
const documents = ['documents']

export interface CheckedWords {
  /** As `file:line: what is wrong`. */
  readonly problems: readonly string[]
  /** How many files were read. */
  readonly files: number
}

/** Where a screen under this root holds a sentence of its own, and where a sentence is not written as ours are. */
export function checkWords(root: string): CheckedWords {
  const problems: string[] = []
  let files = 0
  const say = (file: string, line: number, problem: string): void => {
    problems.push(`${file}:${line}: ${problem}`)
  }

  /** Every file of these folders with one of these endings; a folder that is not there has none. */
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
