import type { EnglishFiles } from '../englishFiles.ts'
import { hashOf } from '../hashOf.ts'
import { englishTexts } from '../read/englishTexts.ts'
import { translationText } from '../read/translationText.ts'
import type { InventedLanguage } from './inventions.ts'
import { inventText } from './inventText.ts'

/** The files of an invented language for today’s English, by their path in its folder. Every text is translated. */
export function inventLanguage(english: EnglishFiles, invented: InventedLanguage): ReadonlyMap<string, string> {
  const files = new Map([['language.json', `${JSON.stringify(invented.language, null, 2)}\n`]])
  for (const [path, texts] of englishTexts(english, invented.language.locale)) {
    const entries = texts
      .filter((text) => !('isOptional' in text && text.isOptional))
      .map(({ key, text }) => [key, { of: hashOf(text), text: inventText(text, invented) }] as const)
    if (entries.length > 0) files.set(path, translationText(entries))
  }
  return files
}
