/**
 * `npm run translations` prints how much of each language is translated, and the mistakes.
 *
 * - `-- --strict` fails if a text is not translated from today’s English.
 * - `-- --check` prints only the mistakes, and fails if there is one.
 * - `-- new <tag>` makes the folder of a language.
 * - `-- out <tag> <file.po>` writes every text for a translator’s program, and `-- in <tag> <file.po>` reads it again.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { allLanguages, type ChosenLanguage, editedLanguages } from './chosenLanguages.ts'
import { composeLanguage } from './compose/composeLanguage.ts'
import { englishFiles } from './englishFiles.ts'
import { newLanguage } from './newLanguage.ts'
import { importPo } from './po/importPo.ts'
import { poEntries } from './po/poEntries.ts'
import { poText } from './po/poText.ts'
import { readPo } from './po/readPo.ts'
import { readTranslation } from './read/readTranslation.ts'
import { translationText } from './read/translationText.ts'
import { coverageTable, isComplete } from './report/coverage.ts'
import { checkSpanish, isSpanish } from './spanish/checkSpanish.ts'

class WrongArgument extends Error {}

function report(command: string): void {
  const languages = allLanguages()
  if (languages.length === 0) {
    if (command !== '--check') console.log('English is the only language. Add one: npm run translations -- new es')
    return
  }
  const english = englishFiles()
  for (const { tag, name, locale, state, folders } of languages) {
    const translation = readTranslation(locale, folders, english)
    const { states, problems: mistakes } = composeLanguage(english, translation)
    const problems = [...mistakes, ...(isSpanish(locale) ? checkSpanish(translation) : [])]
    if (command !== '--check') console.log(`${tag}  ${name}, ${state}\n${coverageTable(states)}\n`)
    for (const problem of problems) console.log(problem)
    if (problems.length > 0 || (command === '--strict' && !isComplete(states))) process.exitCode = 1
  }
}

function startLanguage([tag = '']: readonly string[]): void {
  const file = relative(process.cwd(), newLanguage(tag, editedLanguages()))
  console.log(`Made ${file}.
Next: translate “offer” in it. Then write the texts for your program: npm run translations -- out ${tag} ${tag}.po`)
}

function writePo([tag = '', file = '']: readonly string[]): void {
  const { locale, folders } = languageOf(tag, file)
  const english = englishFiles()
  const entries = poEntries(english, readTranslation(locale, folders, english))
  writeFileSync(file, poText(tag, entries))
  console.log(
    `Wrote ${entries.length} texts to ${file}. Next: translate them, then npm run translations -- in ${tag} ${file}`,
  )
}

function takePo([tag = '', file = '']: readonly string[]): void {
  const { locale, folders } = languageOf(tag, file)
  const english = englishFiles()
  const translation = readTranslation(locale, folders, english)
  // A file that can't be read would lose its texts, because it is written again.
  if (translation.faults.length > 0) {
    throw new WrongArgument(`${translation.faults.join('\n')}\nNothing was changed. Mend this first.`)
  }
  const edited = join(editedLanguages(), tag)
  const others = readTranslation(
    locale,
    folders.filter(({ folder }) => folder !== edited),
    english,
  )
  const { files, faults } = importPo(readPo(readFileSync(file, 'utf8'), file), file, english, translation, others)
  for (const [path, entries] of files) {
    mkdirSync(dirname(join(edited, path)), { recursive: true })
    writeFileSync(join(edited, path), translationText(entries))
  }
  for (const path of translation.files.keys()) if (!files.has(path)) rmSync(join(edited, path), { force: true })
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
  console.log(`Read ${file} into ${relative(process.cwd(), edited)}. Next: npm run translations`)
}

function languageOf(tag: string, file: string): ChosenLanguage {
  const languages = allLanguages()
  const language = languages.find((one) => one.tag === tag)
  if (language === undefined)
    throw new WrongArgument(`There is no language “${tag}”. Add it: npm run translations -- new ${tag || 'es'}`)
  if (!file.endsWith('.po')) throw new WrongArgument('Name a file that ends in .po.')
  return language
}

const [command = '', ...values] = process.argv.slice(2)
try {
  if (command === 'new') startLanguage(values)
  else if (command === 'out') writePo(values)
  else if (command === 'in') takePo(values)
  else if (['', '--strict', '--check'].includes(command)) report(command)
  else throw new WrongArgument(`${command} is no command. There are new, out, in, --strict and --check.`)
} catch (error) {
  if (!(error instanceof WrongArgument)) throw error
  console.error(error.message)
  process.exitCode = 2
}
