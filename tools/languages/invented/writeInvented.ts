import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { englishFiles } from '../englishFiles.ts'
import { type InventedLanguage, inventedLanguages } from './inventions.ts'
import { inventLanguage } from './inventLanguage.ts'

/** Writes invented languages for tests into a folder. Each translates all of today’s English. */
export function writeInvented(folder: string, languages: readonly InventedLanguage[] = inventedLanguages): void {
  const english = englishFiles()
  for (const invented of languages) {
    for (const [path, text] of inventLanguage(english, invented)) {
      const file = join(folder, invented.tag, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  }
}
