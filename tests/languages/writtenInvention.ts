import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { EnglishFiles } from '../../tools/languages/englishFiles'
import type { InventedLanguage } from '../../tools/languages/invented/inventions'
import { inventLanguage } from '../../tools/languages/invented/inventLanguage'
import { readTranslation, type Translation } from '../../tools/languages/read/readTranslation'

/** Writes files into a folder of their own, until the test is over. */
export function writtenFiles(files: Iterable<readonly [path: string, text: string]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** An invented language, written and read again. */
export function writtenInvention(english: EnglishFiles, invented: InventedLanguage): Translation {
  const folder = writtenFiles(inventLanguage(english, invented))
  return readTranslation(invented.language.locale, [{ folder, mayHaveMore: false }], english)
}
