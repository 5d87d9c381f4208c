/**
 * Writes the invented languages for tests. Each translates all of today’s English.
 * Run: npx tsx tools/languages/invented/write.ts <folder>
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { englishFiles } from '../englishFiles.ts'
import { inventedLanguages } from './inventions.ts'
import { inventLanguage } from './inventLanguage.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name a folder: npx tsx tools/languages/invented/write.ts <folder>')
const english = englishFiles()
for (const invented of inventedLanguages) {
  for (const [path, text] of inventLanguage(english, invented)) {
    const file = join(folder, invented.tag, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  console.log(`Wrote ${join(folder, invented.tag)}.`)
}
